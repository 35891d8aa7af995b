import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{const: a}`,
};

test("text becomes a constant", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking enum-introduced: Request body application/json has to be one of a list: it gets const a. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe enum-introduced: Reply 200 application/json has to be one of a list: it gets const a. [types minor, client minor, zod minor]",
  ]);
});
