import { describe, expect, test } from "vitest";
import * as z from "zod";
import { allOf, lazy, minProperties, object, record } from "../../../src/zod/index.ts";

const Account = object({ id: z.string(), tags: z.array(z.string()).exactOptional() });

describe("object", () => {
  test("returns the very value that it was given", () => {
    const value = { tags: ["a"], extra: { deep: [1] }, id: "1" };
    expect(Account.parse(value)).toBe(value);
    expect(Object.keys(Account.parse(value))).toEqual(["tags", "extra", "id"]);
  });

  test("keeps an own key called __proto__ and is not fooled by it", () => {
    const value = JSON.parse('{"id":"1","__proto__":{"polluted":true}}');
    const result = Account.parse(value);
    expect(Object.hasOwn(result, "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Account.safeParse(JSON.parse('{"__proto__":{"id":"1"}}')).success).toBe(false);
  });

  test("only own properties count: a required toString is not inherited", () => {
    const Odd = object({ toString: z.unknown(), constructor: z.string().exactOptional() });
    expect(Odd.safeParse({}).success).toBe(false);
    expect(Odd.safeParse({ toString: 1 }).success).toBe(true);
  });

  test("a property that is undefined is an absent one", () => {
    expect(Account.safeParse({ id: "1", tags: undefined }).success).toBe(true);
    const missing = Account.safeParse({ id: undefined });
    expect(missing.error?.issues).toMatchObject([{ path: ["id"] }]);
    expect(object({ id: z.unknown() }).safeParse({ id: undefined }).success).toBe(false);
  });

  test("strict rejects unknown keys by name, catchall checks them", () => {
    const strict = object({ id: z.string() }).strict();
    expect(strict.safeParse({ id: "1", b: 1, a: 2 }).error?.issues).toMatchObject([
      { code: "unrecognized_keys", keys: ["b", "a"] },
    ]);
    expect(strict.safeParse({ id: "1", b: undefined }).success).toBe(true);
    const typed = object({ id: z.string() }).catchall(z.number());
    expect(typed.safeParse({ id: "1", b: "no" }).error?.issues).toMatchObject([{ path: ["b"] }]);
  });

  test("pick, extend and partial go on working, and keep what it does", () => {
    const Named = Account.pick({ id: true }).extend({ name: z.string() }).partial({ name: true });
    const value = JSON.parse('{"z":1,"id":"1","__proto__":2}');
    expect(Named.parse(value)).toBe(value);
    expect(Object.keys(Named.shape)).toEqual(["id", "name"]);
  });

  test("a conversion that its user adds takes effect on a copy in the same order", () => {
    const Dated = Account.extend({ at: z.string().transform((text) => new Date(text)) });
    const value = { z: 1, at: "2026-01-01T00:00:00Z", id: "1" };
    const result = Dated.parse(value);
    expect(result.at).toEqual(new Date("2026-01-01T00:00:00Z"));
    expect(Object.keys(result)).toEqual(["z", "at", "id"]);
    expect(value.at).toBe("2026-01-01T00:00:00Z");
  });

  test("a default that its user adds fills in an absent key", () => {
    expect(Account.extend({ kind: z.string().default("plain") }).parse({ id: "1" })).toEqual({
      id: "1",
      kind: "plain",
    });
  });

  test("asynchronous members are waited for", async () => {
    const Checked = Account.extend({ name: z.string().refine(async (name) => name !== "no") });
    expect((await Checked.safeParseAsync({ id: "1", name: "yes" })).success).toBe(true);
    expect((await Checked.safeParseAsync({ id: "1", name: "no" })).success).toBe(false);
  });

  test("arrays and null are no objects", () => {
    for (const value of [[], null, "text", undefined]) expect(Account.safeParse(value).success).toBe(false);
  });

  test("it shows in JSON Schema as an open object", () => {
    const shown = z.toJSONSchema(Account);
    expect(shown).toMatchObject({ type: "object", required: ["id"] });
    expect(shown).not.toHaveProperty("additionalProperties");
  });
});

test("record holds every value to one schema", () => {
  expect(record(z.number()).safeParse({ a: 1, b: 2 }).success).toBe(true);
  expect(record(z.number()).safeParse({ a: 1, b: "2" }).error?.issues).toMatchObject([{ path: ["b"] }]);
});

test("a circular value is rejected as too deep", () => {
  interface Loop {
    next?: Loop;
  }
  const Node: z.ZodType<Loop> = object({
    get next() {
      return Node.exactOptional();
    },
  });
  const loop: Loop = {};
  loop.next = loop;
  expect(JSON.stringify(Node.safeParse(loop).error?.issues)).toContain("Too deep");
  expect(Node.safeParse({ next: { next: {} } }).success).toBe(true);
});

test("lazy has the same limit", () => {
  const Nested: z.ZodType = z.array(lazy(() => Nested));
  const deep: unknown = JSON.parse("[".repeat(5000) + "]".repeat(5000));
  expect(Nested.safeParse(deep).success).toBe(false);
  expect(Nested.safeParse([[[]]]).success).toBe(true);
});

test("allOf holds a value to every schema and returns it as it was", async () => {
  const Both = allOf([object({ a: z.string() }), object({ b: z.number() }), z.object({ c: z.null() })]);
  const value = { c: null, b: 1, a: "1", d: 0 };
  expect(Both.parse(value)).toBe(value);
  expect(Both.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([["a"], ["b"], ["c"]]);
  expect(await Both.parseAsync(value)).toBe(value);
});

describe("members share the payload of their object", () => {
  test("what a pipe marks in it does not keep checks of the object from running", () => {
    const schema = object({ a: z.string().min(2).pipe(z.string()), b: z.number() }).check(minProperties(3));
    expect(schema.safeParse({ a: "a", b: 1 }).error?.issues.map(({ code }) => code)).toEqual([
      "too_small",
      "custom",
    ]);
  });

  test("issues of one do not keep checks of the next from running", () => {
    const schema = object({ a: z.string(), b: z.string().min(2), c: object({ d: z.string().max(1) }) });
    const issues = schema.safeParse({ a: 1, b: "", c: { d: "ab" } }).error?.issues;
    expect(issues?.map(({ path }) => path.join("."))).toEqual(["a", "b", "c.d"]);
  });

  test("those that are waited for report in their order", async () => {
    const late = (wait: number) =>
      z.string().refine(async (text) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        return text !== "";
      });
    const schema = object({
      a: late(5),
      b: z.string().min(1),
      c: late(1),
      d: z.string().transform(async (text) => text.length),
    });
    const { error } = await schema.safeParseAsync({ a: "", b: "", c: "", d: "" });
    expect(error?.issues.map(({ path }) => path.join(".")).sort()).toEqual(["a", "b", "c"]);
    expect(await schema.parseAsync({ a: "1", b: "2", c: "3", d: "four" })).toMatchObject({ d: 4 });
  });
});
