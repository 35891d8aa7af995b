import { expect, test } from "vitest";
import { readText } from "../../house/repository.ts";
import { DOCUMENTS } from "../harness/documents.ts";
import { generators } from "../harness/generators.ts";
import { TABLES } from "./abilities.ts";
import { OUTPUTS_HEAD, PAGE } from "./page.ts";

const page = readText(PAGE);
const names = generators.map(({ name }) => name);

/** The rows of the table in a region, without its head. */
function rowsOf(region: string, wanted: readonly string[]): string[][] {
  const section = page.split(`<!-- ${region}: `)[1]?.split("<!-- end of")[0] ?? "";
  const [head, , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  expect(head).toEqual(wanted);
  return rows;
}

test("the page names the machine, and each generator with its version", () => {
  expect(page).toMatch(
    /^Node v\d+\S*, \d+ cores, rounds: \d+\. Tables without a date are of \d{4}-\d\d-\d\d\.$/m,
  );
  expect([...page.matchAll(/^- (\S+) \d+\.\d+\.\d+: /gm)].map(([, name]) => name)).toEqual(names);
});

test("each generator has a row for each document, with date and load", () => {
  const rows = rowsOf("outputs", OUTPUTS_HEAD);
  expect(rows.map(([, name]) => name)).toEqual(DOCUMENTS.flatMap(() => names));
  for (const [index, row] of rows.entries()) {
    const document = DOCUMENTS[index / names.length];
    expect(row[0]).toBe(document?.name ?? "");
    expect(row[2]).toMatch(/^(?:\d+|stopped)$/);
    for (const cell of row.slice(3, -2)) expect(cell).toMatch(/^(?:\d+(?:\.\d+)?|–)$/);
    if (document) expect(row.slice(-2).join(" ")).toMatch(/^\d{4}-\d\d-\d\d [\d.]+–[\d.]+$/);
  }
});

test.each(["queries", "mocks"] as const)("each generator has a cell in each row of %s", (key) => {
  const rows = rowsOf(key, TABLES[key].head);
  expect(rows.map(([title]) => title)).toEqual(TABLES[key].titles);
  for (const [, ...cells] of rows)
    for (const cell of cells) expect(cell).toMatch(/^(?:yes|no|\d+|only as a hook)$/);
});

test.each(["documents", "rules", "calls"] as const)("what each can do is in the table of %s", (key) => {
  const rows = rowsOf(key, TABLES[key].head);
  expect(rows.map(([title]) => title)).toEqual(TABLES[key].titles);
  for (const [, ...cells] of rows)
    for (const cell of cells)
      expect(cell).toMatch(/^(?:yes|no|no code|does not compile|rejects valid values|no validator)$/);
});
