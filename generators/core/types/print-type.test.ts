import { expect, test } from "vitest";
import { printType } from "./print-type.ts";

test("a number beyond all doubles, which no literal can name, is any number", () => {
  expect(printType({ kind: "literal", value: Number.POSITIVE_INFINITY })).toBe("number");
  expect(printType({ kind: "literal", value: [Number.NEGATIVE_INFINITY, 1] })).toBe("[number, 1]");
});
