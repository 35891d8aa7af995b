import { expect, test } from "vitest";
import { damagedExampleFile } from "./example-files.ts";

test.each([
  ["QuoteCreate/properties/memo/maxLength", "QuoteCreate.memo-too-long.damaged.json"],
  ["QuoteCreate/required/token", "QuoteCreate.token-missing.damaged.json"],
  [
    "Payin/allOf/1/properties/lines/items/properties/code/pattern",
    "Payin.lines.0.code-malformed.damaged.json",
  ],
  ["Token/enum", "Token.value-unknown.damaged.json"],
  ["BankAccount/properties/wallet/required/id", "BankAccount.wallet.id-missing.damaged.json"],
  ["Limit/properties/page/minimum", "Limit.page-too-small.damaged.json"],
])("%s is shown by %s", (constraint, file) => {
  expect(damagedExampleFile(constraint)).toBe(`spec/examples/${file}`);
});
