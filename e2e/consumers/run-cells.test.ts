import { expect, test } from "vitest";
import { type Cell, endOf, rowOf, runCells } from "./run-cells.ts";

const cell = (variant: string, run: Cell["run"], skipReason?: string): Cell => ({
  check: "import",
  variant,
  run,
  skipReason,
});

const cells = [
  cell("Node", async () => "220 entry points"),
  cell("Bun", () => Promise.reject(new Error("no such export\nat line 3"))),
  cell("Deno", () => Promise.reject(new Error("never called")), "left to --full"),
];

test("rows keep the order of their cells, however many run at once, and each is reported as it ends", async () => {
  const reported: string[] = [];
  const outcomes = await runCells(cells, { width: 3, onEnd: ({ variant }) => reported.push(variant) });
  expect(outcomes.map(({ variant, kind }) => [variant, kind])).toEqual([
    ["Node", "ok"],
    ["Bun", "FAILED"],
    ["Deno", "not run"],
  ]);
  expect(reported.sort()).toEqual(["Bun", "Deno", "Node"]);
});

test("no more cells run at once than the width allows", async () => {
  let running = 0;
  let most = 0;
  const busy = cell("busy", async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return "";
  });
  await runCells([busy, busy, busy, busy], { width: 2, onEnd: () => {} });
  expect(most).toBe(2);
});

test("the progress of a run gives the whole reason of what failed", async () => {
  const reported: string[] = [];
  await runCells(cells, { width: 1, onEnd: (outcome) => reported.push(rowOf(outcome)) });
  expect(reported.map((row) => row.replaceAll(/ {2,}/g, "  "))).toEqual([
    "import  Node  ok  220 entry points\n",
    "import  Bun  FAILED  no such export\nat line 3\n",
    "import  Deno  not run  left to --full\n",
  ]);
});

test("the end of a run shows once more what failed, and counts all rows", async () => {
  const outcomes = await runCells(cells, { width: 1, onEnd: () => {} });
  expect(endOf(outcomes)).toBe(`
import, Bun:
no such export
at line 3

1 ok, 1 failed, 1 not run
`);
});
