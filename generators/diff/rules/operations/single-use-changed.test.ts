import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("the codes of a single-use request are relied on", async () => {
  const told = await toldOfOperation({
    base: "x-replay: { key: quote_id, usedCode: USED, expiredCode: EXPIRED }",
    revision: "x-replay: { key: quote_id, usedCode: SPENT, expiredCode: EXPIRED }",
  });
  expect(told).toEqual([
    "risky single-use-changed: Sent twice, the request was single-use by quote_id (USED, EXPIRED) and is single-use by quote_id (SPENT, EXPIRED) now. [types patch, client minor]",
  ]);
});
