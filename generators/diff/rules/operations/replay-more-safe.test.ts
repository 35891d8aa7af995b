import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a request may become safe to repeat", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: "x-replay: safe",
  });
  expect(told).toEqual([
    "safe replay-more-safe: Sent twice, the request was unsafe and is safe now. [types patch, client minor]",
  ]);
});
