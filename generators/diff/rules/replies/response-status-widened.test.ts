import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

const answering = (statuses: readonly string[]) =>
  JSON.stringify({
    responses: Object.fromEntries(statuses.map((status) => [status, { description: "A." }])),
  });

test.each([
  ["200", "2XX"],
  ["200", "default"],
  ["2XX", "default"],
])("a success with %s becomes %s", async (from, to) => {
  const given = { base: answering([from]), revision: answering([to]) };
  expect(await toldOfOperation(given)).toEqual([
    `risky response-status-widened: The response ${from} is described as ${to} now. [types major, client minor, zod major]`,
  ]);
});

test("several statuses become one range, which is reported once", async () => {
  const given = { base: answering(["200", "404", "409"]), revision: answering(["200", "4XX"]) };
  expect(await toldOfOperation(given)).toEqual([
    "safe response-status-widened: The response 404, 409 is described as 4XX now. [types major, client minor, zod major]",
  ]);
});

test("a status that another response covered before is nothing new", async () => {
  const given = { base: answering(["200", "404", "default"]), revision: answering(["200", "default"]) };
  expect(await toldOfOperation(given)).toEqual([]);
});
