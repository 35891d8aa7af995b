import { expect, test } from "vitest";
import { schemaChangeLines } from "../../test/changes-between.ts";
import { testSchemas } from "../../test/rule-cases.ts";

testSchemas([
  {
    name: "minLength is added",
    base: `{type: string}`,
    revision: `{type: string, minLength: 1}`,
    request: [
      "breaking length-tightened: Request body application/json gets minLength 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe length-tightened: Response 200 application/json gets minLength 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "minLength is dropped",
    base: `{type: string, minLength: 1}`,
    revision: `{type: string}`,
    request: [
      "safe length-loosened: Request body application/json loses minLength 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking length-loosened: Response 200 application/json loses minLength 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "a pattern is added",
    base: `{type: string}`,
    revision: `{type: string, pattern: '^[a-z]+$'}`,
    request: [
      "breaking pattern-tightened: Request body application/json gets pattern ^[a-z]+$. [types patch, client patch, zod major]",
    ],
    response: [
      "safe pattern-tightened: Response 200 application/json gets pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "a pattern is dropped",
    base: `{type: string, pattern: '^[a-z]+$'}`,
    revision: `{type: string}`,
    request: [
      "safe pattern-loosened: Request body application/json loses pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking pattern-loosened: Response 200 application/json loses pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "the format uri is added",
    base: `{type: string}`,
    revision: `{type: string, format: uri}`,
    request: [
      "breaking format-tightened: Request body application/json gets format uri. [types patch, client patch, zod major]",
    ],
    response: [
      "safe format-tightened: Response 200 application/json gets format uri. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "the format uri is dropped",
    base: `{type: string, format: uri}`,
    revision: `{type: string}`,
    request: [
      "safe format-loosened: Request body application/json loses format uri. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking format-loosened: Response 200 application/json loses format uri. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "text is encoded",
    base: `{type: string}`,
    revision: `{type: string, contentEncoding: base64}`,
    request: [
      'breaking content-encoding-changed: Request body application/json holds "base64" instead of nothing. [types major, client major, zod major]',
    ],
    response: [
      'risky content-encoding-changed: Response 200 application/json holds "base64" instead of nothing. [types major, client major, zod major]',
    ],
  },

  {
    name: "a format that nobody checks is added",
    base: "{type: string}",
    revision: "{type: string, format: password}",
    request: [
      'safe format-note-changed: Request body application/json has the format "password" instead of nothing. [types patch, client patch, zod patch]',
    ],
    response: [
      'safe format-note-changed: Response 200 application/json has the format "password" instead of nothing. [types patch, client patch, zod patch]',
    ],
  },

  {
    name: "a text holds something else once it is decoded",
    base: "{type: string, contentMediaType: application/json, contentSchema: {type: object}}",
    revision: "{type: string, contentMediaType: application/json, contentSchema: {type: array}}",
    request: [
      "risky content-schema-changed: Request body application/json has another contentSchema. [types patch, client patch, zod patch, errors patch]",
    ],
    response: [
      "risky content-schema-changed: Response 200 application/json has another contentSchema. [types patch, client patch, zod patch, errors patch]",
    ],
  },
]);

test("more digits are taken, or fewer are sent", async () => {
  const reported = (direction: "request" | "response", base: string, revision: string) =>
    schemaChangeLines(direction, {
      base: `{type: number, format: ${base}}`,
      revision: `{type: number, format: ${revision}}`,
    });
  expect(await reported("request", "float", "double")).toEqual([expect.stringContaining("safe ")]);
  expect(await reported("response", "double", "float")).toEqual([expect.stringContaining("safe ")]);
  expect(await reported("request", "double", "float")).toEqual([expect.stringContaining("risky ")]);
  expect(await reported("response", "float", "double")).toEqual([expect.stringContaining("risky ")]);
});
