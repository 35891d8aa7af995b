import { describe, expectTypeOf, test } from "vitest";
import type { OptionalBody } from "../../../src/client/internal.ts";

interface Book {
  title: string;
  pages?: number;
}
type Input = { id: string } & OptionalBody<Book>;

declare function update(input: Input): void;

describe("an optional body beside parameters", () => {
  test("is there as a whole, or not at all", () => {
    update({ id: "1" });
    update({ id: "1", title: "t" });
    update({ id: "1", title: "t", pages: 3 });
    // @ts-expect-error a body without the title is none
    update({ id: "1", pages: 3 });
    // @ts-expect-error there is no such property
    update({ id: "1", titel: "t" });
  });

  test("may be any of several", () => {
    expectTypeOf<{ a: string }>().toExtend<OptionalBody<{ a: string } | { b: string }>>();
    expectTypeOf<{ c: string; a: number }>().not.toExtend<OptionalBody<{ a: string } | { b: string }>>();
  });

  test("leaves the parameters alone where any property is allowed", () => {
    type Open = { id: string } & OptionalBody<{ title: string } & { [key: string]: unknown }>;
    expectTypeOf<{ id: string }>().toExtend<Open>();
  });
});
