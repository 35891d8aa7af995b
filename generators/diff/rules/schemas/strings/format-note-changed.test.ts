import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: string, format: password}`,
};

test("a format that nobody checks is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe format-note-changed: Request body application/json has the format "password" instead of nothing. [types patch, client patch, zod patch]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe format-note-changed: Reply 200 application/json has the format "password" instead of nothing. [types patch, client patch, zod patch]',
  ]);
});

test("more digits are taken, or fewer are sent", async () => {
  const told = (direction: "request" | "reply", base: string, revision: string) =>
    toldOfSchema(direction, {
      base: `{type: number, format: ${base}}`,
      revision: `{type: number, format: ${revision}}`,
    });
  expect(await told("request", "float", "double")).toEqual([expect.stringContaining("safe ")]);
  expect(await told("reply", "double", "float")).toEqual([expect.stringContaining("safe ")]);
  expect(await told("request", "double", "float")).toEqual([expect.stringContaining("risky ")]);
  expect(await told("reply", "float", "double")).toEqual([expect.stringContaining("risky ")]);
});
