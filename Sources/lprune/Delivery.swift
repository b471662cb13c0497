import Diagnostics
import Disk
import Model
import Report

/// The reports of a run on their way to standard output and to files.
struct Delivery: ~Copyable {
}
