import { expect, test, vi } from "vitest";
import * as z from "zod";
import { deferred, object } from "../../../src/zod/index.ts";

function deferredPair() {
  const build = vi.fn(() => object({ id: z.string().min(2), size: z.number().exactOptional() }));
  return { build, schema: deferred(build) };
}

test("a schema is built once, when it is first asked for anything", () => {
  const { build, schema } = deferredPair();
  expect(build).not.toHaveBeenCalled();
  expect(schema.safeParse({ id: "ab" }).success).toBe(true);
  expect(schema.safeParse({ id: "a" }).error?.issues[0]?.path).toEqual(["id"]);
  expect(build).toHaveBeenCalledOnce();
});

test.each([
  ["a member", (schema: object) => Reflect.get(schema, "shape")],
  ["whether it has a member", (schema: object) => "shape" in schema && "~standard" in schema],
  ["whether it is of a class of zod", (schema: object) => schema instanceof z.ZodObject],
])("asking for %s builds it", (_, ask) => {
  const { build, schema } = deferredPair();
  expect(ask(schema)).toBeTruthy();
  expect(build).toHaveBeenCalledOnce();
});

test("once built it is an instance like any other", () => {
  const { schema } = deferredPair();
  const plain = object({ id: z.string() });
  expect(schema.type).toBe("object");
  expect(Object.getPrototypeOf(schema)).toBe(Object.getPrototypeOf(plain));
  expect(Object.keys(schema)).toEqual(Object.keys(plain));
  expect("absent" in schema).toBe(false);
});

test("it can be picked from, extended and referred to before it is built", () => {
  const { schema } = deferredPair();
  const list = z.array(schema);
  expect(list.safeParse([{ id: "ab" }, { id: "a" }]).error?.issues[0]?.path).toEqual([1, "id"]);
  expect(Object.keys(deferredPair().schema.pick({ id: true }).shape)).toEqual(["id"]);
  expect(Object.keys(deferredPair().schema.extend({ more: z.null() }).shape)).toEqual(["id", "size", "more"]);
});

test("checks, descriptions and JSON Schema know the schema that their user holds", () => {
  const checked = deferred(() => z.string().check(z.minLength(2)).nullable());
  expect(checked.safeParse("a").success).toBe(false);
  expect(checked.safeParse(null).success).toBe(true);
  expect(z.toJSONSchema(checked)).toMatchObject({
    anyOf: [{ type: "string", minLength: 2 }, { type: "null" }],
  });
  const registry = z.registry<{ title: string }>();
  const { schema } = deferredPair();
  schema.register(registry, { title: "A pair" });
  expect(registry.get(schema)).toEqual({ title: "A pair" });
});

test("schemas may refer to each other in any order", () => {
  const list = deferred(() => z.array(item));
  const item: z.ZodType = deferred(() => object({ id: z.string() }));
  expect(list.safeParse([{ id: "a" }]).success).toBe(true);
  expect(list.safeParse([{ id: 1 }]).success).toBe(false);
});

test("one that was frozen before it was used works, and is built once", () => {
  const { build, schema } = deferredPair();
  Object.freeze(schema);
  expect(schema.safeParse({ id: "ab" }).success).toBe(true);
  expect(z.array(schema).safeParse([{ id: "a" }]).error?.issues[0]?.path).toEqual([0, "id"]);
  expect(Object.keys(schema.pick({ id: true }).shape)).toEqual(["id"]);
  expect(build).toHaveBeenCalledOnce();
});

test("what cannot be built says so each time it is asked", () => {
  const broken = deferred((): z.ZodString => {
    throw new Error("no such pattern");
  });
  expect(() => broken.parse("a")).toThrow("no such pattern");
  expect(() => broken.parse("a")).toThrow("no such pattern");
});

test("importing what validators call builds no schema: the first one takes zod most of a millisecond", async () => {
  vi.resetModules();
  const define = vi.spyOn(Object, "defineProperty");
  const builtBy = () => define.mock.calls.filter(([, key]) => key === "_zod").length; // zod gives it to each schema
  const { unstated } = await import("../../../src/zod/index.ts");
  const counts = [builtBy(), unstated.safeParse(1).success, builtBy()];
  define.mockRestore();
  expect(counts).toEqual([0, true, 2]); // built, and constructed again in place
});
