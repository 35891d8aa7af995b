import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { type Diagnostic, hasErrors } from "../core/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import { childPointer, toSegments } from "../core/document/pointer.ts";
import { readDocument } from "../core/document/read-document.ts";
import { parseSource } from "../core/document/source/source-file.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";
import { chanceOf, type DocumentFiles, ENTRY, splitDocument } from "./split-document.ts";

/** Number of documents; each of them has some sixty references. */
const { seed, numRuns } = search(2);
/** If there are many documents, only one in ten references is damaged, in favor of more ways to split a document. */
const STEP = numRuns > 20 ? 10 : 1;

type Texts = Readonly<Record<string, string>>;

function textsOf(files: DocumentFiles): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [name, JSON.stringify(value, null, 2)]),
  );
}

async function read(
  texts: Texts,
): Promise<{ diagnostics: readonly Diagnostic[]; model: ApiModel | undefined }> {
  const document = await readDocument(`file:///memory/${ENTRY}`, { reader: memoryReader(texts) });
  const built = document.value && buildApiModel(document.value);
  return { diagnostics: [...document.diagnostics, ...(built?.diagnostics ?? [])], model: built?.value };
}

/** A place that names something defined elsewhere. */
interface Site {
  readonly file: string;
  readonly pointer: string;
  readonly kind: "reference" | "recursion" | "operation" | "link" | "name" | "key";
}

/** Finds sites by the names of keys alone, independent of the loader's knowledge of OpenAPI. */
function sitesOf(files: DocumentFiles): Site[] {
  return Object.entries(files).flatMap(([file, value]) => sitesIn(file, value, ""));
}

const DATA = new Set(["value", "example", "const", "enum", "scopes"]);

function sitesIn(file: string, value: unknown, pointer: string): Site[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): Site[] => {
    const at = childPointer(pointer, key);
    const kind = siteKind(toSegments(at), child, value);
    return [
      ...(kind ? [{ file, pointer: at, kind } as const] : []),
      ...(DATA.has(key) ? [] : sitesIn(file, child, at)),
    ];
  });
}

function siteKind(segments: readonly string[], value: unknown, holder: object): Site["kind"] | undefined {
  const [key = "", parent, grandparent] = [...segments].reverse();
  if (grandparent === "security" && Array.isArray(value)) return "key";
  if (key === "Token" || key === "Key") return Array.isArray(value) ? "key" : undefined;
  if (typeof value !== "string" || value.startsWith("https://other.example.com/")) return undefined;
  if (key === "$recursiveRef") return "recursion";
  if (key === "operationRef") return "operation";
  if (key === "$ref" || key === "$dynamicRef") return "reference";
  if (parent === "mapping") return value.includes("#") ? "reference" : "name";
  const isLink = key === "operationId" && !Object.hasOwn(holder, "responses");
  return isLink ? "link" : undefined;
}

