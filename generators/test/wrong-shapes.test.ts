import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { childPointer, toSegments, valueAt } from "../core/document/pointer.ts";
import { setIn } from "../core/document/set-in.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { contextIn } from "./combine/context-in.ts";
import { SWAGGER } from "./combine/swagger-document.ts";
import { chanceOf } from "./damage/chance.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";

/** Number of locations tried in each document. */
const { seed, numRuns: runs } = search(25);

/** Data, which may contain any value, and parts that no generator reads. */
const DATA = new Set(["example", "examples", "default", "const", "enum", "scopes", "links", "callbacks"]);

/** Scopes of a security requirement are data, too. */
const SCOPES = /\/security\/\d+\/[^/]+$/;

/** Lists and objects, but not the document itself. */
function locationsIn(value: unknown, pointer = ""): string[] {
  const own = pointer !== "" && typeof value === "object" && value !== null ? [pointer] : [];
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => locationsIn(item, `${pointer}/${index}`))];
  if (!isObject(value)) return own;
  const keys = Object.keys(value).filter((key) => !DATA.has(key) && !key.startsWith("x-"));
  return [...own, ...keys.flatMap((key) => locationsIn(value[key], childPointer(pointer, key)))];
}

function isListAt(document: JsonObject, pointer: string): boolean {
  return Array.isArray(valueAt(document, pointer));
}

async function diagnosticsOf(document: JsonObject): Promise<string[]> {
  const { diagnostics } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document, null, 1) }),
    generators: BUILT_IN,
    contextOf: () => contextIn("shapes"),
    source: "openapi.json",
  });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

test.each([
  ["OpenAPI 3.1", REFERENCE_KINDS as JsonObject],
  ["OpenAPI 2.0", SWAGGER],
])(
  `what is an object or a list in %s, and of another kind, is reported (SEED=${seed}, ${runs} runs)`,
  async (_, document) => {
    const known = new Set(await diagnosticsOf(document));
    const chance = chanceOf(seed);
    const silent: string[] = [];
    const locations = locationsIn(document).filter((pointer) => !SCOPES.test(pointer));
    for (const pointer of runs < locations.length
      ? Array.from({ length: runs }, () => chance.pick(locations))
      : locations)
      for (const wrong of ["text", isListAt(document, pointer) ? { of: "an object" } : [["list"]]]) {
        const changed: Record<string, unknown> = { ...document };
        setIn(changed, document, toSegments(pointer), wrong);
        const found = await diagnosticsOf(changed as JsonObject);
        if (!found.some((diagnostic) => !known.has(diagnostic)))
          silent.push(`${pointer} ${JSON.stringify(wrong)}`);
      }
    expect(silent).toEqual([]);
  },
);
