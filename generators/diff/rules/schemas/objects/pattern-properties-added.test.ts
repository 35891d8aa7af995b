import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object}`,
  revision: `{type: object, patternProperties: {^x-: {type: string}}}`,
};

test("properties by pattern are added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe pattern-properties-added: Properties whose names meet ^x- are described now. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe pattern-properties-added: Properties whose names meet ^x- are described now. [types minor, client minor, zod minor]",
  ]);
});
