import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  anyOf,
  array,
  dependentSchemas,
  ifThenElse,
  int64,
  lazy,
  literals,
  object,
  patternProperties,
  record,
  tuple,
  uint64,
  unevaluated,
  uniqueItems,
  unstated,
} from "../../../src/zod/index.ts";

type List = (number | List)[];
const List: z.ZodType<List> = array(anyOf([z.number(), lazy(() => List)]));
const Plain: z.ZodType = z.array(z.lazy(() => Plain));

describe("a verdict is about the value as it is", () => {
  test.each<[string, z.ZodType, (list: unknown[]) => unknown]>([
    ["a pattern", object({}).check(patternProperties([/^x/u, List])), (list) => ({ x: list })],
    ["a dependency", object({}).check(dependentSchemas(["x", object({ x: List })])), (list) => ({ x: list })],
    ["a condition", z.any().check(ifThenElse({ if: z.array(z.any()), then: List })), (list) => list],
    ["what nobody looked at", unevaluated(z.unknown(), { properties: List }), (list) => ({ x: list })],
    ["zod's own list", object({}).check(patternProperties([/^x/u, Plain])), (list) => ({ x: list })],
  ])("whatever it was before: %s", (_, schema, holding) => {
    const list: unknown[] = [[]];
    const value = holding(list);
    expect(schema.safeParse(value).success).toBe(true);
    list.push("wrong");
    expect(schema.safeParse(value).success).toBe(false);
    list.pop();
    expect(schema.safeParse(value).success).toBe(true);
  });

  test("a list that is right in one place is no object in another", () => {
    const Item: z.ZodType = object({
      pair: tuple([z.number(), z.string()]).exactOptional(),
      get child() {
        return Item.exactOptional();
      },
    });
    const pair = [1, "a"];
    expect(Item.safeParse({ pair, child: pair }).error?.issues).toMatchObject([{ path: ["child"] }]);
  });
});

describe("lists", () => {
  test("come back as they were given, holes and all", () => {
    const sparse = new Array(2);
    sparse[1] = "a";
    expect(array(unstated).parse(sparse)).toBe(sparse);
    expect(0 in sparse).toBe(false);
    expect(array(z.string()).min(1).max(2).parse(sparse.slice(1))).toEqual(["a"]);
  });

  test("are copied where an item converts", () => {
    const input = ["1", "2"];
    expect(array(z.string().transform(Number)).parse(input)).toEqual([1, 2]);
    expect(input).toEqual(["1", "2"]);
  });

  test("wait for items that take time", async () => {
    const Slow = array(z.string().refine(async (text) => text !== "no"));
    expect((await Slow.safeParseAsync(["yes"])).success).toBe(true);
    expect((await Slow.safeParseAsync(["yes", "no"])).error?.issues).toMatchObject([{ path: [1] }]);
  });

  test("of which too much is said are looked at no further", () => {
    const { error } = array(z.string()).max(1).safeParse([1, 2, 3]);
    expect(error?.issues).toMatchObject([{ code: "too_big", path: [] }]);
  });

  test("have their first items, and the others", () => {
    const Pair = tuple([z.number(), z.string().exactOptional()]);
    for (const value of [[1], [1, "a"]]) expect(Pair.parse(value)).toBe(value);
    for (const value of [[], ["a"], [1, 2], [1, "a", 2], {}])
      expect(Pair.safeParse(value).success).toBe(false);
    const Rest = tuple([z.nonoptional(z.unknown())], z.number());
    for (const value of [[null], [null, 1, 2]]) expect(Rest.parse(value)).toBe(value);
    for (const value of [[], [null, "a"]]) expect(Rest.safeParse(value).success).toBe(false);
    expect(object({ Pair, Rest }).safeParse({ Pair: [1], Rest: [0, 1] }).success).toBe(true);
    expect(object({ Pair, Rest }).safeParse({ Pair: [], Rest: [] }).success).toBe(false);
  });

  test("do not repeat items, by deep equality, however many there are", () => {
    const Unique = array(z.unknown()).check(uniqueItems());
    const different = Array.from({ length: 20_000 }, (_, id) => ({ id, at: [id] }));
    expect(Unique.safeParse(different).success).toBe(true);
    const repeated = [...different, { at: [7], id: 7 }];
    expect(Unique.safeParse(repeated).error?.issues).toMatchObject([{ path: [20_000] }]);
    for (const pair of [
      [0, -0],
      [1n, 1],
      [{ a: undefined }, {}],
      [[1], [1n]],
    ])
      expect(Unique.safeParse(pair).success).toBe(false);
    for (const pair of [
      ["1", 1],
      [null, "null"],
      [{ a: 1 }, { a: "1" }],
      [[], {}],
      [2n ** 64n + 1n, 2 ** 64],
    ])
      expect(Unique.safeParse(pair).success).toBe(true);
  });
});

describe("depth", () => {
  const Json: z.ZodType = anyOf([z.string(), array(lazy(() => Json)), record(lazy(() => Json))]);
  const nested = (depth: number, leaf: unknown, wrap: (inner: unknown) => unknown) => {
    let value = leaf;
    for (let level = 0; level < depth; level += 1) value = wrap(value);
    return value;
  };

  test.each<[string, (inner: unknown) => unknown]>([
    ["objects", (inner) => ({ x: inner })],
    ["lists", (inner) => [inner]],
  ])("is counted in levels of the value, not in references: %s", (_, wrap) => {
    expect(Json.safeParse(nested(255, "a", wrap)).success).toBe(true);
    expect(Json.safeParse(nested(250, 1, wrap)).error?.issues[0]?.message).not.toContain("Too deep");
    expect(JSON.stringify(Json.safeParse(nested(300, "a", wrap)).error?.issues)).toContain("Too deep");
    expect(Json.safeParse(nested(100_000, "a", wrap)).success).toBe(false);
    expect(Json.safeParse(["a"]).success).toBe(true);
  });

  test("has an end for values that contain themselves", () => {
    interface Two {
      left?: Two;
      right?: Two;
      list?: Two[];
    }
    const Two: z.ZodType<Two> = object({
      get left() {
        return Two.exactOptional();
      },
      get right() {
        return Two.exactOptional();
      },
      get list() {
        return array(Two).exactOptional();
      },
    });
    const loop: Two = {};
    loop.left = loop;
    loop.right = loop;
    expect(Two.safeParse(loop).success).toBe(false);
    const list: Two = {};
    list.list = [list, list];
    expect(Two.safeParse(list).success).toBe(false);
    expect(Two.safeParse({ left: {}, list: [{}] }).success).toBe(true);
  });
});

test("checks that know the type from values before them are not asked of another", () => {
  const unique = uniqueItems() as unknown as z.core.$ZodCheck<unknown>; // its type is what the values before it prove
  const Empty = literals([]).check(unique as z.core.$ZodCheck<[]>);
  for (const value of [null, "", {}, [1]]) expect(Empty.safeParse(value).error?.issues).toHaveLength(1);
  expect(Empty.safeParse([]).success).toBe(true);
});

test("bigints are checked quickly, and reported as before", () => {
  const Amount = object({ signed: int64(), unsigned: uint64() });
  expect(Amount.safeParse({ signed: -1n, unsigned: 1n }).success).toBe(true);
  expect(
    Amount.safeParse({ signed: 2n ** 63n, unsigned: -1n }).error?.issues.map(({ path }) => path),
  ).toEqual([["signed"], ["unsigned"]]);
  expect(Amount.safeParse({ signed: 1, unsigned: 1n }).error?.issues[0]?.message).toContain("64-bit");
});
