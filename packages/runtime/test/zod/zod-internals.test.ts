import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as zod from "zod";
import manifest from "../../package.json" with { type: "json" };
import type * as ours from "../../src/zod/index.ts";
import type * as allInternals from "../../src/zod/zod-internals.ts";

// Every internal under the lowest version of zod that is supported, and under the one that is installed.

const resolve = createRequire(import.meta.url).resolve;
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")).version;
const VERSIONS = [
  [versionOf("zod460"), () => import("zod460"), () => import("zod460/v4/core")],
  [versionOf("zod"), () => vi.importActual("zod"), () => vi.importActual("zod/v4/core")],
] as const;

test("the lowest supported version is among those that are tested", () => {
  expect(VERSIONS.map(([version]) => `^${version}`)).toContain(manifest.peerDependencies.zod);
});

describe.each(VERSIONS)("zod %s", (version, classic, core) => {
  let z: typeof zod;
  let runtime: typeof ours;
  let internals: typeof allInternals;
  const context = { async: false } as const;
  const given = (value: unknown): allInternals.Payload => ({ value, issues: [] });

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("zod", classic);
    vi.doMock("zod/v4/core", core);
    z = await import("zod");
    runtime = await import("../../src/zod/index.ts");
    internals = await import("../../src/zod/zod-internals.ts");
    return () => {
      vi.doUnmock("zod");
      vi.doUnmock("zod/v4/core");
      vi.resetModules();
    };
  });

  test("is the one that is used", () => {
    const { major, minor, patch } = z.core.version;
    expect(`${major}.${minor}.${patch}`).toBe(version);
  });

  test("a definition, classes and values can be read", () => {
    const schema = z.enum(["a", "b"]).nullable();
    expect(internals.definitionOf(schema)).toMatchObject({ type: "nullable", innerType: { type: "enum" } });
    expect(internals.isOfClass(schema, "ZodNullable")).toBe(true);
    expect(internals.isOfClass(schema, "ZodOptional")).toBe(false);
    expect([...(internals.valuesOf(schema) ?? [])].sort()).toEqual(["a", "b", null]);
    expect([schema, {}].map(internals.isSchema)).toEqual([true, false]);
  });

  test.each([
    [() => z.string(), undefined, undefined],
    [() => z.string().exactOptional(), "optional", "optional"],
    [() => z.string().optional(), "optional", "optional"],
    [() => z.string().default("a"), "defaulted", undefined],
  ] as const)("absence of %s is accepted in %s and out %s", (make, whenGiven, whenReturned) => {
    expect(internals.whenAbsent(make())).toBe(whenGiven);
    expect(internals.whenAbsent(make(), "optout")).toBe(whenReturned);
  });

  test("a schema runs with its checks", () => {
    expect(internals.runnerOf(z.string().min(2)).run(given("a"), context)).toMatchObject({
      issues: [{ code: "too_small" }],
    });
  });

  test("an issue knows whether its user has written the message", () => {
    const issuesOf = (schema: zod.ZodType) =>
      (internals.runnerOf(schema).run(given(1), context) as allInternals.Payload).issues;
    const all = [...issuesOf(z.string()), ...issuesOf(z.string("Words"))];
    expect(all.map(internals.hasOwnMessage)).toEqual([false, true]);
    expect(
      internals.rejectType(given(1), "array", z.string("Words")).issues.map(internals.hasOwnMessage),
    ).toEqual([true]);
  });

  describe("a class of ours", () => {
    const define = (
      prepare: (schema: zod.ZodArray, definition: zod.core.$ZodArrayDef) => void,
      methods = {},
    ) =>
      internals.defineClass<zod.ZodArray>(
        "Own",
        z.ZodArray,
        methods,
        prepare,
      )({ type: "array", element: z.unknown() });

    test("belongs to the class that it extends, to those that it names, and has its methods", () => {
      const schema = define((made) => internals.addClasses(made, "ZodOther"), { twice: () => 2 });
      expect(schema).toBeInstanceOf(z.ZodArray);
      for (const name of ["Own", "ZodArray", "ZodOther"])
        expect(internals.isOfClass(schema, name)).toBe(true);
      expect(Reflect.get(schema, "twice")()).toBe(2);
    });

    test.each([
      ["with checks", (schema: zod.ZodArray) => schema.min(1)],
      ["without", (schema: zod.ZodArray) => schema],
    ])("parses as it says, %s, also what contains itself", (_, change) => {
      const parse = vi.fn((payload: allInternals.Payload) => payload);
      const schema = change(define((made) => internals.parseContainerBy(made, parse)));
      const value: unknown[] = [];
      value.push(value);
      expect(schema.parse(value)).toBe(value);
      expect(parse).toHaveBeenCalledOnce();
    });

    test("may leave some values to the class that it extends", () => {
      const schema = define((made) => {
        const inherited = internals.parseBy(made, (payload, outer) =>
          payload.value === 1 ? payload : inherited(payload, outer),
        );
      });
      expect([1, [], 2].map((value) => schema.safeParse(value).success)).toEqual([true, true, false]);
    });

    test("describes itself and what stands in it", () => {
      const schema = define((made, { element }) => {
        internals.describeBy(made, (json, place, inherited) => {
          inherited();
          json.title = `${place[0].io} ${place[0].target}`;
          json.contains = internals.descriptionOf(element, internals.within(place, "contains"));
        });
      });
      expect(z.toJSONSchema(schema, { target: "draft-07", io: "input" })).toMatchObject({
        type: "array",
        items: {},
        title: "input draft-07",
        contains: {},
      });
    });

    test("is made again with other methods, once per class", () => {
      const [a, b] = [z.string().min(2), z.string()].map((schema) =>
        internals.withMethods(schema, "Again", { twice: () => 2 }),
      ) as [zod.ZodString, zod.ZodString];
      expect(a.safeParse("a").success).toBe(false);
      expect(Reflect.get(b, "twice")()).toBe(2);
      expect(Object.getPrototypeOf(a)).toBe(Object.getPrototypeOf(b));
    });

    test("can take the place of an object that was there before", () => {
      const target = {} as zod.ZodString;
      internals.become(target, z.string().min(2));
      expect(target).toBeInstanceOf(z.ZodString);
      expect(target.safeParse("a").success).toBe(false);
      expect(z.array(target).safeParse(["ab"]).success).toBe(true);
    });
  });

  test("a union finds an object by the values of its members", () => {
    const member = z.object({ kind: z.enum(["a"]).optional() });
    const make = internals.defineClass<zod.ZodObject>(
      "Object",
      z.ZodObject,
      {},
      internals.describeMemberValues,
    );
    const union = z.discriminatedUnion("kind", [
      make(member.def) as typeof member,
      z.object({ kind: z.literal("b"), size: z.number() }),
    ]);
    expect(["a", undefined, "c"].map((kind) => union.safeParse({ kind }).success)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("checks run, have definitions and facts, and know their schemas", () => {
    const own = z.check<string>(({ issues, value: input }) => {
      issues.push({ code: "custom", input });
    });
    const schemas: unknown[] = [];
    internals.onAttach(own, (schema) => schemas.push(schema));
    internals.withFacts(internals.withFacts(own, { keywords: { a: 1 } }), {
      patterns: [],
    });
    const schema = z.email().check(z.maxLength(3), own);
    expect(schemas.at(-1)).toBe(schema);
    const checks = internals.checksOf(schema);
    expect(checks.map((check) => internals.definitionOfCheck(check).check)).toEqual([
      "string_format",
      "max_length",
      "custom",
    ]);
    expect(checks.map(internals.factsOf)).toEqual([
      undefined,
      undefined,
      { keywords: { a: 1 }, patterns: expect.anything() },
    ]);
    const payload = given("a");
    internals.runCheck(own, payload);
    expect(payload.issues).toHaveLength(1);
  });

  test("what runs a schema can be wrapped", () => {
    const seen: unknown[] = [];
    const check = z.check(() => {});
    internals.onAttach(check, (schema) => {
      internals.wrapRun(schema, (run) => (payload, outer) => {
        seen.push(payload.value);
        return run(payload, outer);
      });
    });
    expect(z.array(z.number().check(check)).safeParse([1, "a"]).success).toBe(false);
    expect(seen).toEqual([1, "a"]);
  });

  test("schemas of all classes accept, reject and are described", () => {
    const { allOf, anyOf, array, deferred, int64, lazy, object, oneOf, tuple, uniqueItems } = runtime;
    const Node: zod.ZodType = deferred(() => object({ next: lazy(() => Node).exactOptional() }).strict());
    const schema = object({
      list: array(z.string()).min(1).check(uniqueItems()),
      pair: tuple([z.string(), anyOf([z.null(), int64()])]),
      both: allOf([object({ a: z.string() }), object({ b: z.string() })]).nullable(),
      node: oneOf([Node, z.null()]).readonly(),
    });
    const value = { list: ["a"], pair: ["a", 1n], both: { a: "", b: "" }, node: { next: {} }, other: 1 };
    expect(schema.safeParse(value)).toEqual({ success: true, data: value });
    const wrong = { list: ["a", "a"], pair: ["a", 1], both: { a: "" }, node: { next: { more: 1 } } };
    expect(schema.safeParse(wrong).error?.issues.map(({ path }) => path.join("."))).toMatchInlineSnapshot(`
      [
        "list.1",
        "pair.1",
        "both.b",
        "node.next",
      ]
    `);
    expect(z.toJSONSchema(schema, { unrepresentable: "any" })).toMatchObject({
      required: ["list", "pair", "both", "node"],
      properties: { list: { minItems: 1, uniqueItems: true } },
    });
  });
});
