import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: string, pattern: '^[a-z]+$'}`,
};

test("a pattern is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking pattern-tightened: Request body application/json gets pattern ^[a-z]+$. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe pattern-tightened: Reply 200 application/json gets pattern ^[a-z]+$. [types patch, client patch, zod minor]",
  ]);
});
