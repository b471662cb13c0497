print("lprune")
