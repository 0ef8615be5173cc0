/** The order of the rules reference, and where the rules and pieces of the games are explained. */
import type { Title } from "./types";

export interface Chapter {
  id: string;
  slugs: string[];
}

export const CHAPTERS: Record<Title, Chapter[]> = {
  bonfire: [
    {
      id: "table",
      slugs: [
        "overview", "islands", "resources", "city",
      ],
    },
    {
      id: "setup",
      slugs: [
        "setup-tasks", "setup-board", "setup-city", "first-tile",
      ],
    },
    {
      id: "turn",
      slugs: [
        "turn", "out", "fate-tile", "fate-place", "fate-gain", "pay-tiles", "pay-resources", "paying",
      ],
    },
    {
      id: "actions",
      slugs: [
        "build", "new-display", "ship", "task", "guardian", "procession", "yield", "great-bonfire", "rewards", "portals", "gnome",
      ],
    },
    {
      id: "fires",
      slugs: [
        "ignite", "conditions", "common-tasks", "bonus-action", "council", "bonus-gold", "bonus-path", "bonus-guardian",
        "bonus-great-bonfire", "bonus-specialist", "bonus-move", "bonus-ship", "bonus-fate",
      ],
    },
    {
      id: "end",
      slugs: [
        "countdown", "passing", "scoring", "winner", "example",
      ],
    },
    {
      id: "solo",
      slugs: [
        "solo", "tom-turn", "tom-cards", "tom-commons", "solo-end", "handicap",
      ],
    },
    {
      id: "gnomes",
      slugs: [
        "gnome-crowd-keeper", "gnome-pacemaker", "gnome-gift-bearer", "gnome-storyteller", "gnome-twin-dyer", "gnome-gardener",
        "gnome-usher", "gnome-pavior", "gnome-haggler", "gnome-pink-acolyte", "gnome-grey-acolyte", "gnome-brown-acolyte",
        "gnome-blue-acolyte", "gnome-packer", "gnome-recruiter", "gnome-star-reader", "gnome-herald", "gnome-lantern-bearer",
        "gnome-town-crier", "gnome-gatekeeper", "gnome-helmsman", "gnome-fire-turner", "gnome-fire-steward", "gnome-delegate",
        "gnome-portal-smith", "gnome-envoy", "gnome-bridge-builder", "gnome-elder-of-paths", "gnome-elder-of-fate",
        "gnome-elder-of-portals", "gnome-elder-of-tasks", "gnome-elder-of-guardians", "gnome-elder-of-gnomes",
      ],
    },
  ],
  emberheart: [
    {
      id: "table",
      slugs: [
        "overview", "start", "offers", "round", "two-players",
      ],
    },
    {
      id: "actions",
      slugs: [
        "action-phase", "gear", "phase-end", "party", "followers", "companion", "attribute-strength", "attribute-senses",
        "attribute-speed", "place-warehouse", "place-station", "crests-back", "aide-leader", "aide-defender", "aide-survivalist",
        "aide-healer",
      ],
    },
    {
      id: "rewards",
      slugs: [
        "reward-order", "taking", "after-location", "place-guild", "place-tavern", "place-camp", "place-preserve", "place-garrison",
        "attributes", "exotic", "attach",
      ],
    },
    {
      id: "mountain",
      slugs: [
        "place-mountain", "mountain-order", "mountain-middle", "mountain-top", "mountain-cost",
      ],
    },
    {
      id: "end",
      slugs: [
        "raid", "reset", "scoring", "winner",
      ],
    },
    {
      id: "skills",
      slugs: [
        "skill-geared-dragons", "skill-further-steps", "skill-fire-wise", "skill-welcoming",
      ],
    },
    {
      id: "heroes",
      slugs: [
        "heroes", "before-actions", "hero-scoring", "hero-details", "hero-apprentice", "hero-bard", "hero-fire-sage", "hero-outfitter",
        "hero-paragon", "hero-peakwalker", "hero-recruiter", "hero-innkeeper", "hero-wrangler", "hero-flame-tamer", "hero-dragon-knight",
        "hero-fire-marshal", "hero-spy", "hero-master-scout", "hero-mentor", "hero-merchant", "hero-messenger", "hero-quartermaster",
        "hero-dragon-nurse", "hero-keeper", "hero-dragon-trainer", "hero-dragon-whisperer", "hero-master-ranger", "hero-overseer",
        "hero-priestess", "hero-squire", "hero-tactician",
      ],
    },
  ],
};

