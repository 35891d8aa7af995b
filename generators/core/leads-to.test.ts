import { expect, test } from "vitest";
import { createLeadsTo } from "./leads-to.ts";

const NEXT: Readonly<Record<string, readonly string[]>> = { a: ["b"], b: ["a", "c"], c: ["found"], d: ["d"] };

test("a node leads to one with the trait over any number of steps, in circles too", () => {
  const leadsTo = createLeadsTo((node: string) => (node === "found" ? undefined : (NEXT[node] ?? [])));
  expect(["found", "a", "b", "c", "d", "e"].map(leadsTo)).toEqual([true, true, true, true, false, false]);
});

test("each node is looked at once, whichever node is asked about first", () => {
  const looked: string[] = [];
  const leadsTo = createLeadsTo((node: string) => {
    looked.push(node);
    return NEXT[node] ?? [];
  });
  expect(["c", "a", "b", "d", "a"].map(leadsTo)).toEqual([false, false, false, false, false]);
  expect(looked).toEqual(["c", "found", "a", "b", "d"]);
});
