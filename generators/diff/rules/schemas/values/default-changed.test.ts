import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: integer}}}`,
  revision: `{type: object, properties: {a: {type: integer, default: 10}}}`,
};

test("a default is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'risky default-changed: "a" has the default 10 instead of nothing. [types patch, client minor, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe default-changed: "a" has the default 10 instead of nothing. [types patch, client patch, zod major]',
  ]);
});
