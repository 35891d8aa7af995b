import { type Diagnostic, type Fault, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import { childPointer } from "../pointer.ts";
import { absoluteUri } from "../reference.ts";
import { keywordsWith } from "../schema-keywords.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { type FileLocation, locationKey } from "./schema-resource.ts";

/** The keywords without meaning in a dialect. */
export interface Dialect {
  readonly ignored: ReadonlySet<string>;
  /** True for 2019-09, which has `$recursiveRef`. */
  readonly hasRecursion?: boolean;
}

const VOCABULARIES = "https://json-schema.org/draft/2020-12/vocab/";

/** Vocabularies that may be absent without effect: formats and annotations are always read. */
const ANNOTATING = ["core", "meta-data", "format-annotation", "format-assertion", "content"];

/** Vocabularies whose keywords constrain. */
const CONSTRAINING = ["applicator", "unevaluated", "validation"] as const;

const KNOWN: ReadonlySet<string> = new Set(
  [...ANNOTATING, ...CONSTRAINING].map((name) => `${VOCABULARIES}${name}`),
);

/** True for JSON Schema 2020-12 and the OpenAPI 3.1 dialect of it. */
export function isOwnDialect(uri: string): boolean {
  return (
    /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(uri) ||
    /^https:\/\/spec\.openapis\.org\/oas\/3\.1\/dialect\//.test(uri)
  );
}

/** True for the dialects of older drafts, which have no vocabularies. */
export function isOlderDraft(uri: string): boolean {
  return ignoredByDraft(uri) !== undefined;
}

/** Keywords that do not exist in an older draft; undefined for other dialects. */
function ignoredByDraft(uri: string): readonly string[] | undefined {
  const [, draft] = /^https?:\/\/json-schema\.org\/(draft\/2019-09|draft-0[4-7])\/schema#?$/.exec(uri) ?? [];
  if (draft === undefined) return undefined;
  const isOlder = draft !== "draft/2019-09";
  return keywordsWith(({ since }) => since === "2020-12" || (isOlder && since === "2019-09"));
}

/** Finds the dialect of each location, by the meta-schemas among the files. */
export function createDialects(
  resources: ResourceIndex,
  files: ReadonlyMap<string, SourceFile>,
): { readonly diagnostics: readonly Diagnostic[]; at(location: FileLocation): Dialect | undefined } {
  const diagnostics: Diagnostic[] = [];
  const byLocation = new Map<string, Dialect>();
  for (const [location, uri] of resources.dialects) {
    const { dialect, fault } = readDialect(uri, files.get(absoluteUri(uri, location.file.uri) ?? ""));
    const at = childPointer(location.pointer, keywordAt(location));
    if (fault) diagnostics.push(warningAt(location.file, at, fault));
    byLocation.set(locationKey(location), dialect);
  }
  return { diagnostics, at: (location) => byLocation.get(locationKey(location)) };
}

function keywordAt({ file, pointer }: FileLocation): string {
  const isDocument = pointer === "" && isObject(file.value) && file.value.openapi !== undefined;
  return isDocument ? "jsonSchemaDialect" : "$schema";
}

interface DialectReading {
  readonly dialect: Dialect;
  readonly fault?: Fault;
}

function readDialect(uri: string, metaSchema: SourceFile | undefined): DialectReading {
  const draft = ignoredByDraft(uri);
  if (isOwnDialect(uri) || draft)
    return { dialect: { ignored: new Set(draft), hasRecursion: uri.includes("2019-09") } };
  if (metaSchema === undefined) return { dialect: { ignored: new Set() }, fault: unknownDialect(uri) };
  const { value } = metaSchema;
  const vocabularies = isObject(value) && isObject(value.$vocabulary) ? value.$vocabulary : undefined;
  const isMissing = (name: string) =>
    vocabularies !== undefined && !Object.hasOwn(vocabularies, `${VOCABULARIES}${name}`);
  const missing: ReadonlySet<string | undefined> = new Set(CONSTRAINING.filter(isMissing));
  const dialect = { ignored: new Set(keywordsWith(({ vocabulary }) => missing.has(vocabulary))) };
  const needed = Object.entries(vocabularies ?? {}).find(
    ([name, isRequired]) => isRequired === true && !KNOWN.has(name),
  );
  return needed ? { dialect, fault: unknownVocabulary(uri, needed[0]) } : { dialect };
}

function unknownDialect(uri: string): Fault {
  return {
    code: "schema-dialect",
    message: `The dialect "${uri}" is unknown; the schema is read as JSON Schema 2020-12.`,
    help: "Remove it if the schema means the same in 2020-12, or use a meta-schema that can be read.",
  };
}

function unknownVocabulary(uri: string, vocabulary: string): Fault {
  return {
    code: "schema-dialect",
    message: `The dialect "${uri}" requires the vocabulary "${vocabulary}", which is unknown. Its keywords are ignored.`,
    help: "Use a dialect that requires only the vocabularies of JSON Schema 2020-12.",
  };
}
