import { expect, test } from "vitest";
import { changeLines, schemaChangeLines } from "../../../generators/diff/test/changes-between.ts";
import { EXTRA_CASES } from "./extra-cases.ts";

test.each(EXTRA_CASES)("$name", async ({ kind, want, ...given }) => {
  const lines = kind === "request" ? await schemaChangeLines(kind, given) : await changeLines(given);
  expect(lines).toEqual(want);
});
