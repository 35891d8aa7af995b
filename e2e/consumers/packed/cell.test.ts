import { expect, test } from "vitest";
import { type Cell, runCells } from "./cell.ts";
import { renderRow, renderRows } from "./render-rows.ts";

const cell = (variant: string, run: Cell["run"], left?: string): Cell => ({
  check: "import",
  variant,
  run,
  left,
});

const cells = [
  cell("Node", async () => "220 entry points"),
  cell("Bun", () => Promise.reject(new Error("no such export\nat line 3"))),
  cell("Deno", () => Promise.reject(new Error("never called")), "left to --full"),
];

test("rows keep the order of their cells, however many run at once, and each is reported as it ends", async () => {
  const reported: string[] = [];
  const rows = await runCells(cells, { width: 3, onRow: ({ variant }) => reported.push(variant) });
  expect(rows.map(({ variant, outcome }) => [variant, outcome.kind])).toEqual([
    ["Node", "ok"],
    ["Bun", "failed"],
    ["Deno", "left"],
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
  await runCells([busy, busy, busy, busy], { width: 2, onRow: () => {} });
  expect(most).toBe(2);
});

test("the table shows a line for each row, and below it the whole reason of what failed", async () => {
  const rows = await runCells(cells, { width: 1, onRow: () => {} });
  expect(renderRows(rows)).toBe(`check   variant
import  Node     ok       220 entry points
import  Bun      FAILED   no such export
import  Deno     not run  left to --full

import, Bun:
no such export
at line 3

1 ok, 1 failed, 1 not run
`);
});

test("the progress of a run gives the whole reason of what failed", async () => {
  const reported: string[] = [];
  await runCells(cells, { width: 1, onRow: (row) => reported.push(renderRow(row)) });
  expect(reported).toEqual([
    "import  Node  ok  220 entry points\n",
    "import  Bun  FAILED  no such export\nat line 3\n",
    "import  Deno  not run  left to --full\n",
  ]);
});
