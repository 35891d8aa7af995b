import { expect, test } from "vitest";
import { readText } from "../../house/repository.ts";
import { brokenInputs } from "./broken-inputs.ts";
import { contenders } from "./contenders.ts";
import { peerDocuments } from "./documents.ts";
import { HEADS } from "./render.ts";

const page = readText("docs/peers.md");
const names = contenders.map(({ name }) => name);

/** The rows of the table below a heading, head first. */
function tableBelow(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .map((line) => line.slice(2, -2).split(" | "));
}

const pairs = (subjects: readonly string[]): string[][] =>
  subjects.flatMap((subject) => names.map((name) => [subject, name]));

test("the page is dated, and names version, load and each generator with its version", () => {
  expect(page).toMatch(/^Measured on \d{4}-\d\d-\d\d: Node v\d+\S*, \d+ cores, load [\d.]+ to [\d.]+,/m);
  expect([...page.matchAll(/^- (\S+) \d+\.\d+\.\d+: /gm)].map(([, name]) => name)).toEqual(names);
});

test("each generator has a row for each document", () => {
  const [head, ...rows] = tableBelow("Documents");
  expect(head).toEqual(HEADS.outputs);
  const documents = peerDocuments().map(({ name }) => name);
  const missing = [...page.matchAll(/^- Not measured: (.*)\.$/gm)].map(([, name]) => name);
  const measured = documents.filter((name) => !missing.includes(name));
  expect(measured).toContain("museum, 23 kB");
  expect(rows.map((row) => row.slice(0, 2))).toEqual(pairs(measured));
  for (const row of rows) for (const cell of row.slice(2)) expect(cell).toMatch(/^(?:\d+(?:\.\d+)?|–)$/);
});

test("each generator has a row for each broken input", () => {
  const [head, ...rows] = tableBelow("Broken input");
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
