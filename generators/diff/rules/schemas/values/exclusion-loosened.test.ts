import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string, not: {const: x}}`,
  revision: `{type: string}`,
};

test("values are ruled in", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe exclusion-loosened: Request body application/json loses not {"const":"x"}. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking exclusion-loosened: Reply 200 application/json loses not {"const":"x"}. [types major, client major, zod major]',
  ]);
});
