import { describe, expect, it } from "vitest";
import { bundleFiles, linesOf } from "../test/documents.ts";
import { findUnread, lintDocument } from "./lint-document.ts";

async function lint(lines: string): Promise<string[]> {
  const { document } = await bundleFiles({
    "a.yaml": `openapi: 3.1.1\ninfo: { title: T, version: '1' }\n${lines}`,
  });
  const diagnostics = lintDocument(document);
  const unread = findUnread(document);
  expect(diagnostics).toEqual(expect.arrayContaining(unread));
  expect(unread).toEqual(expect.arrayContaining(diagnostics.filter(({ severity }) => severity === "error")));
  return linesOf(diagnostics);
}

describe("a document without content", () => {
  it.each(["", "paths:\n", "tags: []\n"])("is reported: %j", async (lines) => {
    expect(await lint(lines)).toEqual([
      "a.yaml:1:1  The document has no paths, no webhooks and no components.  (Add at least one of them.)",
    ]);
  });

  it.each(["paths: {}\n", "webhooks: {}\n", "components: {}\n"])("is not one with %j", async (lines) => {
    expect(await lint(lines)).toEqual([]);
  });
});

describe("operations that would be left out in silence", () => {
  it.each([
    ["paths: { /a: {}, /b: { parameters: [] } }\n", "a.yaml:3:1  The document has paths, but none"],
    ["webhooks: { a: { summary: A } }\n", "a.yaml:3:1  The document has webhooks, but none"],
    [
      "paths: { /a: { GET: {}, put: {} } }\n",
      'a.yaml:3:16  "GET" is not a field of a path item; it is ignored. Did you mean "get"?',
    ],
  ])("are reported: %j", async (lines, diagnostic) => {
    expect(await lint(lines)).toEqual([expect.stringContaining(diagnostic)]);
  });
});

describe("links", () => {
  const linked = (link: string) =>
    `paths:\n  /a: { get: { operationId: a, responses: { 200: { links: { next: ${link} } } } } }\n`;

  it.each([
    "operationId: a",
    "operationRef: '#/paths/~1a/get'",
    "operationRef: 'https://b.example.com/#/paths/~1b/get'",
  ])("may lead to an operation: %s", async (link) => {
    expect(await lint(linked(`{ ${link} }`))).toEqual([]);
  });

  it.each([
    "operationId: b",
    "operationId: toString",
    "operationRef: '#/paths/~1a'",
    "operationRef: b.yaml",
    "operationRef: '#/%zz'",
  ])("are reported when they lead nowhere: %s", async (link) => {
    expect(await lint(linked(`{ ${link} }`))).toEqual([
      expect.stringMatching(
        /^a\.yaml:4:69 {2}The link refers to the operation ".*", which does not exist in this document\./,
      ),
    ]);
  });
});

describe("a path parameter without a placeholder", () => {
  const parameter = "{ name: page, in: path, required: true, schema: {} }";
  it.each([
    [
      "of an operation",
      `paths:\n  /a:\n    get:\n      parameters:\n        - ${parameter}\n`,
      "a.yaml:7:11",
    ],
    [
      "of a path",
      `paths:\n  /a:\n    parameters:\n      - ${parameter}\n    get: {}\n    put: {}\n`,
      "a.yaml:6:9",
    ],
  ])("%s is reported once, where it is listed", async (_, lines, location) => {
    expect(await lint(lines)).toEqual([
      `${location}  The path parameter "page" has no placeholder in /a, so it is never sent.  (Write {page} into the path, or remove the parameter.)`,
    ]);
  });
});

describe("paths that differ by the names of placeholders alone", () => {
  const item = (name: string) =>
    `{ parameters: [{ name: ${name}, in: path, required: true, schema: {} }], get: {} }`;

  it("are reported", async () => {
    expect(
      await lint(
        `paths:\n  '/a/{id}/b': ${item("id")}\n  '/a/{key}': ${item("key")}\n  '/a/{x}/b': ${item("x")}\n`,
      ),
    ).toEqual([
      "a.yaml:6:3  The path /a/{x}/b is the same as /a/{id}/b: placeholder names do not tell paths apart.  (Move the operations of both to one path.)",
    ]);
  });

  it("are not those of which one has a word instead", async () => {
    expect(await lint(`paths: { '/a/{id}': ${item("id")}, /a/new: {} }\n`)).toEqual([]);
  });
});

describe("security requirements", () => {
  const components = "components: { securitySchemes: { Basic: { type: http, scheme: basic } } }\n";

  it("may name schemes that are described, and nothing at all", async () => {
    const lines = `${components}security: [{ Basic: [] }, {}]\npaths: { /a: { get: { security: [] } } }\n`;
    expect(await lint(lines)).toEqual([]);
  });

  it.each([
    [
      "of the document",
      `${components}security: [{ Basicc: [] }]\n`,
      'a.yaml:4:14  The security scheme "Basicc" does not exist. Did you mean "Basic"?  (Add it as "components/securitySchemes/Basicc", or correct the name.)',
    ],
    [
      "of an operation, without anything close",
      "paths:\n  /a:\n    get:\n      security:\n        - { Key: [] }\n",
      'a.yaml:7:13  The security scheme "Key" does not exist.  (Add it as "components/securitySchemes/Key", or correct the name.)',
    ],
    [
      "of an event",
      "webhooks:\n  w:\n    post: { security: [{ Key: [] }] }\n",
      'a.yaml:5:26  The security scheme "Key" does not exist.  (Add it as "components/securitySchemes/Key", or correct the name.)',
    ],
  ])("%s are reported when they name another", async (_, lines, diagnostic) => {
    expect(await lint(lines)).toEqual([diagnostic]);
  });
});

describe("components that refer to each other without end", () => {
  it("are reported although nothing uses them", async () => {
    const lines = await lint(
      "components:\n  responses:\n    A: { $ref: '#/components/responses/B' }\n    B: { $ref: '#/components/responses/A' }\n    C: { description: c }\n    D: { $ref: '#/components/responses/C' }\n",
    );
    expect(lines).toEqual([
      expect.stringMatching(/^a\.yaml:5:10 {2}This reference leads back to itself, so it never resolves\./),
      expect.stringMatching(/^a\.yaml:6:10 {2}This reference leads back to itself, so it never resolves\./),
    ]);
  });
});

describe("a value where an object should stand", () => {
  it.each([
    ["paths: 5\ncomponents: {}\n", 'a.yaml:3:1  "/paths" must be an object'],
    ["components: { schemas: [] }\n", 'a.yaml:3:15  "/components/schemas" must be an object'],
    ["paths: { /a: { get: }}\n", 'a.yaml:3:16  "/paths/~1a/get" must be an object'],
    [
      "paths: { /a: { get: { responses: { 200: x } } } }\n",
      'a.yaml:3:36  "/paths/~1a/get/responses/200" must be an object',
    ],
  ])("is reported: %j", async (lines, diagnostic) => {
    expect(await lint(lines)).toEqual([`${diagnostic}; it is ignored.  (Make it an object, or remove it.)`]);
  });

  it("may stand in extensions, and a reference in the place of an object", async () => {
    const callbacks = "{ a: { $ref: '#/components/callbacks/b' } }";
    expect(await lint(`paths: { x-a: 1, /a: { get: { callbacks: ${callbacks} } } }\n`)).toEqual([]);
    expect(await lint("components: { x-b: [], callbacks: { b: {} }, schemas: }\n")).toEqual([]);
  });
});
