import { createHook } from "node:async_hooks";
import { describe, expect, test } from "vitest";
import { createClientCore, type ListOperation, type Operation } from "../../../src/client/index.ts";
import { fetchAll } from "../../../src/client/lists/fetch-page.ts";
import { operation } from "../scripted-fetch.ts";

// What a call costs beside fetch is mostly promises. Their number does not depend on what else the machine does.

/** The promises that some work makes, each `await` among them: the least of some runs, since the test runner makes some too. */
async function promisesOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < 5; run++) counts.push(await promisesOfOne(work));
  return Math.min(...counts);
}

async function promisesOfOne(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === "PROMISE") count++;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

const fetch = async (): Promise<Response> =>
  new Response("[1]", { headers: { "content-type": "application/json" } });
const core = createClientCore({ baseUrl: "https://api.example.com", fetch });
const { body: _, ...parts } = operation({ operationId: "things.list", method: "GET" });
const GET = parts as Operation<object | undefined, unknown>; // a test's operation names no types
const LIST = {
  ...GET,
  pagination: { mode: "optional", limit: "limit", after: "after", before: "before" },
} as unknown as ListOperation<object | undefined, number[], never, number>; // literals widen in a spread

/** The promises of a call beside those of fetch and of reading the text. */
async function promisesBesideFetch(call: () => Promise<unknown>): Promise<number> {
  const fetched = await promisesOf(async () => JSON.parse(await (await fetch()).text()));
  return (await promisesOf(call)) - fetched;
}

describe("beside fetch and reading the text", () => {
  test("a call makes eight promises", async () => {
    expect(await promisesBesideFetch(() => core.call(GET, {}))).toBe(8);
  });

  test("a list makes two more, since what it holds is checked", async () => {
    expect(await promisesBesideFetch(() => fetchAll(core, LIST, undefined))).toBe(10);
  });
});
