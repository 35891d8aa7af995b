import { describe, expect, it } from "vitest";
import { changesBetween, TEST_OPTIONS, testOperations } from "../test/changes-between.ts";

testOperations([
  {
    name: "a deprecation is reported with its date",
    base: "{}",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    want: [
      "safe deprecated: The operation is now deprecated and will be removed on 2027-01-31. [types minor, client minor, zod patch]",
    ],
  },

  {
    name: "what was deprecated may stay after all",
    base: "deprecated: true",
    revision: "{}",
    want: [
      "safe no-longer-deprecated: The operation is no longer deprecated. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a deprecated operation may be given its day",
    base: "deprecated: true",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    want: [
      "safe sunset-set: The operation will be removed on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a sunset may be put off",
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: "deprecated: true",
    want: [
      "safe sunset-put-off: The operation will no longer be removed on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a sunset may not be brought forward unnoticed",
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: `
      deprecated: true
      x-sunset: 2026-12-31
    `,
    want: [
      "risky sunset-brought-forward: The operation will be removed on 2026-12-31, earlier than announced (2027-01-31). [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a date that has passed when it is announced leaves no time",
    base: "{}",
    revision: `
      deprecated: true
      x-sunset: 2020-01-31
    `,
    want: [
      "risky sunset-too-soon: The operation will be removed on 2020-01-31, which is not in the future. [types patch, client patch, zod patch, errors patch]",
      "safe deprecated: The operation is now deprecated and will be removed on 2020-01-31. [types minor, client minor, zod patch]",
    ],
  },
]);

it.each(["soon", "version 5", "2027-02-30", "31.01.2027"])(
  "%s is no date that has passed",
  async (sunset) => {
    const base = `paths: { /pets: { get: { operationId: a, deprecated: true, x-sunset: "${sunset}" } } }`;
    const changes = await changesBetween({ base, revision: "paths: {}" });
    expect(changes.map(({ verdict, rule }) => `${verdict} ${rule}`)).toEqual(["breaking operation-removed"]);
  },
);

const EARLY = "{ deprecated: true, x-sunset: 2027-06-30 }";
const withSchema = (properties: string) =>
  `paths: { /pets: { get: { operationId: a, responses: { 200: { description: OK, content: { application/json: { schema: { properties: ${properties} } } } } } } } }`;

it.each([
  ["an operation", "paths: { /pets: { get: EARLY } }", "paths: {}"],
  [
    "a parameter",
    "paths: { /pets: { get: { parameters: [{ name: p, in: query, deprecated: true, x-sunset: 2027-06-30 }] } } }",
    "paths: { /pets: { get: {} } }",
  ],
  ["a property", withSchema("{ a: EARLY }"), withSchema("{}")],
  ["an event", "webhooks: { pet.new: { post: EARLY } }", "webhooks: {}"],
])("removing %s before its sunset date gives that date as the advice", async (_, base, revision) => {
  const changes = await changesBetween({ base: base.replace("EARLY", EARLY), revision });
  expect(changes.map(({ verdict, instead }) => [verdict, instead])).toEqual([
    ["breaking", "The sunset date 2027-06-30 has not passed yet. Remove it after that date."],
  ]);
});

const TODAY = "2026-07-01";
const deprecationDays = { stable: 180, beta: 30 };

describe("the least days of a deprecation", () => {
  const withFields = (fields: string) => `paths: { /pets: { get: { operationId: a, ${fields} } } }`;
  const deprecated = (sunset: string, more = "") => `deprecated: true, x-sunset: ${sunset}${more}`;
  async function tooSoon(base: string, revision: string, days?: Record<string, number>) {
    const options = { ...TEST_OPTIONS, today: TODAY, deprecationDays: days };
    const changes = await changesBetween({ base: withFields(base), revision: withFields(revision) }, options);
    return changes.filter(({ rule }) => rule === "sunset-too-soon").map(({ verdict }) => verdict);
  }

  it.each([
    ["the day before the last", "", deprecated("2026-12-27"), ["breaking"]],
    ["the last", "", deprecated("2026-12-28"), []],
    ["the last of a beta", "", deprecated("2026-07-31", ", x-stability-level: beta"), []],
    ["too soon for a beta", "", deprecated("2026-07-30", ", x-stability-level: beta"), ["breaking"]],
    ["any day of a level without a minimum", "", deprecated("2026-07-02", ", x-stability-level: draft"), []],
    [
      "today, of a level without a minimum",
      "",
      deprecated(TODAY, ", x-stability-level: draft"),
      ["breaking"],
    ],
    ["set later", "deprecated: true", deprecated("2026-08-01"), ["breaking"]],
    ["brought forward", deprecated("2027-12-01"), deprecated("2026-08-01"), ["breaking"]],
    ["put off, but still soon", deprecated("2026-07-20"), deprecated("2026-08-01"), []],
    ["unchanged", deprecated("2026-07-20"), deprecated("2026-07-20", ", tags: [a]"), []],
    [
      "of a parameter",
      "",
      `parameters: [{ name: p, in: query, schema: {}, ${deprecated("2026-08-01")} }]`,
      [],
    ],
  ])("%s", async (_, base, revision, verdicts) => {
    expect(await tooSoon(base, revision, deprecationDays)).toEqual(verdicts);
  });

  it("is that of the operation for its parameters", async () => {
    const parameter = (more: string) => `parameters: [{ name: p, in: query, schema: {}${more} }]`;
    const soon = `, ${deprecated("2026-08-01")}`;
    expect(await tooSoon(parameter(""), parameter(soon), deprecationDays)).toEqual(["breaking"]);
    const beta = ", x-stability-level: beta";
    expect(await tooSoon(parameter("") + beta, parameter(soon) + beta, deprecationDays)).toEqual([]);
  });

  it("is that of the operation for its properties, unless a property has a level", async () => {
    const body = (fields: string) =>
      `responses: { "200": { description: Done., content: { application/json: { schema: { properties: { a: { type: string${fields} } } } } } } }`;
    const soon = `, ${deprecated("2026-08-01")}`;
    const beta = ", x-stability-level: beta";
    expect(await tooSoon(body(""), body(soon), deprecationDays)).toEqual(["breaking"]);
    expect(await tooSoon(body("") + beta, body(soon) + beta, deprecationDays)).toEqual([]);
    expect(await tooSoon(body(""), body(soon + beta), deprecationDays)).toEqual([]);
    expect(await tooSoon(body(soon), body(`${soon}, title: A`), deprecationDays)).toEqual([]);
  });

  it("without a setting is a week", async () => {
    expect(await tooSoon("", deprecated("2026-07-08"))).toEqual([]);
    for (const day of ["2026-07-07", "2026-07-02", TODAY, "2026-06-30"])
      expect(await tooSoon("", deprecated(day)), day).toEqual(["risky"]);
    expect(await tooSoon("", deprecated("2026-07-02", ", x-stability-level: beta"))).toEqual([]);
  });
});
