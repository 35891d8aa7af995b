import { describe, expect, test } from "vitest";
import { changesOfFixture, lineOf, readFixtures } from "./schema-fixture.ts";

const fixtures = readFixtures();

for (const [file, list] of fixtures) {
  describe(file, () => {
    test.each(list)("$name", async (fixture) => {
      const [request, response] = await Promise.all([
        changesOfFixture(fixture, "request"),
        changesOfFixture(fixture, "response"),
      ]);
      expect({ request: request.map(lineOf), response: response.map(lineOf) }).toEqual({
        request: fixture.request,
        response: fixture.response,
      });
    });
  });
}

test("the fixtures are as many as is promised", () => {
  const equivalent = fixtures.get("equivalent.yaml") ?? [];
  const reported = [...fixtures.values()]
    .flat()
    .filter(({ request, response }) => request.length + response.length > 0);
  expect(reported.length).toBeGreaterThanOrEqual(250);
  expect(equivalent.length).toBeGreaterThanOrEqual(30);
  expect(equivalent.flatMap(({ request, response }) => [...request, ...response])).toEqual([]);
});
