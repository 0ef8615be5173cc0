"""Worker processes: opponents, guarded bots, parsers and the games of an arena all run in them."""
