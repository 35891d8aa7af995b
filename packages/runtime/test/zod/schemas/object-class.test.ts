import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { search } from "../../../../../random-search.ts";
import { maxProperties, not, object } from "../../../src/zod/index.ts";

// Objects are not built on zod's class, whose parsers would be in every bundle. All else must be as there.

const { seed, numRuns } = search(300);

/** Returns the names of all members that a schema has from its class. */
function names(schema: z.ZodType): string[] {
  const found = new Set<string>();
  for (let at: unknown = schema; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) found.add(name);
  return [...found].sort();
}

describe("an object", () => {
  test("has all that zod's has", () => {
    const [ours, theirs] = [names(object({})), names(z.object({}))];
    expect(theirs).toContain("safeExtend");
    expect(ours).toEqual(theirs);
  });

  test("has the internals and the classes of zod's", () => {
    const [ours, theirs] = [object({ a: z.literal(1).optional() }), z.object({ a: z.literal(1).optional() })];
    expect(ours).toBeInstanceOf(z.ZodObject);
    expect(ours).toBeInstanceOf(z.core.$ZodObject);
    expect([...ours._zod.traits]).toEqual(expect.arrayContaining([...theirs._zod.traits]));
    expect(ours._zod.propValues).toEqual(theirs._zod.propValues);
    expect(ours.type).toBe("object");
    expect(ours.shape).toBe(ours.def.shape);
  });

  test("reads members that are getters once, when they are asked for", () => {
    let count = 0;
    const Node = object({
      get next() {
        count += 1;
        return Node.optional();
      },
    }) as z.ZodObject;
    const Longer = Node.extend({ name: z.string() });
    expect(count).toBe(0);
    expect(Node.shape.next).toBe(Node.shape.next);
    expect(count).toBe(1);
    expect(Longer.safeParse({ name: "", next: { next: {} } }).success).toBe(true);
    expect(Longer.safeParse({ name: "", next: { next: 1 } }).success).toBe(false);
  });

  test("has members that end, where it contains a copy of itself that is asked first", () => {
    const Node = object({
      get next() {
        return Node.check(maxProperties(1)).optional();
      },
    }) as z.ZodObject;
    const Copy = Node.check(maxProperties(2));
    const Next = Copy.shape.next as z.ZodOptional<z.ZodObject>;
    expect(Next.unwrap().shape.next).toBe(Next);
    expect(z.unknown().check(not(Copy)).safeParse({ next: {} }).success).toBe(false);
  });

  test("is an option that a discriminated union finds by its member", () => {
    const Union = z.discriminatedUnion("k", [
      object({ k: z.literal("a"), v: z.string() }),
      object({ k: z.enum(["b", "c"]).optional() }),
    ]);
    expect(Union.safeParse({ k: "a", v: 1 }).error?.issues).toMatchObject([{ path: ["v"] }]);
    for (const value of [{ k: "c" }, {}]) expect(Union.safeParse(value).success).toBe(true);
    expect(Union.safeParse({ k: "d" }).success).toBe(false);
  });
});

const members = fc.constantFrom<z.ZodType>(
  z.string(),
  z.number().optional(),
  z.boolean().exactOptional(),
  z.string().default("a"),
  z.string().prefault("a"),
  z.string().catch("a"),
  z.string().optional().catch("a"),
  z.preprocess((value) => value as string | undefined, z.string().optional()),
  z.preprocess((value) => value, z.string()),
  z.string().optional().pipe(z.string().optional()),
  z.literal([1, null]).nullable(),
  z.lazy(() => z.string()),
  z.never(),
  z.unknown(),
);
const shapes = fc.dictionary(fc.constantFrom("a", "b", "c", "toString", "__proto__"), members, {
  maxKeys: 4,
});

type Change = (schema: z.ZodObject) => z.ZodObject;

/** A mask of one member; its type is that of any object. */
const only = (key: string) => ({ [key]: true }) as Record<string, never>;

/** Each with a member of the object, where there is one, or another name. */
const changes = fc.constantFrom<(key: string) => Change>(
  () => (schema) => schema.loose(),
  () => (schema) => schema.passthrough(),
  () => (schema) => schema.strict(),
  () => (schema) => schema.strip(),
  () => (schema) => schema.catchall(z.number()),
  () => (schema) => schema.partial(),
  () => (schema) => schema.exactPartial(),
  () => (schema) => schema.required(),
  (key) => (schema) => schema.pick(only(key)),
  (key) => (schema) => schema.omit(only(key)),
  (key) => (schema) => schema.partial(only(key)),
  (key) => (schema) => schema.exactPartial(only(key)),
  (key) => (schema) => schema.required(only(key)),
  (key) => (schema) => schema.extend({ [key]: z.bigint().optional() }),
  (key) => (schema) => schema.safeExtend({ [key]: z.date() }),
  (key) => (schema) => schema.merge(z.strictObject({ [key]: z.boolean() })),
  () => (schema) => schema.refine(() => true),
  () => (schema) => schema.describe("words"),
);

/** Returns all observable properties of an object without parsing, or the thrown error. */
function outcome(make: () => z.ZodObject): unknown {
  try {
    const schema = make();
    const json = (io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" });
    return {
      shape: Object.entries(schema.shape).map(([key, member]) => [
        key,
        member._zod.optin,
        member._zod.optout,
      ]),
      keys: schema.keyof().options,
      values: schema._zod.propValues,
      catchall: schema._zod.def.catchall?._zod.def.type,
      input: json("input"),
      output: json("output"),
      own: schema.toJSONSchema({ unrepresentable: "any" }),
    };
  } catch (error) {
    return String(error);
  }
}

test("what is made of an object is what zod makes of its own", () => {
  const keys = fc.constantFrom("a", "b", "c", "d");
  fc.assert(
    fc.property(shapes, fc.array(fc.tuple(changes, keys), { maxLength: 5 }), (shape, chain) => {
      const all = chain.map(([change, key]) => change(key));
      const made = (first: z.ZodObject) => all.reduce((schema, change) => change(schema), first);
      const ours = outcome(() => made(object(shape).loose()));
      expect(ours).toEqual(outcome(() => made(z.looseObject(shape))));
    }),
    { numRuns, seed },
  );
});
