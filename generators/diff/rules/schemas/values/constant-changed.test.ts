import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{const: a}`,
  revision: `{const: b}`,
};

test("a constant is another", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking constant-changed: Request body application/json is no longer fixed as it was: it goes from const a to const b. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking constant-changed: Reply 200 application/json is no longer fixed as it was: it goes from const a to const b. [types major, client major, zod major]",
  ]);
});
