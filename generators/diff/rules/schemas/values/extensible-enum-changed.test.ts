import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string, x-extensible-enum: [x]}}}`,
  revision: `{type: object, properties: {a: {type: string, x-extensible-enum: [x, y]}}}`,
};

test("a value of an open list that was known is no longer told", async () => {
  const { base, revision } = { base: given.revision, revision: given.base };
  expect(await toldOfSchema("request", { base, revision })).toEqual([
    'breaking extensible-enum-changed: "a" has the known values ["x"] instead of ["x","y"]. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", { base, revision })).toEqual([
    'safe extensible-enum-changed: "a" has the known values ["x"] instead of ["x","y"]. [types minor, client minor, zod minor]',
  ]);
});

test("the known values of an open list grow", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe extensible-enum-changed: "a" has the known values ["x","y"] instead of ["x"]. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe extensible-enum-changed: "a" has the known values ["x","y"] instead of ["x"]. [types minor, client minor, zod minor]',
  ]);
});
