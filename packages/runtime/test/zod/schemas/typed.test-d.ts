import { expectTypeOf, test } from "vitest";
import * as z from "zod";
import { implied, literals, object, typed } from "../../../src/zod/index.ts";

test("what is implied, stated or one of some values has its type", () => {
  expectTypeOf(implied("object", object({ a: z.string() })).parse({})).toEqualTypeOf<{ a: string }>();
  expectTypeOf(typed<"a">(z.string()).parse("a")).toEqualTypeOf<"a">();
  expectTypeOf(literals(1, "a", { x: 1 }, [1, ["b"]], {}).parse(1)).toEqualTypeOf<
    1 | "a" | { x: 1 } | [1, ["b"]] | { [key: string]: never }
  >();
});