/** All entries in order. */
export const RULES: Record<Title, string[]> = {
  bonfire: CHAPTERS.bonfire.flatMap((chapter) => chapter.slugs),
  emberheart: CHAPTERS.emberheart.flatMap((chapter) => chapter.slugs),
};

/** Rule number -> entry. */
export const NUMBERS: Record<string, string> = {
  "B1.1": "overview", "B1.2": "islands", "B6.2d": "islands", "B2.11": "resources", "B1.6": "city", "B1.7": "city", "B2.1": "setup-tasks",
  "B2.2": "setup-tasks", "B2.3": "setup-board", "B2.4": "setup-board", "B2.5": "setup-board", "B2.6": "setup-board", "B2.7": "setup-city",
  "B2.8": "setup-city", "B2.9": "setup-city", "B2.12": "setup-city", "B2.10": "first-tile", "B3.1": "turn", "B3.2": "turn",
  "B3.3": "turn", "B3.4": "out", "B4.1": "fate-tile", "B4.2": "fate-tile", "B4.3": "fate-place", "B4.4": "fate-gain", "B4.5": "fate-gain",
  "B5.1": "pay-tiles", "B5.2": "pay-tiles", "B5.3": "pay-resources", "B5.4": "paying", "B5.5": "paying", "B6.1": "build",
  "B6.1a": "build", "B6.1b": "build", "B6.1d": "build", "B6.1c": "new-display", "B6.2": "ship", "B6.2a": "ship", "B6.2b": "ship",
  "B6.2c": "ship", "B6.3": "task", "B6.3a": "task", "B6.3b": "task", "B6.3c": "task", "B6.4": "guardian", "B6.4a": "guardian",
  "B6.4b": "guardian", "B6.5": "procession", "B6.5a": "procession", "B6.5b": "procession", "B6.5c": "procession", "B6.5d": "procession",
  "B6.5e": "yield", "B1.3": "great-bonfire", "B6.6": "great-bonfire", "B6.6a": "great-bonfire", "B6.6b": "great-bonfire",
  "B6.6c": "rewards", "B6.6d": "portals", "B6.7": "gnome", "B6.7a": "gnome", "B6.7b": "gnome", "B6.7c": "gnome", "B9.1": "ignite",
  "B9.2": "ignite", "B9.3": "ignite", "B15.1": "conditions", "B15.2": "conditions", "B15.3": "conditions", "B15.4": "conditions",
  "B15.5": "conditions", "B1.5": "common-tasks", "B10.1": "common-tasks", "B10.2": "bonus-action", "B1.4": "council", "B11.9": "council",
  "B11.1": "bonus-gold", "B11.2": "bonus-path", "B11.3": "bonus-guardian", "B11.4": "bonus-great-bonfire", "B11.5": "bonus-specialist",
  "B11.6": "bonus-move", "B11.7": "bonus-ship", "B11.8": "bonus-fate", "B12.1": "countdown", "B12.2": "countdown", "B12.3": "countdown",
  "B12.4": "countdown", "B12.5": "passing", "B12.6": "passing", "B12.7": "passing", "B13.1": "scoring", "B13.2": "scoring",
  "B13.3": "scoring", "B13.4": "scoring", "B13.5": "scoring", "B13.6": "scoring", "B13.7": "scoring", "B13.8": "winner",
  "B13.9": "example", "B14.1": "solo", "B14.2": "solo", "B14.3": "tom-turn", "B14.4": "tom-cards", "B14.5": "tom-cards",
  "B14.6": "tom-cards", "B14.7": "tom-commons", "B14.8": "tom-commons", "B14.9": "solo-end", "B14.10": "handicap",
  "B7.1": "gnome-crowd-keeper", "B7.2": "gnome-pacemaker", "B7.3": "gnome-gift-bearer", "B7.4": "gnome-storyteller",
  "B7.5": "gnome-twin-dyer", "B7.6": "gnome-gardener", "B7.7": "gnome-usher", "B7.8": "gnome-pavior", "B7.9": "gnome-haggler",
  "B7.10": "gnome-pink-acolyte", "B7.11": "gnome-grey-acolyte", "B7.12": "gnome-brown-acolyte", "B7.13": "gnome-blue-acolyte",
  "B7.14": "gnome-packer", "B7.15": "gnome-recruiter", "B7.16": "gnome-star-reader", "B7.17": "gnome-herald",
  "B7.18": "gnome-lantern-bearer", "B7.19": "gnome-town-crier", "B7.20": "gnome-gatekeeper", "B7.21": "gnome-helmsman",
  "B7.22": "gnome-fire-turner", "B7.23": "gnome-fire-steward", "B7.24": "gnome-delegate", "B7.25": "gnome-portal-smith",
  "B7.26": "gnome-envoy", "B7.27": "gnome-bridge-builder", "B8.1": "gnome-elder-of-paths", "B8.2": "gnome-elder-of-fate",
  "B8.3": "gnome-elder-of-portals", "B8.4": "gnome-elder-of-tasks", "B8.5": "gnome-elder-of-guardians", "B8.6": "gnome-elder-of-gnomes",
  "E1.1": "overview", "E1.2": "start", "E1.4": "start", "E1.3": "offers", "E1.5": "round", "E11.1": "two-players", "E11.2": "two-players",
  "E2.1": "action-phase", "E2.2": "gear", "E2.3": "phase-end", "E3.1": "party", "E3.2": "party", "E3.5": "party", "E3.3": "followers",
  "E3.4": "companion", "E4.1": "place-warehouse", "E4.2": "place-station", "E4.3": "crests-back", "E5.1": "aide-leader",
  "E5.2": "aide-defender", "E5.3": "aide-survivalist", "E5.4": "aide-healer", "E6.1": "reward-order", "E6.2": "taking",
  "E6.3": "after-location", "E7.1": "place-guild", "E7.2": "place-tavern", "E7.3": "place-camp", "E7.4": "place-preserve",
  "E7.5": "place-garrison", "E7.6": "attributes", "E7.7": "exotic", "E8.1": "attach", "E9.1": "place-mountain", "E9.2": "mountain-order",
  "E9.3": "mountain-middle", "E9.4": "mountain-top", "E9.5": "mountain-cost", "E9.6": "mountain-cost", "E10.1": "raid", "E10.2": "reset",
  "E10.3": "scoring", "E10.4": "winner", "E12.1": "skill-geared-dragons", "E12.2": "skill-further-steps", "E12.3": "skill-fire-wise",
  "E12.4": "skill-welcoming", "E13.1": "heroes", "E13.2": "before-actions", "E13.3": "hero-scoring", "E13.4": "hero-details",
  "E13.5": "hero-details", "E14.1": "hero-apprentice", "E14.2": "hero-bard", "E14.3": "hero-fire-sage", "E14.4": "hero-outfitter",
  "E14.5": "hero-paragon", "E14.6": "hero-peakwalker", "E14.7": "hero-recruiter", "E14.8": "hero-innkeeper", "E14.9": "hero-wrangler",
  "E14.10": "hero-flame-tamer", "E14.11": "hero-dragon-knight", "E14.12": "hero-fire-marshal", "E14.13": "hero-spy",
  "E14.14": "hero-master-scout", "E14.15": "hero-mentor", "E14.16": "hero-merchant", "E14.17": "hero-messenger",
  "E14.18": "hero-quartermaster", "E14.19": "hero-dragon-nurse", "E14.20": "hero-keeper", "E14.21": "hero-dragon-trainer",
  "E14.22": "hero-dragon-whisperer", "E14.23": "hero-master-ranger", "E14.24": "hero-overseer", "E14.25": "hero-priestess",
  "E14.26": "hero-squire", "E14.27": "hero-tactician",
};

