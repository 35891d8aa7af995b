import fc from "fast-check";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { search } from "../../random-search.ts";
import { PETS } from "../cli/test/pets.ts";
import { hasErrors } from "../core/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import { toSegments } from "../core/document/pointer.ts";
import { readDocument } from "../core/document/read-document.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { pointersOf } from "./pointers-of.ts";

const runs = search(150);

/** Values that do not belong where they are put. */
const intruder = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    "",
    0,
    -1,
    true,
    "toString",
    "__proto__",
    [null],
    { $ref: "#" },
    { $ref: "#/" },
    { $ref: "#/paths" },
    { $ref: "#/components" },
    { $ref: "#/components/schemas/Kind" },
    { $ref: "#/components/schemas/Kind/enum/0" },
    { $ref: "./Pet.yaml" },
    { $ref: "openapi.yaml" },
    { $ref: "http://[" },
    { $ref: "#/%" },
    { $ref: 5 },
    JSON.parse('{"__proto__": {"type": "string"}}'),
    { toString: false },
    [{ toString: 1, valueOf: 1 }],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Any location in the entry or in another file. */
const locations = Object.entries(PETS).flatMap(([file, text]) =>
  pointersOf(parse(text)).map((pointer) => [file, pointer] as const),
);

function replaced(
  files: Readonly<Record<string, string>>,
  [file, pointer]: readonly [string, string],
  value: unknown,
) {
  const root: unknown = parse(files[file] ?? "");
  const segments = toSegments(pointer);
  const last = segments.pop();
  if (last === undefined) return { ...files, [file]: stringify(value) };
  let parent = root;
  for (const segment of segments) parent = (parent as Record<string, unknown> | null | undefined)?.[segment];
  if (typeof parent !== "object" || parent === null) return files; // an earlier change has removed the location
  (parent as Record<string, unknown>)[last] = value;
  return { ...files, [file]: stringify(root, { aliasDuplicateObjects: false }) };
}

it("whatever stands in a document: it is read or rejected with places, and nothing throws", async () => {
  const change = fc.tuple(fc.constantFrom(...locations), intruder);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const files = changes.reduce<Record<string, string>>(
        (before, [location, value]) => replaced(before, location, value),
        { ...PETS },
      );
      const read = await readDocument("file:///memory/spec/openapi.yaml", { reader: memoryReader(files) });
      const built = read.value && buildApiModel(read.value);
      const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
      for (const diagnostic of diagnostics) {
        expect(formatDiagnostic(diagnostic)).toMatch(/^spec\/\w+\.yaml:[1-9]\d*:[1-9]\d* {2}\S.* {2}\(.+\)$/);
      }
      if (built?.value === undefined || hasErrors(diagnostics)) {
        expect(hasErrors(diagnostics)).toBe(true);
        return;
      }
      findReadings(built.value);
      JSON.stringify(built.value.document);
    }),
    runs,
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
