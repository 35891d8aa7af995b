import { expect, it } from "vitest";
import { bundleFiles } from "../test/documents.ts";
import { nodesToLint } from "./lint-document.ts";
import { warningsOf } from "./node-rule.ts";
import { CLOSED_FIELDS, unknownValues } from "./unknown-values.ts";

/** An object of each kind, with one field. */
const DOCUMENTS: Readonly<Record<string, (field: string) => object>> = {
  parameter: (field) => ({ components: { parameters: { A: { name: "a", in: "query", ...member(field) } } } }),
  header: (field) => ({ components: { headers: { A: member(field) } } }),
  encoding: (field) => ({
    components: { requestBodies: { A: { content: { "a/b": { encoding: { a: member(field) } } } } } },
  }),
  securityScheme: (field) => ({ components: { securitySchemes: { A: member(field) } } }),
};

function member(text: string): object {
  const [name = "", value] = text.split("=");
  return { [name]: value };
}

async function messages(document: object): Promise<string[]> {
  const { document: read } = await bundleFiles({
    "a.json": JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, ...document }),
  });
  return warningsOf(unknownValues, read, nodesToLint(read)).map(({ message }) => message);
}

const CASES = CLOSED_FIELDS.flatMap(({ kind, field, values }) =>
  values.map((value) => [kind, field, value] as const),
);

it.each(CASES)(
  "%s: %s: a letter too few in %s is reported with the value that is meant",
  async (...parts) => {
    const [kind, field, value] = parts;
    const write = DOCUMENTS[kind];
    expect(write, kind).toBeDefined();
    if (!write) return;
    expect(await messages(write(`${field}=${value}`))).toEqual([]);
    for (let index = 0; index < value.length; index++) {
      const wrong = value.slice(0, index) + value.slice(index + 1);
      const found = await messages(write(`${field}=${wrong}`));
      expect(found).toEqual([expect.stringContaining(`"${wrong}"`)]);
      expect(found[0]).toContain(`Did you mean "${value}"?`);
    }
  },
);
