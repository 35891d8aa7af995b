import { describe, expect, test } from "vitest";
import { client } from "../../generators/client/index.ts";
import type { RunContext } from "../../generators/core/generator.ts";
import { modelOf } from "../../generators/core/model/test/model-of.ts";
import { readText } from "./repository.ts";

const page = readText("docs/names.md");
const rows = [...page.matchAll(/^\|(.*)\|$/gm)]
  .map(([, line = ""]) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.some((cell) => cell.startsWith("`")));
const single = rows.filter((cells) => cells.length === 5);
const several = rows.filter((cells) => cells.length === 2);

/** The texts in code of a cell. */
function codeOf(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}

/** `client.<group>.<method>` of every operation of a document. */
async function surfacesOf(paths: Record<string, unknown>): Promise<string[]> {
  const context: RunContext = {
    modules: { types: "types", runtime: "runtime" },
    importExtension: ".js",
    headerCommand: "generate",
  };
  const generated = await client().generate(await modelOf({ paths }), context);
  const files = generated.kind === "files" ? generated.files : [];
  const table = files.find((file) => file.path === "operation-table.ts")?.text ?? "";
  const groups = [...table.matchAll(/^ {2}(\w+): \{\n((?: {4}.*\n)+)/gm)];
  return groups.flatMap(([, group, methods = ""]) =>
    [...methods.matchAll(/^ {4}(\w+):/gm)].map(([, method]) => `client.${group}.${method}`),
  );
}

describe("each row of docs/names.md", () => {
  test("is there", () => expect([single.length, several.length]).toEqual([20, 2]));

  test.each(single)("%s | %s | %s | %s | %s", async (_rule, ids, tags, request, surfaces) => {
    const [operationId, extension] = codeOf(ids);
    const [method = "", path = ""] = codeOf(request)[0]?.split(" ") ?? [];
    const operation = {
      ...(operationId !== undefined && { operationId }),
      ...(extension !== undefined && { "x-codegen-name": extension.replace("x-codegen-name: ", "") }),
      tags: codeOf(tags),
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      responses: { 204: { description: "Done." } },
    };
    expect(await surfacesOf({ [path]: { [method.toLowerCase()]: operation } })).toEqual(codeOf(surfaces));
  });

  test.each(several)("%s | %s", async (ids, surfaces) => {
    const operations = codeOf(ids).map((operationId, index) => [
      `/${index}`,
      { get: { operationId, tags: ["pets"], responses: { 204: { description: "Done." } } } },
    ]);
    expect(await surfacesOf(Object.fromEntries(operations))).toEqual(codeOf(surfaces));
  });
});
