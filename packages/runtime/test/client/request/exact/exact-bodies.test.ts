import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import { type ClientCore, createClientCore, isInvalidInputError } from "../../../../src/client/index.ts";
import { type Arrived, meaningIn, type Place, places } from "./places.ts";
import { type OddValue, oddValues } from "./values.ts";

const runs = search(1500);
const arrived: Arrived[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("error", () => {});
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    arrived.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
    response.setHeader("content-type", "application/json").end("{}");
  });
});
let core: ClientCore;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  core = createClientCore({
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 1000,
    retry: { maxAttempts: 1 },
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a value in a place and returns what arrived, or the error. */
async function send({ operation, input }: Place, value: unknown): Promise<Arrived | Error> {
  arrived.length = 0;
  const error = await core.call(operation, input(value) as never).then(
    () => undefined,
    (reason: unknown) => reason as Error, // a client rejects with nothing else
  );
  const [request] = arrived;
  return request ?? error ?? expect.fail("neither a request nor an error");
}

/** Around a value, what JSON can put around it. */
const WRAPPINGS: Readonly<Record<string, (value: unknown) => unknown>> = {
  "as it is": (value) => value,
  "in a list": (value) => [value],
  "in an object": (value) => ({ inner: value }),
  "in both": (value) => [{ inner: [value] }],
};

/** True for a stream that was found to be no content only while it was sent: the request was broken off, and never complete. */
function isBrokenStream(name: string): boolean {
  return /stream/.test(name);
}

async function verdict(
  place: Place,
  { make, means }: OddValue,
  wrap: (value: unknown) => unknown,
): Promise<string> {
  const outcome = await send(place, wrap(make()));
  if (outcome instanceof Error)
    return isInvalidInputError(outcome) ? "rejected" : `failed: ${outcome.message}`;
  const meaning = meaningIn(place, means);
  if (meaning === undefined) return `arrived: ${String(await place.read(outcome))}`;
  const expected = place.as === "json" ? wrap(meaning) : meaning;
  return isDeepStrictEqual(await place.read(outcome), expected) ? "exact" : "another value";
}

test("what arrives is what was given, or it was rejected before it was sent", {
  timeout: 120_000,
}, async () => {
  const faults = new Set<string>();
  const counts = { exact: 0, rejected: 0 };
  const names = Object.keys(oddValues);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(places)),
      fc.constantFrom(...names),
      fc.constantFrom(...Object.keys(WRAPPINGS)),
      async (where, name, wrapping) => {
        const place = places[where] ?? expect.fail("a place of the table");
        const value = oddValues[name] ?? expect.fail("a value of the table");
        const wrap = place.as === "json" ? WRAPPINGS[wrapping] : WRAPPINGS["as it is"];
        const found = await verdict(place, value, wrap ?? ((given) => given));
        if (found === "exact" || found === "rejected") counts[found]++;
        else if (!(found.startsWith("failed") && isBrokenStream(name)))
          faults.add(`${name} in ${where}: ${found}`);
      },
    ),
    runs,
  );
  expect([...faults].sort()).toEqual([]);
  expect(counts.exact).toBeGreaterThan(100);
});

test.each(Object.entries(places))("%s takes what it can say", async (where, place) => {
  for (const [name, value] of Object.entries(oddValues)) {
    if (meaningIn(place, value.means) === undefined) continue;
    // An empty segment addresses another resource, and a header has no such letters.
    if (/path/.test(where) && name === "an empty text") continue;
    if (where === "a header" && name === "a text") continue;
    expect([name, await verdict(place, value, (given) => given)]).toEqual([name, "exact"]);
  }
});