/** Pieces, decisions, options and lines of the score sheet -> entry. Gnomes, heroes, places, aides, skills and bonuses are entries themselves. */
export const TOPICS: Record<Title, Record<string, string>> = {
  bonfire: {
    path: "build", "path-tile": "build", ship: "ship", task: "task", offering: "task", guardian: "guardian", procession: "procession",
    "great-bonfire": "great-bonfire", portal: "portals", gnome: "gnome", fate: "fate-tile", "fate-area": "fate-place",
    yellow: "pay-tiles", tile: "resources", resource: "resources", blossom: "resources", fruit: "resources", herb: "resources",
    shell: "resources", root: "resources", gold: "resources", island: "islands", novice: "ignite", neutral: "bonus-action",
    bonfire: "ignite", council: "council", common: "common-tasks", tom: "tom-turn", point: "scoring", column: "fate-tile",
    notch: "portals", start: "city", crystal: "scoring", "landing-stage": "ship", "common-tasks": "common-tasks",
    "common-portals": "common-tasks", "common-paths": "common-tasks", "common-guardians": "common-tasks", "common-gnomes": "common-tasks",
    "source-head-start": "handicap", "source-elders": "gnome", "source-council": "council", "source-great-bonfire": "rewards",
    "source-passing": "passing", "source-tom": "tom-commons", "source-bonfires": "scoring", "source-guardians": "scoring",
    "source-portals": "scoring", "source-crystals": "scoring", "source-common-tasks": "common-tasks", "source-fate-tiles": "scoring",
    "source-supply": "scoring", "decision-first-tile": "first-tile", "decision-way-round": "fate-place", "decision-turn": "turn",
    "decision-after": "bonus-action", "decision-keep": "fate-tile", "decision-fate-end": "fate-tile", "decision-fate-line": "fate-place",
    "decision-path-choice": "build", "decision-island-deed": "ship", "decision-offering": "task", "decision-task-space": "task",
    "decision-pay-tiles": "pay-tiles", "decision-pay-resources": "pay-resources", "decision-gnome-price": "gnome",
    "decision-procession": "procession", "decision-yield": "yield", "decision-rewards": "rewards", "decision-portal": "portals",
    "decision-council": "council", "decision-bonus": "council", "decision-path-bonus": "bonus-path", "decision-pile-bonus": "bonus-path",
    "decision-guardian-bonus": "bonus-guardian", "decision-fire-bonus": "bonus-great-bonfire",
    "decision-specialist-bonus": "bonus-specialist", "decision-move-who": "bonus-move", "decision-move-to": "bonus-move",
    "decision-ship-bonus": "bonus-ship", "decision-tom-tie": "tom-cards", "option-first_game": "setup-tasks",
    "option-handicap": "handicap",
  },
  emberheart: {
    hireling: "followers", scout: "followers", ranger: "followers", warden: "followers", specialist: "followers", follower: "followers",
    crest: "party", dragon: "attach", preserve: "place-preserve", hero: "place-guild", "tavern-card": "place-tavern",
    "garrison-card": "place-garrison", glory: "scoring", flame: "scoring", shield: "phase-end", aide: "action-phase",
    blocked: "two-players", "exotic-dragon": "exotic", "source-dragons": "scoring", "source-attributes": "attributes",
    "source-heroes": "hero-scoring", "source-garrison": "place-garrison", "source-flame": "scoring", "decision-first-attribute": "start",
    "decision-before": "before-actions", "decision-act": "action-phase", "decision-resend": "aide-leader",
    "decision-party-space": "party", "decision-party": "followers", "decision-companion": "companion", "decision-swap": "gear",
    "decision-attach": "attach", "decision-onto": "attach", "decision-gear": "skill-geared-dragons", "decision-call-back": "aide-leader",
    "decision-defend": "aide-defender", "decision-reward": "taking", "decision-climb": "mountain-middle",
    "decision-tie": "mountain-order", "decision-window": "attach", "decision-wrangle": "hero-wrangler",
    "decision-welcome": "skill-welcoming", "decision-outfit": "hero-outfitter", "decision-exchange": "hero-details",
    "decision-mentor": "hero-mentor", "decision-apprentice": "hero-apprentice", "decision-bard": "hero-bard",
    "decision-knight": "hero-dragon-knight", "decision-further": "skill-further-steps", "decision-climber": "mountain-top",
    "decision-flame-choice": "skill-fire-wise", "decision-lose": "raid", "decision-messenger": "hero-messenger",
    "decision-sage": "hero-fire-sage", "decision-train": "hero-dragon-trainer", "decision-train-exotic": "hero-dragon-trainer",
    "option-side": "overview",
  },
};

/** The entry that explains a rule, a piece or a decision: `B6.2b`, `gnome-helmsman`, `decision-turn`. */
export function slugOf(title: Title, key: string): string | null {
  if (RULES[title].includes(key)) return key;
  return NUMBERS[key] ?? TOPICS[title][key] ?? null;
}
