import { expectTypeOf, test } from "vitest";
import * as z from "zod";
import {
  anyOf,
  chosenBy,
  implied,
  literals,
  narrowed,
  object,
  tuple,
  typed,
} from "../../../src/zod/index.ts";

test("what a narrowed schema only requires has the type that is described", () => {
  const schema = narrowed(
    object({ a: z.string().exactOptional(), b: z.number().exactOptional() }),
    anyOf([object({ a: z.unknown() }), object({ b: z.unknown() })]),
  );
  const value = schema.parse({});
  expectTypeOf(value).toExtend<{ a: string } | { b: number }>();
  expectTypeOf<{ a: string }>().toExtend<z.input<typeof schema>>();
  expectTypeOf<{ b: number; a: string }>().toExtend<z.output<typeof schema>>();
  expectTypeOf<Record<never, never>>().not.toExtend<z.input<typeof schema>>();
  expectTypeOf(schema.shape.a.parse("")).toEqualTypeOf<string>();
  expectTypeOf(z.array(schema).parse([])).items.toEqualTypeOf<typeof value>();
});

test("a narrowed schema takes methods of strings, numbers and lists for no members", () => {
  const others = anyOf([z.record(z.string(), z.unknown()), z.string(), z.boolean()]);
  const item = implied("array", tuple([z.unknown().exactOptional()], z.unknown()));
  const list = narrowed(narrowed(item, others), item).parse([]);
  expectTypeOf(list).toExtend<unknown[]>();
  const number = narrowed(object({ kind: z.string() }), typed<number & { a: unknown }>(z.number())).parse(1);
  expectTypeOf(number).toExtend<number>();
});

test("a value that chooses a branch narrows the union", () => {
  const card = chosenBy(object({ type: z.string(), number: z.string() }), { type: ["card", "credit"] });
  const bank = chosenBy(object({ type: z.string(), iban: z.string() }), { type: ["bank"] });
  const method = anyOf([card, bank]).parse({});
  if (method.type === "bank") expectTypeOf(method.iban).toEqualTypeOf<string>();
  else expectTypeOf(method.type).toEqualTypeOf<"card" | "credit">();
});

test("what is implied, stated or one of some values has its type", () => {
  expectTypeOf(implied("object", object({ a: z.string() })).parse({})).toEqualTypeOf<{ a: string }>();
  expectTypeOf(typed<"a">(z.string()).parse("a")).toEqualTypeOf<"a">();
  expectTypeOf(literals(1, "a", { x: 1 }, [1, ["b"]], {}).parse(1)).toEqualTypeOf<
    1 | "a" | { x: 1 } | [1, ["b"]] | { [key: string]: never }
  >();
});
