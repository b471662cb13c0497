// The calls that Swift's Glibc module hides, and those whose shape differs between Linux and macOS.
#ifndef LPRUNE_SYSTEM_H
#define LPRUNE_SYSTEM_H

#include <errno.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__linux__)
// Nothing that Swift's Glibc module has as well: a type that two modules define belongs to neither
// for a file that imports only one. The calls are declared here for the same reason.
#include <linux/stat.h>
#include <sys/syscall.h>

extern long syscall(long number, ...);
extern long flistxattr(int file, char *names, size_t size);
extern long fgetxattr(int file, const char *name, void *value, size_t size);
extern int fsetxattr(int file, const char *name, const void *value, size_t size, int flags);
#else
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#endif

// What a name stands for; times in seconds and nanoseconds since 1970, birth 0 where it is not kept.
struct lprune_status {
  uint64_t device, inode, links, size;
  uint32_t mode, owner, group;
  int64_t accessed_seconds, accessed_nanoseconds;
  int64_t modified_seconds, modified_nanoseconds;
  int64_t birth_seconds, birth_nanoseconds;
  // 1 where another file system, or another part of this one, is known to begin here.
  int is_mount;
};

// Reads the status of `name` in `folder` without following a link, or of `folder` itself where the
// name is empty; 0, or -1 and errno.
static inline int lprune_status_at(int folder, const char *name, struct lprune_status *out) {
#if defined(__linux__)
  struct statx status;
  if (syscall(SYS_statx, folder, name, 0x100 /* AT_SYMLINK_NOFOLLOW */ | 0x1000 /* AT_EMPTY_PATH */,
              STATX_BASIC_STATS | STATX_BTIME, &status) != 0)
    return -1;
  out->device = (uint64_t)status.stx_dev_major << 32 | status.stx_dev_minor;
  out->inode = status.stx_ino;
  out->links = status.stx_nlink;
  out->size = status.stx_size;
  out->mode = status.stx_mode;
  out->owner = status.stx_uid;
  out->group = status.stx_gid;
  out->accessed_seconds = status.stx_atime.tv_sec;
  out->accessed_nanoseconds = status.stx_atime.tv_nsec;
  out->modified_seconds = status.stx_mtime.tv_sec;
  out->modified_nanoseconds = status.stx_mtime.tv_nsec;
  int isBirthKept = (status.stx_mask & STATX_BTIME) != 0;
  out->birth_seconds = isBirthKept ? status.stx_btime.tv_sec : 0;
  out->birth_nanoseconds = isBirthKept ? status.stx_btime.tv_nsec : 0;
  // Part of a file system can be mounted anywhere in it, and has the same device there.
  out->is_mount = (status.stx_attributes & 0x2000 /* STATX_ATTR_MOUNT_ROOT */) != 0;
#else
  struct stat status;
  if ((name[0] == 0 ? fstat(folder, &status) : fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW)) != 0)
    return -1;
  out->device = (uint64_t)(uint32_t)status.st_dev;
  out->inode = status.st_ino;
  out->links = status.st_nlink;
  out->size = (uint64_t)status.st_size;
  out->mode = status.st_mode;
  out->owner = status.st_uid;
  out->group = status.st_gid;
  out->accessed_seconds = status.st_atimespec.tv_sec;
  out->accessed_nanoseconds = status.st_atimespec.tv_nsec;
  out->modified_seconds = status.st_mtimespec.tv_sec;
  out->modified_nanoseconds = status.st_mtimespec.tv_nsec;
  out->birth_seconds = status.st_birthtimespec.tv_sec;
  out->birth_nanoseconds = status.st_birthtimespec.tv_nsec;
  // Whatever is mounted has a device of its own.
  out->is_mount = 0;
#endif
  return 0;
}

// Opens the path `path` below `folder` for reading without following a link anywhere in it; -1 and
// ENOSYS where the system cannot promise that in one call.
static inline int lprune_open_below(int folder, const char *path, int flags) {
#if defined(__linux__)
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)flags, 0, 0x04 /* RESOLVE_NO_SYMLINKS */ | 0x08 /* RESOLVE_BENEATH */};
  int file = (int)syscall(437 /* openat2, on every architecture */, folder, path, &how, sizeof how);
  // Filters of system calls that do not know this one answer EPERM.
  if (file < 0 && errno == EPERM) errno = ENOSYS;
  return file;
#elif defined(O_NOFOLLOW_ANY)
  return openat(folder, path, flags | O_NOFOLLOW_ANY);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Opens the absolute path `path` without following a link anywhere in it; -1 and ENOSYS where the system
// cannot promise that in one call.
static inline int lprune_open_straight(const char *path, int flags) {
#if defined(__linux__)
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)flags, 0, 0x04 /* RESOLVE_NO_SYMLINKS */};
  int file = (int)syscall(437, -100 /* AT_FDCWD */, path, &how, sizeof how);
  if (file < 0 && errno == EPERM) errno = ENOSYS;
  return file;
#elif defined(O_NOFOLLOW_ANY)
  return open(path, flags | O_NOFOLLOW_ANY);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Renames without ever replacing what has the new name: EEXIST.
static inline int lprune_rename_exclusively(int from, const char *name, int to, const char *newName) {
#if defined(__linux__)
  return (int)syscall(SYS_renameat2, from, name, to, newName, 1 /* RENAME_NOREPLACE */);
#else
  return renameatx_np(from, name, to, newName, RENAME_EXCL);
#endif
}

// Gives two entries each other's place.
static inline int lprune_exchange(int from, const char *name, int to, const char *other) {
#if defined(__linux__)
  return (int)syscall(SYS_renameat2, from, name, to, other, 2 /* RENAME_EXCHANGE */);
#else
  return renameatx_np(from, name, to, other, RENAME_SWAP);
#endif
}

static inline long lprune_list_attributes(int file, char *names, size_t size) {
#if defined(__linux__)
  return flistxattr(file, names, size);
#else
  return flistxattr(file, names, size, 0);
#endif
}

static inline long lprune_get_attribute(int file, const char *name, void *value, size_t size) {
#if defined(__linux__)
  return fgetxattr(file, name, value, size);
#else
  return fgetxattr(file, name, value, size, 0, 0);
#endif
}

static inline int lprune_set_attribute(int file, const char *name, const void *value, size_t size) {
#if defined(__linux__)
  return fsetxattr(file, name, value, size, 0);
#else
  return fsetxattr(file, name, value, size, 0, 0);
#endif
}

#endif