/** Replacement values for each kind of damage. */
const DAMAGES: Readonly<Record<Site["kind"], readonly ((text: string) => string)[]>> = {
  reference: [
    (text) => (text.includes("#") ? `${text}Gone` : `${text}#/gone`),
    (text) =>
      text.includes("#") ? text.replace(/#.*$/, "#/components/schemas/Gone/deeper") : `${text}#gone`,
    () => "no-such-file.json",
    () => "#no-such-anchor",
    () => "#/%zz",
    () => "http://[",
    () => "https://schemas.example.com/node#/$defs/gone",
  ],
  recursion: [() => "#gone", () => "#/components/schemas/Gone", () => "no-such-file.json"],
  // With a scheme it would be an operation of another service.
  operation: [(text) => `${text}Gone`, () => "#/paths/~1pets", () => "no-such-file.json", () => "#/%zz"],
  link: [(text) => `${text}Gone`, () => "toString"],
  name: [(text) => `${text}Gone`, () => "toString"],
  key: [(text) => `${text}Gone`, () => "toString"],
};

function damaged(
  files: DocumentFiles,
  { file, pointer, kind }: Site,
  by: number,
): { files: DocumentFiles; at: string } {
  const copy = structuredClone(files) as Record<string, Record<string, unknown>>;
  const segments = toSegments(pointer);
  const last = segments.pop() ?? "";
  const holder = segments.reduce((value, key) => value[key] as Record<string, unknown>, copy[file] ?? {});
  const damage = DAMAGES[kind][by % DAMAGES[kind].length] ?? String;
  if (kind !== "key") {
    holder[last] = damage(String(holder[last]));
    return { files: copy, at: pointer };
  }
  const name = damage(last);
  holder[name] = holder[last];
  delete holder[last];
  return { files: copy, at: childPointer("", ...segments, name) };
}

/** Sites that generated code does not need: links and credentials. */
const DISPENSABLE: readonly Site["kind"][] = ["operation", "link", "key"];

const splits = fc.array(fc.boolean(), { minLength: 1, maxLength: 400 });

describe(`documents in many files (SEED=${seed}, ${numRuns} runs)`, () => {
  test("are the same to generators as in one", async () => {
    const whole = await read(textsOf({ [ENTRY]: REFERENCE_KINDS }));
    expect(whole.diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual(
      [],
    );
    await fc.assert(
      fc.asyncProperty(splits, async (decisions) => {
        const files = splitDocument(REFERENCE_KINDS, chanceOf(decisions));
        const { diagnostics, model } = await read(textsOf(files));
        expect(diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
        expect(outlineOf(model)).toEqual(outlineOf(whole.model));
      }),
      { seed, numRuns: numRuns * 5 },
    );
  });

  test("tell of each reference that leads nowhere, at its place, and give no model where code needs it", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(splits, fc.nat(100), async (decisions, shift) => {
        const files = splitDocument(REFERENCE_KINDS, chanceOf(decisions));
        for (const [index, site] of sitesOf(files).entries()) {
          if ((index + shift) % STEP > 0) continue;
          count += 1;
          await expectReported(files, site, index + shift);
        }
      }),
      { seed, numRuns },
    );
    expect(count).toBeGreaterThan((numRuns * 40) / STEP);
  });
});

async function expectReported(files: DocumentFiles, site: Site, by: number): Promise<void> {
  const { files: broken, at } = damaged(files, site, by);
  const texts = textsOf(broken);
  const { diagnostics, model } = await read(texts);
  const source = parseSource({
    uri: `file:///memory/${site.file}`,
    name: site.file,
    text: texts[site.file] ?? "",
  });
  // Nodes that are read as unknown are tested by kind.
  const isUnknown = diagnostics.some(({ code }) => code === "reference-without-target");
  const isRefused = !DISPENSABLE.includes(site.kind) && !isUnknown;
  const found = diagnostics.filter(({ severity }) => severity === (isRefused ? "error" : "warning"));
  expect({ at: `${site.file}#${at}`, found: found.map(({ location }) => location) }).toMatchObject({
    found: expect.arrayContaining([source.value?.locate(at)]),
  });
  expect({ model: isRefused && model, refused: hasErrors(diagnostics) }).toMatchObject({
    refused: isRefused,
  });
  // Other files may start with an operation that a missing parameter makes incomplete.
  const atStart = diagnostics.filter(
    ({ location: { file, line, column } }) => file === ENTRY && line === 1 && column === 1,
  );
  expect(atStart.map(formatDiagnostic)).toEqual([]);
}

/** The parts of a model that generators read, without names of moved components. */
function outlineOf(model: ApiModel | undefined): unknown {
  return {
    info: [
      model?.title,
      model?.description,
      model?.servers.map(({ url }) => url),
      model?.tags.map(({ name, prose }) => [name, prose]),
    ],
    operations: model?.operations.map(
      ({ operationId, path, httpMethod, parameters, requestBody, responses, security }) => [
        ...[operationId, path, httpMethod, parameters.map(({ name }) => name), security],
        requestBody?.content.map(({ contentType, schema }) => [contentType, schema !== undefined]),
        responses.map(({ status, headers, content }) => [
          status,
          headers.map(({ name }) => name),
          content.map(({ contentType, schema }) => [contentType, schema !== undefined]),
        ]),
      ],
    ),
    webhooks: model?.webhooks.map(({ name, payload }) => [name, payload !== undefined]),
  };
}
