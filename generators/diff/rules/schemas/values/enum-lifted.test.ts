import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{const: a}`,
  revision: `{type: string}`,
};

test("a constant becomes text", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe enum-lifted: Request body application/json is no longer one of a list: it loses const a. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking enum-lifted: Reply 200 application/json is no longer one of a list: it loses const a. [types major, client major, zod major]",
  ]);
});
