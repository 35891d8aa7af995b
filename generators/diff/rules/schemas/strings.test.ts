import { expect, test } from "vitest";
import { schemaChangeLines, testSchemas } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "minLength is added",
    base: `{type: string}`,
    revision: `{type: string, minLength: 1}`,
    request: [
      "breaking length-tightened: Request body application/json now has minLength 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe length-tightened: Response 200 application/json now has minLength 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "minLength is dropped",
    base: `{type: string, minLength: 1}`,
    revision: `{type: string}`,
    request: [
      "safe length-loosened: Request body application/json no longer has minLength 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking length-loosened: Response 200 application/json no longer has minLength 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "a pattern is added",
    base: `{type: string}`,
    revision: `{type: string, pattern: '^[a-z]+$'}`,
    request: [
      "breaking pattern-tightened: Request body application/json now has pattern ^[a-z]+$. [types patch, client patch, zod major]",
    ],
    response: [
      "safe pattern-tightened: Response 200 application/json now has pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "a pattern is dropped",
    base: `{type: string, pattern: '^[a-z]+$'}`,
    revision: `{type: string}`,
    request: [
      "safe pattern-loosened: Request body application/json no longer has pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking pattern-loosened: Response 200 application/json no longer has pattern ^[a-z]+$. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "the format uri is added",
    base: `{type: string}`,
    revision: `{type: string, format: uri}`,
    request: [
      "breaking format-tightened: Request body application/json now has format uri. [types patch, client patch, zod major]",
    ],
    response: [
      "safe format-tightened: Response 200 application/json now has format uri. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "the format uri is dropped",
    base: `{type: string, format: uri}`,
    revision: `{type: string}`,
    request: [
      "safe format-loosened: Request body application/json no longer has format uri. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking format-loosened: Response 200 application/json no longer has format uri. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "text is encoded",
    base: `{type: string}`,
    revision: `{type: string, contentEncoding: base64}`,
    request: [
      'breaking content-encoding-changed: Request body application/json: content encoding was set to "base64". [types major, client major, zod major]',
    ],
    response: [
      'risky content-encoding-changed: Response 200 application/json: content encoding was set to "base64". [types major, client major, zod major]',
    ],
  },

  {
    name: "a format that nobody checks is added",
    base: "{type: string}",
    revision: "{type: string, format: password}",
    request: [
      'safe format-note-changed: Request body application/json: format was set to "password". [types patch, client patch, zod patch]',
    ],
    response: [
      'safe format-note-changed: Response 200 application/json: format was set to "password". [types patch, client patch, zod patch]',
    ],
  },

  {
    name: "a text holds something else once it is decoded",
    base: "{type: string, contentMediaType: application/json, contentSchema: {type: object}}",
    revision: "{type: string, contentMediaType: application/json, contentSchema: {type: array}}",
    request: [
      "risky content-schema-changed: Request body application/json: contentSchema was changed. [types patch, client patch, zod patch, errors patch]",
    ],
    response: [
      "risky content-schema-changed: Response 200 application/json: contentSchema was changed. [types patch, client patch, zod patch, errors patch]",
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
