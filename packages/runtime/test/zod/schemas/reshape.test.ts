import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  additionalProperties,
  also,
  anyOf,
  dependentRequired,
  dependentSchemas,
  equalTo,
  ifThenElse,
  lazy,
  maxProperties,
  minProperties,
  not,
  object,
  patternProperties,
  propertyNames,
  unevaluated,
  unstated,
} from "../../../src/zod/index.ts";

const members = {
  from: z.string(),
  to: z.string(),
  by: z.string().exactOptional(),
  note: z.string().exactOptional(),
};
const Range = object(members);
const requires = (...keys: string[]) => object(Object.fromEntries(keys.map((key) => [key, unstated])));

/** Changes of an object: removed and optional members. */
const changes = {
  "pick from, to": (schema: typeof Range) => schema.pick({ from: true, to: true }),
  "omit by": (schema: typeof Range) => schema.omit({ by: true }),
  "omit from": (schema: typeof Range) => schema.omit({ from: true }),
  "omit note": (schema: typeof Range) => schema.omit({ note: true }),
  partial: (schema: typeof Range) => schema.partial(),
  "partial note": (schema: typeof Range) => schema.partial({ note: true }),
  exactPartial: (schema: typeof Range) => schema.exactPartial({ from: true }),
} as const;
type Change = keyof typeof changes;
const ALL = Object.keys(changes) as Change[];

/** A rule, a value that it still rejects, and the changes that it prevents. */
const rules: Readonly<Record<string, readonly [z.core.$ZodCheck<object>, object, readonly Change[]]>> = {
  "a member that depends on another": [
    dependentRequired(["by", ["from"]]),
    { by: "c" },
    ["omit from", "partial", "exactPartial"],
  ],
  "a condition": [
    ifThenElse({ if: requires("by"), then: object({ from: z.literal("a") }) }),
    { from: "b", to: "b", by: "c" },
    ["pick from, to", "omit by", "omit from", "partial", "exactPartial"],
  ],
  "a schema that depends on a member": [
    dependentSchemas(["by", object({ to: z.literal("a") })]),
    { from: "b", to: "b", by: "c" },
    ["partial"],
  ],
  "a negation": [
    not(anyOf([requires("by", "note"), requires("note", "from", "nothing")])),
    { from: "a", to: "b", by: "c", note: "d" },
    ALL.filter((change) => change !== "partial note"),
  ],
  "another schema, by reference": [
    also(lazy(() => object({ note: z.literal("a").exactOptional() }))),
    { from: "a", to: "b", note: "b" },
    ["pick from, to", "omit note"],
  ],
  "patterns of names": [patternProperties([/^x/u, z.number()]), { from: "a", to: "b", x: "1" }, []],
  names: [propertyNames(z.string().max(5)), { from: "a", to: "b", tooLong: 1 }, []],
  others: [
    additionalProperties(z.never(), { names: Object.keys(members), patterns: [] }),
    { from: "a", to: "b", other: 1 },
    [],
  ],
  "at most so many": [maxProperties(3), { from: "a", to: "b", c: 1, d: 1 }, []],
  "at least so many": [
    minProperties(3),
    { from: "a", to: "b" },
    ALL.filter((change) => change !== "partial note"),
  ],
  "a value": [
    equalTo({ from: "a", to: "b" }),
    { from: "a", to: "c" },
    ALL.filter((change) => change !== "partial note"),
  ],
};

describe.each(Object.entries(rules))("%s", (_, [rule, rejected, prevented]) => {
  const Ruled = Range.check(rule) as unknown as typeof Range;
  test.each(ALL)("%s", (change) => {
    expect(Ruled.safeParse(rejected).success).toBe(false);
    if (prevented.includes(change)) {
      expect(() => changes[change](Ruled)).toThrow(
        /^\.\w+\(\) cannot be used .* rule about .*z\.looseObject/,
      );
      return;
    }
    const reshaped = changes[change](Ruled) as unknown as z.ZodObject;
    const hasMembers = Object.keys(rejected).every((key) => key in reshaped.shape || !(key in members));
    if (hasMembers) expect(reshaped.safeParse(rejected).success).toBe(false);
  });

  test("extend keeps it", () => {
    expect(Ruled.extend({ more: z.string().exactOptional() }).safeParse(rejected).success).toBe(false);
  });
});

describe("members that nobody looked at", () => {
  const Closed = unevaluated(Range, { properties: z.never() });
  test("are those that the new object does not name", () => {
    expect(Closed.pick({ from: true }).safeParse({ from: "a" }).success).toBe(true);
    expect(Closed.pick({ from: true }).safeParse({ from: "a", to: "b" }).success).toBe(false);
    expect(Closed.omit({ from: true }).safeParse({ to: "b", by: "c" }).success).toBe(true);
    expect(Closed.partial().safeParse({ by: "c" }).success).toBe(true);
    expect(Closed.partial().safeParse({ other: 1 }).success).toBe(false);
    const Extended = Closed.extend({ more: z.string() });
    expect(Extended.safeParse({ from: "a", to: "b", more: "c" }).success).toBe(true);
    expect(Extended.safeParse({ from: "a", to: "b", more: "c", other: 1 }).success).toBe(false);
  });
});

describe("an object with checks of its description", () => {
  const Ruled = Range.check(dependentRequired(["by", ["note"]]), maxProperties(4));

  test("keeps them when it is extended, also where a member is described anew", () => {
    const Numbered = Ruled.extend({ to: z.number() });
    expect(Numbered.safeParse({ from: "a", to: 1 }).success).toBe(true);
    expect(Numbered.safeParse({ from: "a", to: 1, by: "c" }).success).toBe(false);
  });

  test("is itself as before", () => {
    Ruled.pick({ from: true, by: true, note: true });
    expect(Ruled.safeParse({ from: "a", to: "b", by: "c", note: "d" }).success).toBe(true);
    expect(Ruled.safeParse({ from: "a", to: "b", by: "c" }).success).toBe(false);
  });

  test("keeps what it was given, and gives what can be reshaped again", () => {
    const value = { other: 1, from: "a" };
    expect(Ruled.omit({ by: true }).pick({ from: true, to: true }).omit({ to: true }).parse(value)).toBe(
      value,
    );
  });

  test("gives its members without its rules to zod's own object", () => {
    expect(z.looseObject(Ruled.shape).pick({ by: true }).safeParse({ by: "c" }).success).toBe(true);
  });
});

test("a function of the user is not dropped in silence", () => {
  const Refined = Range.check(maxProperties(4)).refine(({ from, to }) => from < to);
  expect(() => Refined.pick({ from: true })).toThrow("refinements");
  expect(() => Refined.extend({ from: z.number() })).toThrow("refinements");
});

test("members called like what every object has are members", () => {
  const schema = object({ constructor: z.string(), a: z.string(), b: z.string() }).check(
    dependentRequired(["a", ["b"]]),
  );
  expect(Object.keys(schema.omit({ constructor: true }).shape)).toEqual(["a", "b"]);
  const mask = { b: true } as never; // to TypeScript, every object has a constructor
  expect(() => schema.omit(mask)).toThrow('a rule about "b" (dependentRequired)');
});
