import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string, x-sensitive: true}}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("an extension changes", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'docs schema-extension-changed: "a" has another x-sensitive. [types patch, client patch, zod patch]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'docs schema-extension-changed: "a" has another x-sensitive. [types patch, client patch, zod patch]',
  ]);
});
