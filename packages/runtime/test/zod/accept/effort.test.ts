import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  allOf,
  anyOf,
  array,
  ifThenElse,
  lazy,
  literals,
  object,
  oneOf,
  record,
  unevaluated,
} from "../../../src/zod/index.ts";

const DEPTH = 40;

/** Schemas that lead back to themselves in more than one way, each with the innermost value that it accepts. */
const cases: Readonly<Record<string, z.ZodType>> = {
  "a closed union": recursive((self) =>
    unevaluated(
      allOf([
        object({ count: z.number() }),
        oneOf([object({ kind: z.literal("leaf") }), object({ kind: z.literal("node"), next: self })]),
      ]),
      { properties: z.never() },
    ),
  ),
  "any of": recursive((self) =>
    anyOf([
      object({ count: z.number(), next: self }),
      object({ count: z.number(), next: self.nullable() }),
      Leaf,
    ]),
  ),
  "one of": recursive((self) =>
    oneOf([
      object({ count: z.number(), next: self, kind: z.string() }),
      object({ count: z.string(), next: self }),
      Leaf,
    ]),
  ),
  "all of": recursive((self) =>
    anyOf([Leaf, allOf([object({ count: z.number(), next: self }), object({ next: self })])]),
  ),
  "a condition": recursive((self) =>
    object({ count: z.number() }).check(
      ifThenElse({
        if: object({ kind: z.literal("node"), next: self }),
        then: object({ next: self }),
        else: object({ kind: z.literal("leaf") }),
      }),
    ),
  ),
};

const Leaf = object({ count: z.number(), kind: z.literal("leaf") });

function recursive(build: (self: z.ZodType) => z.ZodType): z.ZodType {
  const schema: z.ZodType = lazy(() => (built ??= build(lazy(() => schema))));
  let built: z.ZodType | undefined;
  return schema;
}

/** Returns the number of member reads for a value of a given depth. */
function readsOf(schema: z.ZodType, { depth, leaf }: { depth: number; leaf: unknown }) {
  let reads = 0;
  const node = (kind: string, rest: object, count: unknown) =>
    Object.defineProperty({ kind, ...rest }, "count", {
      enumerable: true,
      get: () => {
        reads += 1;
        return count;
      },
    });
  let value: unknown = node("leaf", {}, leaf);
  for (let level = 0; level < depth; level += 1) value = node("node", { next: value }, 1);
  const { success } = object({ value: schema }).safeParse({ value });
  return { reads, success };
}

describe("the effort", () => {
  test.each(Object.entries(cases))(
    "grows with the size of the value, not with the ways through it: %s",
    (_, schema) => {
      for (const leaf of [1, null]) {
        const { reads, success } = readsOf(schema, { depth: DEPTH, leaf });
        expect(success).toBe(leaf === 1);
        expect(reads).toBeLessThan(DEPTH * 60);
        expect(readsOf(schema, { depth: 2 * DEPTH, leaf }).reads).toBeLessThan(4 * reads);
      }
    },
  );
});

describe("many wrong items", () => {
  /** More than the maximum number of arguments of a call. */
  const COUNT = 150_000;
  const wrong: readonly unknown[] = Array.from({ length: COUNT }, () => 1);
  const Texts = array(z.string());
  const members = Object.fromEntries(wrong.map((item, index) => [`k${index}`, item]));

  /** Schemas that pass on issues of others, each with a value. */
  const many: Readonly<Record<string, readonly [z.ZodType, unknown]>> = {
    "a list": [Texts, wrong],
    "a list in a list": [array(Texts), [wrong]],
    "a list in a tuple": [z.tuple([z.string()]).or(array(Texts)), [wrong]],
    "a member": [object({ list: Texts }), { list: wrong }],
    "all of": [allOf([Texts, array(z.string().min(2))]), wrong],
    "any of": [anyOf([object({ list: Texts }), z.null()]), { list: wrong }],
    "any of like ones": [anyOf([Texts, array(z.boolean())]), wrong],
    "a condition": [z.any().check(ifThenElse({ if: array(z.number()), then: Texts })), wrong],
    "what nobody looked at": [unevaluated(z.unknown(), { items: z.string() }), wrong],
    "other members": [record(z.string()), members],
    "members that may not be": [object({}).strict(), members],
    literals: [array(literals({ a: [1] })), wrong],
  };

  test.each(Object.entries(many))("are reported, and never thrown: %s", (_, [schema, value]) => {
    const { error } = schema.safeParse(value);
    expect(error?.issues.length).toBeGreaterThan(0);
    // One expectation for the longest: one for each message would take longer than making them.
    const longest = (error?.issues ?? []).reduce((most, { message }) => Math.max(most, message.length), 0);
    expect(longest).toBeLessThan(2000);
  });
});
