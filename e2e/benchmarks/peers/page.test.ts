import { expect, test } from "vitest";
import { readText } from "../../house/repository.ts";
import { generators } from "../harness/generators.ts";
import { abilities } from "./abilities.ts";
import { brokenInputs } from "./broken-inputs.ts";
import { ON_CLIENT } from "./on-client/measure.ts";
import { HEADS, PAGE, peerDocuments } from "./page.ts";

const page = readText(PAGE);
const names = generators.map(({ name }) => name);

/** The rows of the table in a region, without its head. */
function rowsOf(region: keyof typeof HEADS): string[][] {
  const section = page.split(`<!-- ${region}: `)[1]?.split("<!-- end of")[0] ?? "";
  const [head, , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  expect(head).toEqual(HEADS[region]);
  return rows;
}

test("the page names the machine, and each generator with its version", () => {
  expect(page).toMatch(
    /^Node v\d+\S*, \d+ cores, rounds: \d+\. Tables without a date are of \d{4}-\d\d-\d\d\.$/m,
  );
  expect([...page.matchAll(/^- (\S+) \d+\.\d+\.\d+: /gm)].map(([, name]) => name)).toEqual(names);
});

test("each generator has a row for each document, with date and load", () => {
  const rows = rowsOf("outputs");
  expect(rows.map(([, name]) => name)).toEqual(peerDocuments.flatMap(() => names));
  for (const [index, row] of rows.entries()) {
    const document = peerDocuments[index / names.length];
    expect(row[0]).toBe(document?.name ?? "");
    expect(row[2]).toMatch(/^(?:\d+|stopped)$/);
    for (const cell of row.slice(3, -2)) expect(cell).toMatch(/^(?:\d+(?:\.\d+)?|–)$/);
    if (document) expect(row.slice(-2).join(" ")).toMatch(/^\d{4}-\d\d-\d\d [\d.]+–[\d.]+$/);
  }
});

test("each generator has a cell for each broken input", () => {
  const rows = rowsOf("broken");
  expect(rows.map(([input]) => input)).toEqual(Object.keys(brokenInputs));
  for (const [, ...cells] of rows)
    for (const cell of cells) expect(cell).toMatch(/^(?:file|line|file:line|neither)(?: \(\d+ files\))?$/);
});

test("each generator has a row for its first call", () => {
  const rows = rowsOf("first calls");
  expect(rows.map(([name]) => name)).toEqual(names);
  for (const row of rows) for (const cell of row.slice(1)) expect(cell).toMatch(/^\d+(?:\.\d+)?$/);
});

test.each(["queries", "mocks"] as const)("each generator has a cell in each row of %s", (key) => {
  const rows = rowsOf(key);
  expect(rows.map(([title]) => title)).toEqual(ON_CLIENT[key].rows);
  for (const [, ...cells] of rows)
    for (const cell of cells) expect(cell).toMatch(/^(?:yes|no|\d+|only as a hook)$/);
});

test.each(["documents", "rules", "calls"] as const)("what each can do is in the table of %s", (key) => {
  const rows = rowsOf(key);
  expect(rows.map(([title]) => title)).toEqual(abilities[key]);
  for (const [, ...cells] of rows)
    for (const cell of cells)
      expect(cell).toMatch(/^(?:yes|no|no code|does not compile|rejects valid values|no validator)$/);
});
