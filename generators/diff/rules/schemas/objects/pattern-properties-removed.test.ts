import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, patternProperties: {^x-: {type: string}}}`,
  revision: `{type: object}`,
};

test("properties by pattern are dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "risky pattern-properties-removed: Properties whose names meet ^x- are not described any more. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking pattern-properties-removed: Properties whose names meet ^x- are not described any more. [types major, client major, zod major]",
  ]);
});
