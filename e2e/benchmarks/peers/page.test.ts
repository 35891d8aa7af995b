import { expect, test } from "vitest";
import { readText } from "../../house/repository.ts";
import { generators } from "../harness/generators.ts";
import { OFFERS } from "./abilities/offered.ts";
import { brokenInputs } from "./broken-inputs.ts";
import { peerDocuments } from "./documents.ts";
import { ABILITY_HEADINGS, ABILITY_TITLES, HEADS, STOPPED } from "./render.ts";

const STOPPED_OR_CODE = new RegExp(`^(?:\\d+|${STOPPED})$`);

const page = readText("docs/peers.md");
const names = generators.map(({ name }) => name);

const pairs = (subjects: readonly string[]): string[][] =>
  subjects.flatMap((subject) => names.map((name) => [subject, name]));

/** The rows of the table below a heading, head first. */
function tableBelow(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .map((line) => line.slice(2, -2).split(" | "));
}

test("the page names the machine, and each generator with its version", () => {
  expect(page).toMatch(/^Node v\d+\S*, \d+ cores\. /m);
  expect([...page.matchAll(/^- (\S+) \d+\.\d+\.\d+: /gm)].map(([, name]) => name)).toEqual(names);
});

test("each generator has a row for each document, with date and load", () => {
  const [head, ...rows] = tableBelow("Public documents");
  expect(head).toEqual(HEADS.outputs);
  const documents = peerDocuments().map(({ name }) => name);
  const missing = [...page.matchAll(/^Not measured: (.*)\.$/gm)].map(([, name]) => name);
  const measured = documents.filter((name) => !missing.includes(name));
  expect(measured).toContain("museum, 23 kB");
  expect(rows.map((row) => row.slice(0, 2))).toEqual(pairs(measured));
  for (const row of rows) {
    expect(row[2]).toMatch(STOPPED_OR_CODE);
    for (const cell of row.slice(3, -2)) expect(cell).toMatch(/^(?:\d+(?:\.\d+)?|–)$/);
    expect(row.slice(-2).join(" ")).toMatch(/^\d{4}-\d\d-\d\d [\d.]+ to [\d.]+$/);
  }
});

test("each generator has a row for each broken input", () => {
  const [head, ...rows] = tableBelow("Broken documents");
  expect(head).toEqual(HEADS.broken);
  expect(rows.map((row) => row.slice(0, 2))).toEqual(pairs(brokenInputs.map(({ name }) => name)));
  for (const row of rows) expect(row.slice(2).join(" ")).toMatch(/^\d+ (?:yes|no) (?:yes|no) \d+$/);
});

test("each generator has a row for its first call", () => {
  const [head, ...rows] = tableBelow("From nothing to a first call");
  expect(head).toEqual(HEADS.firstCalls);
  expect(rows.map(([name]) => name)).toEqual(names);
  for (const row of rows) for (const cell of row.slice(1)) expect(cell).toMatch(/^\d+(?:\.\d+)?$/);
});

test.each(["documents", "keywords", "calls"] as const)("what each can do is in the table of %s", (key) => {
  const [heading, column] = ABILITY_HEADINGS[key];
  const [head, ...rows] = tableBelow(heading);
  expect(head).toEqual([column, ...names]);
  expect(rows.map(([title]) => title)).toEqual(ABILITY_TITLES[key]);
  for (const [, ...cells] of rows)
    for (const cell of cells)
      expect(cell).toMatch(/^(?:yes|no|no code|does not compile|rejects valid values|no validator)$/);
});

test("the tables of what each can do have a date", () => {
  expect(page).toMatch(/next two were measured on \d{4}-\d\d-\d\d\.$/m);
});

test("what else they offer is printed from the list", () => {
  const [head, ...rows] = tableBelow("What else they offer");
  expect(head).toEqual(["feature", ...names]);
  expect(rows).toEqual(OFFERS.map(({ title, cells }) => [title, ...cells]));
});
