import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{allOf: [{anyOf: [{minLength: 0}, {pattern: ^a}]}, {anyOf: [{minLength: 1}, {pattern: ^b}]}, {anyOf: [{minLength: 2}, {pattern: ^c}]}, {anyOf: [{minLength: 3}, {pattern: ^d}]}, {anyOf: [{minLength: 4}, {pattern: ^e}]}, {anyOf: [{minLength: 5}, {pattern: ^f}]}, {anyOf: [{minLength: 6}, {pattern: ^g}]}, {anyOf: [{minLength: 7}, {pattern: ^h}]}, {anyOf: [{minLength: 8}, {pattern: ^i}]}, {anyOf: [{minLength: 9}, {pattern: ^j}]}]}`,
  revision: `{allOf: [{anyOf: [{minLength: 0}, {pattern: ^a}]}, {anyOf: [{minLength: 1}, {pattern: ^b}]}, {anyOf: [{minLength: 2}, {pattern: ^c}]}, {anyOf: [{minLength: 3}, {pattern: ^d}]}, {anyOf: [{minLength: 4}, {pattern: ^e}]}, {anyOf: [{minLength: 5}, {pattern: ^f}]}, {anyOf: [{minLength: 6}, {pattern: ^g}]}, {anyOf: [{minLength: 7}, {pattern: ^h}]}, {anyOf: [{minLength: 8}, {pattern: ^i}]}, {anyOf: [{minLength: 9}, {pattern: ^j}]}], maxLength: 5}`,
};

test("a schema of very many branches gets tighter", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "undecided schema-not-compared: Request body application/json is too complex to be compared. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "undecided schema-not-compared: Reply 200 application/json is too complex to be compared. [types major, client major, zod major]",
  ]);
});
