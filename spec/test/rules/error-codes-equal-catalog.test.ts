import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint } from "../lint.ts";

const entry = {
  status: 409,
  retryClass: "actionable",
  description: "The quote was used.",
  action: "wait-for-state",
  moneyMayHaveMoved: true,
  "x-codegen-derived": ["action", "moneyMayHaveMoved"],
};
const codes = "openapi.yaml#/components/schemas/ErrorCode/enum";

async function problemsOf(
  catalog: Record<string, unknown>,
  errorCodes: readonly string[] = Object.keys(catalog),
) {
  const problems = await lint({
    "openapi.yaml": cleanDocument({
      schemas: { ErrorCode: { type: "string", enum: errorCodes } },
      root: { "x-codegen-error-catalog": { $ref: "./errors.yaml" } },
    }),
    "errors.yaml": catalog,
  });
  return problems.map(({ place, message }) => `${place} ${message}`);
}

test("A code that only one side has is reported on that side.", async () => {
  expect(await problemsOf({ USED: entry, GONE: entry }, ["USED", "LOST"])).toEqual([
    "errors.yaml#/GONE GONE is missing from the enum ErrorCode. Run `pnpm tables`, which adds it.",
    `${codes}/1 LOST is missing from the error catalogue. Add an entry, or remove the code here.`,
  ]);
});

test("Another order than the catalogue's is reported at the first code that differs.", async () => {
  expect(await problemsOf({ A: entry, B: entry, C: entry }, ["A", "C", "B"])).toEqual([
    `${codes}/1 The order differs from the error catalogue, which lists B at this position. Use the same order.`,
  ]);
});

test.each([
  ["a status that is none of an error", { status: 200 }, "status"],
  ["an unknown retry class", { retryClass: "maybe" }, "retryClass"],
  ["a description that is no sentence", { description: "used" }, "description"],
  ["an unknown action", { action: "pray" }, "action"],
  ["a guess about money", { moneyMayHaveMoved: "perhaps" }, "moneyMayHaveMoved"],
  [
    "a reference to a code that is not there",
    { seeAlso: ["GONE"], "x-codegen-derived": ["action", "moneyMayHaveMoved", "seeAlso"] },
    "seeAlso",
  ],
  ["derived keys that are not listed", { note: "Odd." }, "x-codegen-derived"],
  [
    "listed keys that are not there",
    { "x-codegen-derived": ["action", "moneyMayHaveMoved", "note"] },
    "x-codegen-derived",
  ],
  ["advice to pay anew although money may have moved", { action: "get-new-quote" }, "action"],
  ["advice to retry what is not retryable", { action: "retry-later" }, "action"],
  ["a key that nobody reads", { remedy: "None." }, "remedy"],
])("An entry with %s is reported there.", async (_, damage, key) => {
  const [problem, ...others] = await problemsOf({ USED: { ...entry, ...damage } });
  expect(problem).toMatch(new RegExp(`^errors\\.yaml#/USED/${key} USED: `));
  expect(others).toEqual([]);
});

test("Equal codes in equal order with complete entries pass, and so does a description without errors.", async () => {
  const derived = ["action", "moneyMayHaveMoved", "seeAlso", "note"];
  const both = { ...entry, seeAlso: ["USED"], note: "It is odd.", "x-codegen-derived": derived };
  expect(await problemsOf({ USED: entry, GONE: both })).toEqual([]);
  expect(await lint({ "openapi.yaml": cleanDocument() })).toEqual([]);
});
