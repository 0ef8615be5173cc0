"""A large net that learns by playing against itself, thousands of games side by side, and teaches the small one that a game ships with."""
