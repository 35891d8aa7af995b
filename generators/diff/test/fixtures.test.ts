import { describe, expect, test } from "vitest";
import { changesOfFixture, lineOf, readFixtures } from "./schema-fixture.ts";

const fixtures = readFixtures();

for (const [file, list] of fixtures) {
  describe(file, () => {
    test.each(list)("$name", async (fixture) => {
      const [request, reply] = await Promise.all([
        changesOfFixture(fixture, "request"),
        changesOfFixture(fixture, "reply"),
      ]);
      expect({ request: request.map(lineOf), reply: reply.map(lineOf) }).toEqual({
        request: fixture.request,
        reply: fixture.reply,
      });
    });
  });
}

test("the fixtures are as many as is promised", () => {
  const equivalent = fixtures.get("equivalent.yaml") ?? [];
  const told = [...fixtures.values()]
    .flat()
    .filter(({ request, reply }) => request.length + reply.length > 0);
  expect(told.length).toBeGreaterThanOrEqual(250);
  expect(equivalent.length).toBeGreaterThanOrEqual(30);
  expect(equivalent.flatMap(({ request, reply }) => [...request, ...reply])).toEqual([]);
});
