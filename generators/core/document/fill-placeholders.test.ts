import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { pathItemNodes } from "./lint/operation-nodes.ts";
import { pathParameters } from "./lint/path-parameters.ts";
import { bundleFiles, linesOf } from "./test/documents.ts";

async function fill(lines: string): Promise<{ diagnostics: string[]; names: string[] }> {
  const { document } = await bundleFiles({ "a.yaml": `openapi: 3.1.1\n${lines}` });
  const { value, diagnostics } = fillPlaceholders(document);
  const operation = pathItemNodes(value).find(({ name }) => name === "/a/{id}")?.operations[0];
  const names = operation ? pathParameters(value, operation).map(({ name }) => name) : [];
  return { diagnostics: linesOf(diagnostics), names };
}

describe("placeholders of a path", () => {
  const parameter = "{ name: id, in: path, required: true, schema: {} }";
  it.each([
    ["at the operation", `paths: { '/a/{id}': { get: { parameters: [${parameter}] } } }\n`],
    ["at the path", `paths: { '/a/{id}': { parameters: [${parameter}], get: {} } }\n`],
    [
      "by reference",
      `paths: { '/a/{id}': { get: { parameters: [{ $ref: '#/components/parameters/Id' }] } } }\ncomponents: { parameters: { Id: ${parameter} } }\n`,
    ],
    [
      "by a reference to a reference",
      `paths: { '/a/{id}': { get: { parameters: [{ $ref: '#/components/parameters/A' }] } } }\ncomponents: { parameters: { A: { $ref: '#/components/parameters/B' }, B: ${parameter} } }\n`,
    ],
    [
      "by a reference to another path",
      `paths: { '/a/{id}': { get: { parameters: [{ $ref: '#/paths/~1b~1{id}/parameters/0' }] } }, '/b/{id}': { parameters: [${parameter}] } }\n`,
    ],
  ])("are described %s", async (_, lines) => {
    expect((await fill(lines)).diagnostics).toEqual([]);
  });

  it.each([
    ["nothing describes them", "paths:\n  /a/{id}:\n    get: {}\n"],
    [
      "a query parameter has their name",
      "paths:\n  /a/{id}:\n    get: { parameters: [{ name: id, in: query, schema: {} }] }\n",
    ],
    ["their parameter cannot be found", "paths:\n  /a/{id}:\n    get: { parameters: [{ $ref: '#/%zz' }] }\n"],
    [
      "their parameter never ends",
      "paths:\n  /a/{id}:\n    get: { parameters: [{ $ref: '#/components/parameters/A' }] }\ncomponents: { parameters: { A: { $ref: '#/components/parameters/A' } } }\n",
    ],
  ])("are strings, and reported, when %s", async (_, lines) => {
    expect(await fill(lines)).toEqual({
      diagnostics: [
        'a.yaml:4:5  The path has a placeholder {id}, but no path parameter describes it. It is read as a string.  (Add a parameter "id" with "in: path".)',
      ],
      names: ["id"],
    });
  });
});
