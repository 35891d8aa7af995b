import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { repository, repositoryFiles } from "../repository.ts";

// One concept has one name, in code, options, documents and prose. Each table of this folder holds the names of one area
// that were replaced, so that a text written from memory does not bring one back.

/** A name that was replaced. */
interface Row {
  /** Regular expression of the old name, with its word boundaries. Case matters. */
  readonly old: string;
  readonly new: string;
  /** Beginnings of the paths that are searched. Default: all files. */
  readonly where?: readonly string[];
  /** Beginnings of paths that are not searched: where the word means something else. */
  readonly except?: readonly string[];
}

const FOLDER = "e2e/house/renamed";
const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(`${repository}/${file}`, "utf8");
  texts.set(file, text);
  return text;
}

/** All but the tables themselves, that of names which the command line reports, history, and what another program writes. */
const files = repositoryFiles().filter(
  (file) =>
    !file.startsWith(FOLDER) &&
    !/^\.changeset\/|^generators\/core\/renamed\.ts$|(?:CHANGELOG\.md|pnpm-lock\.yaml)$/.test(file),
);

function filesOf({ where = [""], except = [] }: Row): readonly string[] {
  const isIn = (file: string, paths: readonly string[]) => paths.some((path) => file.startsWith(path));
  return files.filter((file) => isIn(file, where) && !isIn(file, except));
}

/** Lists where a text has the old name of a row, as `file:line: old -> new`. */
function findOld(file: string, text: string, row: Row): string[] {
  const found = text.matchAll(new RegExp(row.old, "g"));
  return [...found].map(({ 0: name, index }) => {
    const line = text.slice(0, index).split("\n").length;
    return `${file}:${line}: ${name} -> ${row.new}`;
  });
}

describe("no file has an old name", () => {
  const tables = repositoryFiles(`${FOLDER}/*.json`);

  test.each(tables)("%s", (table) => {
    const rows: readonly Row[] = JSON.parse(textOf(table));
    const found = rows.flatMap((row) =>
      filesOf(row).flatMap((file) => [file, textOf(file)].flatMap((text) => findOld(file, text, row))),
    );
    expect(found).toEqual([]);
  });
});

test("an old name is found with its line, and part of another word is not", () => {
  const row = { old: "\\brawText\\b", new: "rawBody" };
  expect(findOld("a.md", "\nOf `rawText`,\nor drawText.", row)).toEqual(["a.md:2: rawText -> rawBody"]);
});
