import { ASSERTED_FORMATS } from "../../../core/model/accepts/format.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { rememberedPairs } from "../../../core/remembered.ts";
import { findText } from "../patterns/find-strings.ts";
import { stringsAround, stringsOfFormat } from "../patterns/format-strings.ts";
import { listedLanguage, patternLanguage, together } from "../patterns/pattern-language.ts";
import { allOf, anyOf, lengthBetween, not, type TextLanguage } from "../patterns/text-language.ts";
import type { Alternative } from "./alternative.ts";

/** Limits of listed strings in a language, and of options in a union. */
const MOST_LISTED = 100;
const MOST_OPTIONS = 20;

const answers = new WeakMap<SchemaModel, { readonly language: TextLanguage | undefined }>();

const NO_TEXT = not(allOf([]));

/** Returns exactly the strings of a schema; undefined if they are not a language that can be compared. */
export function stringsOf(schema: SchemaModel): TextLanguage | undefined {
  const answer = answers.get(schema);
  if (answer) return answer.language;
  answers.set(schema, { language: undefined }); // cycles are not followed
  const language = readStrings(schema);
  answers.set(schema, { language });
  return language;
}

function readStrings(schema: SchemaModel): TextLanguage | undefined {
  if (schema.always === false || (schema.types && !schema.types.includes("string"))) return NO_TEXT;
  if (schema.dynamicReference || schema.condition) return undefined;
  return together([...ownStrings(schema), ...combinedStrings(schema)], allOf);
}

/** Returns one language for each string keyword of a schema. */
function ownStrings(schema: SchemaModel): (TextLanguage | undefined)[] {
  const { constant, enumeration } = schema;
  const format = comparedFormat(schema);
  const listed = constant ? [constant.value] : enumeration;
  return [
    ...lengthAndPattern(schema),
    ...(format === undefined ? [] : [stringsOfFormat(format)]),
    ...(listed ? [listedStrings(listed)] : []),
  ];
}

function lengthAndPattern({ string = {} }: SchemaModel): (TextLanguage | undefined)[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = string;
  return [
    ...(minLength > 0 || maxLength < Number.POSITIVE_INFINITY ? [lengthBetween(minLength, maxLength)] : []),
    ...(pattern === undefined ? [] : [patternLanguage(pattern)]),
  ];
}

function listedStrings(values: readonly unknown[]): TextLanguage | undefined {
  const strings = values.filter((value) => typeof value === "string");
  return strings.length > MOST_LISTED ? undefined : listedLanguage(strings);
}

function combinedStrings(schema: SchemaModel): (TextLanguage | undefined)[] {
  const { allOf: all = [], anyOf: some, oneOf, not: negated, reference } = schema;
  return [
    ...all.map(stringsOf),
    ...(reference ? [stringsOf(reference.target)] : []),
    ...(some ? [optionStrings(some, anyOf)] : []),
    ...(oneOf ? [optionStrings(oneOf, exactlyOne)] : []),
    ...(negated ? [complementOf(stringsOf(negated))] : []),
  ];
}

function optionStrings(options: readonly SchemaModel[], join: typeof anyOf): TextLanguage | undefined {
  return options.length > MOST_OPTIONS ? undefined : together(options.map(stringsOf), join);
}

function exactlyOne(languages: readonly TextLanguage[]): TextLanguage {
  return anyOf(languages.map((one) => allOf(languages.map((other) => (other === one ? one : not(other))))));
}

function complementOf(language: TextLanguage | undefined): TextLanguage | undefined {
  return language && not(language);
}

/** Returns the string lengths that all parts of an alternative allow. */
export function lengthsOf({ parts }: Alternative) {
  const strings = parts.flatMap(({ string }) => string ?? []);
  return {
    shortest: Math.max(0, ...strings.map(({ minLength }) => minLength ?? 0)),
    longest: Math.min(...strings.map(({ maxLength }) => maxLength ?? Number.POSITIVE_INFINITY)),
  };
}

/** Returns a superset of the strings of the alternative; undefined if it does not constrain strings. */
export function stringsAroundAlternative({ parts, none, others }: Alternative): TextLanguage | undefined {
  const held = parts.flatMap(heldStrings);
  const own = held.length === 0 ? undefined : allOf(held);
  const rejected = [...none, ...others]
    .filter((schema) => !own || !areStringsApart(parts, schema))
    .slice(0, MOST_OPTIONS)
    .flatMap((schema) => complementOf(stringsOf(schema)) ?? []);
  const languages = [...held, ...rejected];
  return languages.length === 0 ? undefined : allOf(languages);
}

/** True if it is proved that no text meets all of the parts and the schema. */
export function areStringsApart(parts: readonly SchemaModel[], schema: SchemaModel): boolean {
  return parts.some((part) => isTextApart(part, schema));
}

/** Cached: unions compare the same pairs for each of their options. */
const isTextApart = rememberedPairs((part: SchemaModel, schema: SchemaModel): boolean => {
  const held = heldStrings(part);
  const strings = held.length === 0 ? undefined : stringsOf(schema);
  return strings !== undefined && findText(allOf([...held, strings])).kind === "none";
});

/** Returns supersets of the strings that the keywords of a schema allow. */
function heldStrings(schema: SchemaModel): TextLanguage[] {
  const format = comparedFormat(schema);
  const languages = [...lengthAndPattern(schema), format === undefined ? undefined : stringsAround(format)];
  return languages.filter((language) => language !== undefined);
}

function comparedFormat({ annotations: { format } }: SchemaModel): string | undefined {
  return format !== undefined && ASSERTED_FORMATS.includes(format) ? format : undefined;
}
