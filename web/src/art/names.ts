/** The symbols of icons.svg. */
// prettier-ignore
export type IconName =
  | "ship" | "path" | "task" | "bonfire" | "guardian" | "gnome" | "any" | "blossom" | "fruit" | "herb" | "shell" | "root"
  | "gold" | "crystal-easy" | "crystal-mid" | "crystal-hard" | "novice" | "offering" | "star" | "hourglass" | "helper" | "scout"
  | "ranger" | "warden" | "gear" | "banner" | "flame" | "fame" | "strength" | "senses" | "speed" | "dragon" | "wyrm" | "hero"
  | "tent" | "mug" | "peak" | "nest" | "tower" | "crate" | "drop" | "leaf" | "crown" | "shield" | "plus" | "undo" | "rotate"
  | "check" | "lock" | "play" | "help" | "moon" | "globe" | "speaker" | "rune0" | "rune1" | "rune2" | "rune3" | "rune4" | "rune5"
  | "rune6" | "sun" | "mute" | "cog" | "close" | "menu" | "home" | "chat" | "list" | "note" | "bulb" | "copy" | "share" | "link"
  | "user" | "users" | "bot" | "clock" | "chevron-left" | "chevron-right" | "chevron-down" | "pause" | "live" | "step-forward"
  | "step-back" | "since" | "restart" | "branch" | "chart" | "trophy" | "download" | "upload" | "book" | "eye" | "trash"
  | "pencil" | "bell" | "keyboard" | "send" | "sheet" | "offline" | "minus" | "text" | "lesson" | "dice"
  | "dots" | "leave" | "block" | "flag";
