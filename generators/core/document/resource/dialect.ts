import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import { childPointer } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { absoluteUri } from "./resource-uri.ts";
import { type FilePlace, placeKey } from "./schema-resource.ts";

/** The keywords that a dialect gives no meaning. */
export interface Dialect {
  readonly ignored: ReadonlySet<string>;
  /** True for 2019-09, which has `$recursiveRef`. */
  readonly hasRecursion?: boolean;
}

const VOCABULARIES = "https://json-schema.org/draft/2020-12/vocab/";

/** The keywords of each vocabulary that constrain; what is an annotation alone may stay. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  [`${VOCABULARIES}core`]: [],
  [`${VOCABULARIES}applicator`]: [
    ...["prefixItems", "items", "contains", "additionalProperties", "properties", "patternProperties"],
    ...["dependentSchemas", "propertyNames", "if", "then", "else", "allOf", "anyOf", "oneOf", "not"],
  ],
  [`${VOCABULARIES}unevaluated`]: ["unevaluatedItems", "unevaluatedProperties"],
  [`${VOCABULARIES}validation`]: [
    ...["type", "const", "enum", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
    ...["maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains"],
    ...["minContains", "maxProperties", "minProperties", "required", "dependentRequired"],
  ],
  [`${VOCABULARIES}meta-data`]: [],
  [`${VOCABULARIES}format-annotation`]: [],
  [`${VOCABULARIES}format-assertion`]: [],
  [`${VOCABULARIES}content`]: [],
};

/** Vocabularies that are not needed for anything to keep its meaning: formats and annotations are read as ever. */
const CONSTRAINING = ["applicator", "unevaluated", "validation"].map((name) => `${VOCABULARIES}${name}`);

/** JSON Schema 2020-12 itself, and what OpenAPI 3.1 makes of it. */
export function isOwnDialect(uri: string): boolean {
  return (
    /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(uri) ||
    /^https:\/\/spec\.openapis\.org\/oas\/3\.1\/dialect\//.test(uri)
  );
}

/** The dialects of the drafts before, which have no vocabularies to ask. */
export function isOlderDraft(uri: string): boolean {
  return ignoredByDraft(uri) !== undefined;
}

/** What a draft has no such keyword for; undefined for what is no older draft. */
function ignoredByDraft(uri: string): readonly string[] | undefined {
  const [, draft] = /^https?:\/\/json-schema\.org\/(draft\/2019-09|draft-0[4-7])\/schema#?$/.exec(uri) ?? [];
  if (draft === undefined) return undefined;
  return draft === "draft/2019-09" ? ["prefixItems"] : ["prefixItems", ...NEWER_THAN_DRAFT_7];
}

const NEWER_THAN_DRAFT_7 = [
  ...["unevaluatedItems", "unevaluatedProperties", "dependentRequired", "dependentSchemas"],
  ...["minContains", "maxContains"],
];

/** Finds the dialect of each place, by the meta-schemas among the files. */
export function createDialects(
  resources: ResourceIndex,
  files: ReadonlyMap<string, SourceFile>,
): { readonly problems: readonly Problem[]; at(place: FilePlace): Dialect | undefined } {
  const problems: Problem[] = [];
  const byPlace = new Map<string, Dialect>();
  for (const [place, uri] of resources.dialects) {
    const { dialect, problem } = readDialect(uri, files.get(absoluteUri(uri, place.file.uri) ?? ""));
    const at = childPointer(place.pointer, keywordAt(place));
    if (problem) problems.push({ ...problem, location: place.file.locate(at) });
    byPlace.set(placeKey(place), dialect);
  }
  return { problems, at: (place) => byPlace.get(placeKey(place)) };
}

function keywordAt({ file, pointer }: FilePlace): string {
  const isDocument = pointer === "" && isObject(file.value) && file.value.openapi !== undefined;
  return isDocument ? "jsonSchemaDialect" : "$schema";
}

interface DialectReading {
  readonly dialect: Dialect;
  readonly problem?: Omit<Problem, "location">;
}

function readDialect(uri: string, metaSchema: SourceFile | undefined): DialectReading {
  const draft = ignoredByDraft(uri);
  if (isOwnDialect(uri) || draft)
    return { dialect: { ignored: new Set(draft), hasRecursion: uri.includes("2019-09") } };
  if (metaSchema === undefined) return { dialect: { ignored: new Set() }, problem: unknownDialect(uri) };
  const { value } = metaSchema;
  const vocabularies = isObject(value) && isObject(value.$vocabulary) ? value.$vocabulary : undefined;
  const missing = vocabularies ? CONSTRAINING.filter((name) => !Object.hasOwn(vocabularies, name)) : [];
  const dialect = { ignored: new Set(missing.flatMap((name) => KEYWORDS[name] ?? [])) };
  const needed = Object.entries(vocabularies ?? {}).find(
    ([name, isRequired]) => isRequired === true && !Object.hasOwn(KEYWORDS, name),
  );
  return needed ? { dialect, problem: unknownVocabulary(uri, needed[0]) } : { dialect };
}

function unknownDialect(uri: string): Omit<Problem, "location"> {
  return {
    code: "schema-dialect",
    severity: "warning",
    message: `The dialect "${uri}" is unknown; the schema is read as JSON Schema 2020-12.`,
    help: "Remove it if the schema means the same in 2020-12, or use a meta-schema that can be read.",
  };
}

function unknownVocabulary(uri: string, vocabulary: string): Omit<Problem, "location"> {
  return {
    code: "schema-dialect",
    severity: "error",
    message: `The dialect "${uri}" requires the vocabulary "${vocabulary}", which is unknown.`,
    help: "Use a dialect that requires only the vocabularies of JSON Schema 2020-12.",
  };
}
