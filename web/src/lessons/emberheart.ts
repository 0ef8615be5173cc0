/** The first round against a gentle opponent. */
import data from "./emberheart.json";
import type { Lesson } from "./types";

export const emberheart = data as Lesson;
