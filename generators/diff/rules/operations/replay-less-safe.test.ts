import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a request that was safe to repeat has to stay so", async () => {
  const told = await toldOfOperation({
    base: "x-replay: safe",
    revision: "x-replay: { key: quote_id, usedCode: USED, expiredCode: EXPIRED }",
  });
  expect(told).toEqual([
    "breaking replay-less-safe: Sent twice, the request was safe and is single-use by quote_id (USED, EXPIRED) now. [types patch, client minor]",
  ]);
});
