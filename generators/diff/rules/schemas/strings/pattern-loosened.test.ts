import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string, pattern: '^[a-z]+$'}`,
  revision: `{type: string}`,
};

test("a pattern is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe pattern-loosened: Request body application/json loses pattern ^[a-z]+$. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking pattern-loosened: Reply 200 application/json loses pattern ^[a-z]+$. [types patch, client patch, zod minor]",
  ]);
});
