import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { hasErrors } from "../core/diagnostics/diagnostic.ts";
import { toSegments } from "../core/document/pointer.ts";
import { readDocument } from "../core/document/read-document.ts";
import { setIn } from "../core/document/set-in.ts";
import type { JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { diffDocuments } from "../diff/index.ts";
import { TEST_OPTIONS } from "../diff/test/changes-between.ts";
import { contextIn } from "./combine/context-in.ts";
import { SWAGGER } from "./combine/swagger-document.ts";
import { pointersOf } from "./pointers-of.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";

const { seed, numRuns } = search(150);

/** Values that JavaScript cannot convert to text: `String(value)` throws. */
const UNPRINTABLE = [{ toString: false }, [{ toString: 1, valueOf: 1 }]];

const ENTRY = "file:///memory/openapi.json";

function readerOf(document: JsonObject) {
  return memoryReader({ "openapi.json": JSON.stringify(document, null, 1) });
}

async function modelOf(document: JsonObject): Promise<ApiModel | undefined> {
  const read = await readDocument(ENTRY, { reader: readerOf(document) });
  const built = read.value && buildApiModel(read.value);
  return hasErrors([...read.diagnostics, ...(built?.diagnostics ?? [])]) ? undefined : built?.value;
}

function withValue(document: JsonObject, pointer: string, value: unknown): JsonObject {
  const changed: Record<string, unknown> = { ...document };
  setIn(changed, document, toSegments(pointer), value);
  return changed as JsonObject;
}

test.each([
  ["OpenAPI 3.1", REFERENCE_KINDS],
  ["OpenAPI 2.0", SWAGGER],
])(
  "a value in %s that cannot be converted to text is read, generated from and compared",
  async (_, document) => {
    const base = await modelOf(document);
    if (base === undefined) throw new Error("The document itself cannot be read.");
    const thrown: string[] = [];
    const choice = fc.tuple(
      fc.constantFrom(...pointersOf(document).slice(1)),
      fc.constantFrom(...UNPRINTABLE),
    );
    for (const [index, [pointer, value]] of fc.sample(choice, { seed, numRuns }).entries())
      try {
        const changed = withValue(document, pointer, value);
        const revision = await modelOf(changed);
        if (revision === undefined || index % 10 > 0) continue; // the rest takes ten times as long
        diffDocuments({ base, revision }, TEST_OPTIONS);
        diffDocuments({ base: revision, revision: base }, TEST_OPTIONS);
        await runGenerators(ENTRY, {
          reader: readerOf(changed),
          generators: BUILT_IN,
          contextOf: () => contextIn("values"),
          source: "openapi.json",
        });
      } catch (error) {
        thrown.push(`${pointer} ${JSON.stringify(value)}: ${error}`);
      }
    expect(thrown).toEqual([]);
  },
);
