import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type FixtureCase, redoclyMajors } from "./redocly-verdicts.ts";
import { readFixtures } from "./schema-fixture.ts";

interface NamedCase extends FixtureCase {
  /** `file: name (direction)` */
  readonly name: string;
}

interface Disagreement {
  readonly reason: string;
  /** Tool that reports a break. */
  readonly breaking: "ours" | "redocly";
  readonly cases: readonly string[];
}

const cases = [...readFixtures()].flatMap(([file, list]) =>
  list.flatMap((fixture) =>
    (["request", "response"] as const).map((direction): NamedCase => {
      const name = `${file.replace(".yaml", "")}: ${fixture.name} (${direction})`;
      return { fixture, direction, name };
    }),
  ),
);

const explained: readonly Disagreement[] = parse(
  readFileSync(new URL("./redocly-disagreements.yaml", import.meta.url), "utf8"),
);

test("wherever redocly diff calls something else breaking, there is a reason", async () => {
  const majors = await redoclyMajors(cases);
  const found = cases.flatMap((one) => {
    const isOurs = one.fixture[one.direction].some((line) => line.startsWith("breaking "));
    return isOurs === majors.has(one) ? [] : [`${isOurs ? "ours" : "redocly"}, ${one.name}`];
  });
  const reported = explained.flatMap(({ breaking, cases: list }) =>
    list.map((name) => `${breaking}, ${name}`),
  );
  expect(found.sort()).toEqual(reported.sort());
  expect(cases.length - found.length).toBeGreaterThan(cases.length / 2);
});
