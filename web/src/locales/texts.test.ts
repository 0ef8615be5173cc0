/** All languages say the same: the same messages, attributes and variables, and every one can be formatted. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["./*/*.ftl", "../../../firelight/{texts,games/*/texts}/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "de", "nl", "pl"];
const FORM = /-(nom|acc|to|at|from|count|count-acc|key|size|sum|or|nom-or)$/;

type Entry = FluentResource["body"][number];
type Node = string | { type?: string; [key: string]: unknown } | Node[] | null | undefined;

function files(language: string): Record<string, string> {
  const found = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(found.map(([path, text]) => [path.replace(`/${language}/`, "/"), text]));
}

function entries(language: string): Entry[] {
  return Object.values(files(language)).flatMap((text) => new FluentResource(text).body);
}

function bundle(language: string): { bundle: FluentBundle; problems: Error[] } {
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = Object.values(files(language)).flatMap((text) => made.addResource(new FluentResource(text)));
  return { bundle: made, problems };
}

/** What is to be put into a pattern: variable -> values worth trying. */
function variables(node: Node, found = new Map<string, Set<string | number>>()): Map<string, Set<string | number>> {
  const values = (name: string) => found.get(name) ?? found.set(name, new Set()).get(name)!;
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (node && typeof node === "object") {
    if (node.type === "var") values(node.name as string);
    if (node.type === "select") {
      const selector = node.selector as { type: string; name: string };
      const keys = (node.variants as { key: { type: string; value: string | number } }[]).map((variant) => variant.key);
      const counted = keys.some((key) => key.type === "num" || key.value === "one");
      const tried = counted ? [0, 1, 2, 5, 12, 22] : keys.map((key) => key.value);
      if (selector.type === "var") for (const value of tried) values(selector.name).add(value);
    }
    if (node.type === "func") for (const part of node.args as { name: string }[]) values(part.name).add(1).add(-2);
    for (const part of Object.values(node)) if (part && typeof part === "object") variables(part as Node, found);
  }
  return found;
}

/** The parts of a message: its value and its attributes. */
function parts(entry: Entry): [string, Node][] {
  const all: [string, Node][] = [["", entry.value as Node], ...(Object.entries(entry.attributes) as [string, Node][])];
  return all.filter(([, node]) => node !== null);
}

function shape(language: string): Record<string, string> {
  const found = entries(language).flatMap((entry) =>
    parts(entry).map(([part, node]) => [part ? `${entry.id}.${part}` : entry.id, [...variables(node).keys()].sort().join(" ")]),
  );
  return Object.fromEntries(found);
}

/** Variables that one language needs and another does not: grammar, not content. */
function stem(names: string): string {
  const stems = names.split(" ").map((name) => name.replace(FORM, ""));
  return [...new Set(stems)].sort().join(" ");
}

describe.each(LANGUAGES)("%s", (language) => {
  test("every line of the files is read, and no text is written twice", () => {
    for (const [file, text] of Object.entries(files(language))) {
      const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(
        new FluentResource(text).body.map((entry) => entry.id),
        `${language}/${file}`,
      ).toEqual(written);
    }
    expect(bundle(language).problems).toEqual([]);
  });

  test("the files, messages and attributes are those of English, with the same variables", () => {
    expect(Object.keys(files(language)).sort()).toEqual(Object.keys(files("en")).sort());
    const [english, own] = [shape("en"), shape(language)];
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const [id, names] of Object.entries(own)) expect(stem(names), id).toBe(stem(english[id]!));
  });

  test("every message can be formatted with whatever is put in", () => {
    const { bundle: made } = bundle(language);
    for (const entry of entries(language)) {
      for (const [part, node] of parts(entry)) {
        const wanted = [...variables(node)];
        const rounds = Math.max(1, ...wanted.map(([, values]) => values.size));
        for (let round = 0; round < rounds; round++) {
          const value = (name: string, values: Set<string | number>) => [...values, `«${name}»`][round % Math.max(1, values.size)]!;
          const args = Object.fromEntries(wanted.map(([name, values]) => [name, value(name, values)]));
          const problems: Error[] = [];
          const text = made.formatPattern(node as Parameters<FluentBundle["formatPattern"]>[0], args, problems);
          expect(problems, `${entry.id}.${part} ${JSON.stringify(args)}`).toEqual([]);
          expect(text, `${entry.id}.${part}`).not.toMatch(/\{|\}|undefined|\[object/);
        }
      }
    }
  });
});
