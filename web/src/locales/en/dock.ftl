# The dock below a table: what is asked, what is proposed, the one button.
dock = What to do
dock-act-ends = { $act } · ends turn
dock-choose = Choose the rest first
dock-nothing = Nothing chosen yet
dock-waits = Waiting for { $name }
dock-seals = This reveals something and can’t be undone.
dock-kept = Nothing is played yet. Pick something else to change your mind.
dock-skip = Skip to your decision
