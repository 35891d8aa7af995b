import { expect, test, vi } from "vitest";
import { RunMemory } from "../core/run/run-memory.ts";
import { to } from "../zod/test/arbitrary-component.ts";
import { gives, object, observed, START, type State } from "./kept/edited-document.ts";
import { ELSEWHERE } from "./kept/edits-elsewhere.ts";
import { seenThroughReferences } from "./kept/edits-of-referred.ts";

test.each([...ELSEWHERE, ...seenThroughReferences()])("another run sees %s", async (_, before, after) => {
  const memory = new RunMemory();
  const first: State = { ...START, ...before };
  const states = [first, { ...first, ...after }, first];
  const seen: unknown[] = [];
  for (const state of states) {
    const fresh = await observed(state);
    expect(await observed(state, memory)).toEqual(fresh);
    seen.push(fresh);
  }
  expect(seen[1]).not.toEqual(seen[0]);
  expect(seen.map((one) => (one as { results: unknown[] }).results.length)).not.toContain(0);
});

test("after an edit of a schema, only what reads more of it than its name is made again", async () => {
  const memory = new RunMemory();
  const schemas = {
    Named: object({ id: { type: "string" } }),
    Holder: object({ one: to("Named"), all: { type: "array", items: to("Named") } }),
    Extended: { allOf: [to("Named"), object({ more: {} })] },
  };
  const paths = {
    "/holders": { get: { tags: ["holders"], ...gives(to("Holder")) } },
  };
  const state = { ...START, schemas, paths };
  await observed(state, memory);
  const keep = vi.spyOn(memory, "keep");
  const edited = { ...state, schemas: { ...schemas, Named: object({ id: {}, name: {} }) } };
  expect(await observed(edited, memory)).toEqual(await observed(edited));
  expect(keep.mock.calls.map(([key]) => key)).toEqual([
    "types exact Named /components/schemas/Named",
    "types exact Extended /components/schemas/Extended",
    "zod exact Named",
    "zod exact Extended",
    // Members that are numbers are read in another way.
    "client operations operations/holders.ts",
  ]);
});
