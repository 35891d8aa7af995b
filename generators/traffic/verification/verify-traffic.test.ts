import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { readDocument } from "../../core/document/read-document.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { buildApiModel } from "../../core/model/build-api-model.ts";
import { responseFor } from "../../core/model/described-parts.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import { createRoutes } from "../../verify/match/routes.ts";
import { readLine } from "../read/read-line.ts";
import { sampleExchanges } from "../test/sample-exchanges.ts";
import { checkExchange } from "./check-exchange.ts";

const { seed, numRuns } = search(300);
const ENTRY = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));
const { value: document } = await readDocument(ENTRY);
const model = document && buildApiModel(document, { pace: "on-demand" }).value;
if (!model) throw new Error("The description cannot be read.");
const routes = createRoutes(model);
const samples = [0, 1, 2, 3, 4].flatMap((own) => sampleExchanges(model, own));

function checked(line: Readonly<Record<string, unknown>>) {
  const exchange = readLine(JSON.parse(JSON.stringify(line))) as Exchange; // a string if it cannot be read
  const matched = routes.find(exchange);
  if (!matched) throw new Error(`No operation: ${String(line.path)}`);
  return { ...checkExchange(matched, exchange), operationId: matched.operation.operationId };
}

describe("traffic that is made from the description", () => {
  test("has no mismatches, and each request is that of its operation", () => {
    expect(samples.length).toBeGreaterThan(50);
    for (const { line, operation } of samples) {
      const { mismatches, operationId } = checked(line);
      expect([operationId, mismatches.map(({ message }) => message)]).toEqual([operation.operationId, []]);
    }
  });

  test(`and damaged in one place has one where the interpreter rejects it (SEED=${seed}, ${numRuns} runs)`, () => {
    let rejections = 0;
    const arbitrary = fc.record({
      sample: fc.constantFrom(...samples.filter(({ sent }) => typeof sent.response === "object")),
      pick: fc.nat(),
      value: fc.oneof(fc.constant(undefined), fc.constant(null), fc.string(), fc.integer(), fc.constant({})),
    });
    fc.assert(
      fc.property(arbitrary, ({ sample, pick, value }) => {
        const responseBody = damaged(sample.sent.response, pick, value);
        const { mismatches } = checked({ ...sample.line, responseBody });
        const media = responseFor(sample.operation, Number(sample.line.status))?.content[0];
        const isRejected = media?.schema !== undefined && !accepts(media.schema, responseBody);
        const found = mismatches.filter(({ rule }) => /rejected|enum|error-as-success/.test(rule));
        expect(found.length > 0, JSON.stringify(responseBody)).toBe(isRejected);
        rejections += isRejected ? 1 : 0;
      }),
      { seed, numRuns },
    );
    expect(rejections).toBeGreaterThan(numRuns / 10);
  });
});

/** Copies a value with another one in one of its places; undefined removes it. */
function damaged(body: unknown, pick: number, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(body));
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const collect = (holder: Record<string, unknown>): void => {
    for (const [key, member] of Object.entries(holder)) {
      places.push({ holder, key });
      if (typeof member === "object" && member !== null) collect(member as Record<string, unknown>); // or a list, by its indexes
    }
  };
  collect(copy);
  const place = places[pick % Math.max(places.length, 1)];
  if (place) {
    if (value === undefined && !Array.isArray(place.holder)) delete place.holder[place.key];
    else place.holder[place.key] = value ?? null;
  }
  return copy;
}
