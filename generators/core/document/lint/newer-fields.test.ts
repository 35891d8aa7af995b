import { expect, it } from "vitest";
import { bundleFiles, linesOf } from "../test/documents.ts";
import { lintDocument } from "./lint-document.ts";

const LINES = [
  "info: { title: T, version: '1' }",
  "tags: [{ name: a, parent: b }, { name: b }]",
  "paths:",
  "  /a:",
  "    query: { responses: {} }",
  "    additionalOperations: { COPY: {} }",
  "    get: {}",
].join("\n");

async function lint(version: string): Promise<string[]> {
  const { document } = await bundleFiles({ "a.yaml": `openapi: ${version}\n${LINES}\n` });
  return linesOf(lintDocument(document));
}

it.each(["3.2.0", "3.1.1"])("what OpenAPI 3.2 added and is not read is reported in %s", async (version) => {
  expect(await lint(version)).toEqual([
    expect.stringMatching(
      /^a\.yaml:3:19 {2}"parent" is a field of OpenAPI 3\.2 that is not read: tags have no/,
    ),
    expect.stringMatching(
      /^a\.yaml:6:5 {2}"query" is a field of OpenAPI 3\.2 that is not read: the operation is left/,
    ),
    expect.stringMatching(
      /^a\.yaml:7:5 {2}"additionalOperations" is a field of OpenAPI 3\.2 that is not read: these/,
    ),
  ]);
});

it("no warning about missing operations for a document whose only methods are newer ones", async () => {
  const lines = ["openapi: 3.2.0", "info: { title: T, version: '1' }", "paths: { /a: { query: {} } }"];
  const { document } = await bundleFiles({ "a.yaml": lines.join("\n") });
  expect(lintDocument(document).map(({ code }) => code)).toEqual(["field-from-3.2"]);
});

it("so is the encoding of what is inside of a part", async () => {
  const encoding = "{ nested: { contentType: multipart/mixed, prefixEncoding: [{}], itemEncoding: {} } }";
  const content = `{ multipart/form-data: { schema: { type: object }, encoding: ${encoding} } }`;
  const lines = `paths: { /a: { post: { requestBody: { content: ${content} } } } }\n`;
  const { document } = await bundleFiles({ "a.yaml": `openapi: 3.2.0\n${lines}` });
  expect(linesOf(lintDocument(document))).toEqual([
    expect.stringMatching(/"prefixEncoding" is a field of OpenAPI 3\.2 that is not read/),
    expect.stringMatching(/"itemEncoding" is a field of OpenAPI 3\.2 that is not read/),
  ]);
});
