/** Writes a component set as TOML: what `firelight components check` reads. Sections are tables, all within them stands in lines. */
import type { Data, Value } from "./places";

const BARE = /^[\w-]+$/;
/** A list longer than this has a line for each entry. */
const LINE = 100;

export function tomlOf(data: Data): string {
  const sections = Object.entries(data).map(([name, section]) => `[${keyOf(name)}]\n${linesOf(section)}`);
  return sections.join("\n");
}

function linesOf(section: Value): string {
  if (!isTable(section)) return "";
  return Object.entries(section)
    .map(([name, value]) => `${keyOf(name)} = ${Array.isArray(value) ? listOf(value) : valueOf(value)}\n`)
    .join("");
}

function listOf(list: Value[]): string {
  const written = list.map(valueOf);
  const line = `[${written.join(", ")}]`;
  return line.length <= LINE ? line : `[\n${written.map((one) => `    ${one},\n`).join("")}]`;
}

function valueOf(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(", ")}]`;
  if (!isTable(value)) return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  const inside = Object.entries(value).map(([name, one]) => `${keyOf(name)} = ${valueOf(one)}`);
  return inside.length ? `{ ${inside.join(", ")} }` : "{}";
}

function keyOf(name: string): string {
  return BARE.test(name) ? name : JSON.stringify(name);
}

export function isTable(value: Value | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
