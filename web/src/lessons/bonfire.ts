/** The first turns against Tom. */
import data from "./bonfire.json";
import type { Lesson } from "./types";

export const bonfire = data as Lesson;
