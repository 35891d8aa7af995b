import { expect, test } from "vitest";
import { readText } from "../repository.ts";
import { withErrorCodeCount } from "./error-codes.ts";
import { withRegion } from "./region.ts";
import { writtenDocuments } from "./written-documents.ts";

test.each(writtenDocuments())(
  '$file has the tables and numbers of today; otherwise run "pnpm tables"',
  ({ file, write }) => {
    expect(readText(file)).toBe(write());
  },
);

test("the number of error codes is replaced, and no other", () => {
  const text = "the 131 error codes, 12 codes, 131 error\ncodes, 131 errors";
  const counted = "the 5 error codes, 12 codes, 5 error\ncodes, 131 errors";
  expect(withErrorCodeCount(text, 5)).toBe(counted);
});

test("a document without the comments of a region is rejected", () => {
  const text = "<!-- a: written by `pnpm tables` -->\n\nold\n\n<!-- end of a -->\nrest";
  expect(withRegion(text, { name: "a", content: "new" })).toBe(text.replace("old", "new"));
  expect(() => withRegion(text, { name: "b", content: "new" })).toThrow("<!-- end of b -->");
});
