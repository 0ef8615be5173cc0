//# allFunctionsCalledOnLoad
var e=`### Texts of the box editor and of shared component sets.

## The editor
box = Box editor
box-about = Do you own the printed game? Many printed values are not public, so some of ours are made up. Enter what is printed on your copy and play with it.
box-name = Name of the set
box-kept = Draft saved on this device
box-saved = Set saved
box-compared = { $done } of { $all } compared
box-compared-label = How much you have compared
box-print = Print sheet
box-export = Export
box-import = Import
box-save = Save set
box-share-title = Link to this set
box-groups = What is in the box
box-components = Components
box-filter = Show
box-filter-all = All
box-filter-left = To compare
box-filter-changed = Changed
box-none-left = Nothing left to compare here.
box-none-changed = Everything here is as shipped.
box-add = Add
box-remove = Remove
box-remove-entry = Remove number { $number }
box-less = { $field }: less
box-more = { $field }: more
box-as-shipped = As shipped
box-same = Same as my copy
box-previous = Previous
box-next = Next
box-afresh = Start again from the shipped set

## The check
box-check = Check
box-problems =
    { $number ->
        [one] { $number } problem
       *[other] { $number } problems
    }
box-no-problems = No problems
box-checked = Checked as you go
box-checking = Checking…
box-offline = The server can’t be reached; we’ll check this later.
box-show = Show
box-rule = Rule { $rule }
box-fix-set = Set { $field } to { $value }
box-fix-remove = Remove it
box-fix-add = Add it
box-try = Try this set
box-try-help = You can play and share a set once it has no problems.
box-marks = Where a value comes from
box-mark-R = from the rulebook
box-mark-S = from another public source
box-mark-D = follows from the rulebook
box-mark-C = made up by us: please compare
box-mark-ok = you have compared it
box-keys = Keys: use the arrows to move around, Enter for “same as my copy” and the next one, Tab for the fields. In a field, Enter takes you on too.
box-sheet-help = Tick what is the same on your copy, and write down what differs.

## What can be wrong with any set
wrong-unknown = “{ $name }” doesn’t belong here.
wrong-missing = This is missing.
wrong-words =
    { $found ->
        [0] There are none here
        [one] There is { $found } here
       *[other] There are { $found } here
    }; there should be { $least } to { $most }.
wrong-number = { $found } isn’t possible; choose a number from { $least } to { $most }.
wrong-word = “{ $found }” isn’t possible here; choose one from the list.
wrong-twice = “{ $found }” is used elsewhere too; each one can appear only once.
wrong-absent = Each one must appear once; missing: { $absent }.
wrong-kind = This is the wrong kind of value.
wrong-entries =
    { $found ->
        [0] There are none
        [one] There is { $found }
       *[other] There are { $found }
    }; there should be { $expected }.
wrong-name = Give the set a name.
wrong-toml = This file is not valid TOML: { $found }.

## Sets that are kept
box-sets = Your component sets
box-no-sets = No set saved yet. Choose a game above and enter what is printed on your copy.
box-unnamed = Set without a name
box-sound = ready to play
box-draft = draft with problems
box-edit = Edit
box-play = Play with it
box-copy = Copy into my sets
box-unshare = Stop sharing
box-delete = Delete
box-shared-by = A component set for { $game }, shared by { $name }
box-shared-help = These are the values printed on another copy of the game. Games played with this set are labelled.
box-delete-title = Delete this set?
box-delete-text = “{ $name }” and its link will be gone for good. Games that use it go on.
box-afresh-title = Start again?
box-afresh-text = Everything you have entered and compared since you last saved will be lost.
box-import-title = Replace your draft with this file?
box-open = Open it
box-open-title = Open “{ $name }”?
box-open-text = This device holds a draft of “{ $draft }” with changes you have not saved. They will be lost if you open another set now.
`;export{e as default};