import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("a property is no longer read only", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe property-no-longer-read-only: "a" can be sent now: it is not read only any more. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([]);
});
