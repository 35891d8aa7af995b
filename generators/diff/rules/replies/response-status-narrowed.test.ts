import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

const answering = (status: string) => JSON.stringify({ responses: { [status]: { description: "A." } } });

test("a range becomes a status", async () => {
  const given = { base: answering("2XX"), revision: answering("200") };
  expect(await toldOfOperation(given)).toEqual([
    "safe response-status-narrowed: The response 2XX is described as 200 now. [types major, client minor, zod major]",
  ]);
});
