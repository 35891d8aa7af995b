import { stringsOfPattern } from "../../../core/model/example/strings-of-pattern.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { rememberedByText } from "../../../core/remembered.ts";
import { pleasantCharacters } from "../patterns/character-set.ts";
import { setOfElement } from "../patterns/set-of-element.ts";

const BY_FORMAT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    date: ["2026-01-31"],
    time: ["10:00:00Z"],
    "date-time": ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00.5+02:00"],
    duration: ["P1D"],
    email: ["a@example.com"],
    "idn-email": ["a@example.com"],
    hostname: ["example.com"],
    "idn-hostname": ["example.com"],
    ipv4: ["192.0.2.1"],
    ipv6: ["2001:db8::1"],
    uri: ["https://example.com/a", "urn:a:b"],
    "uri-reference": ["/a", "a"],
    iri: ["https://example.com/a"],
    "iri-reference": ["/a"],
    uuid: ["00000000-0000-4000-8000-000000000000"],
    "uri-template": ["/{a}"],
    "json-pointer": ["/a"],
    "relative-json-pointer": ["0/a"],
    regex: ["a"],
  }),
);

/** Strings that show most differences, the plainest first. */
export const PLAIN: readonly string[] = ["abc", "", "a", "A", "0", "-", "a b", "12345", "é", "😀"];

/** Length limit of created strings. */
const LONGEST = 100_000;

/** Returns all strings that schemas suggest, the plainest first. */
export function stringSamples(schemas: readonly SchemaModel[]): string[] {
  return [...new Set([...plainSamples(schemas), ...stretchedSamples(schemas)])];
}

/** Returns strings that meet the schemas one by one: examples, formats, patterns, the plainest. */
export function plainSamples(schemas: readonly SchemaModel[]): string[] {
  const formats = schemas.flatMap(({ annotations }) => BY_FORMAT.get(annotations.format ?? "") ?? []);
  return [...new Set([...shownStrings(schemas), ...formats, ...patternSamples(schemas), ...PLAIN])];
}

/** Returns strings with lengths at and beside every bound. */
export function stretchedSamples(schemas: readonly SchemaModel[]): string[] {
  const lengths = schemas
    .flatMap(({ string }) => [string?.minLength, string?.maxLength])
    .filter((at) => at !== undefined);
  const wanted = [...new Set(lengths.flatMap((length) => [length, length - 1, length + 1]))];
  const usable = wanted.filter((length) => length >= 0 && length <= LONGEST);
  const seeds = [...patternSamples(schemas), "a"];
  return [...new Set(usable.flatMap((length) => seeds.map((seed) => stretch(seed, length))))];
}

/** Returns strings that likely match a regular expression. Callers have to check each one. */
export const stringsMatching = rememberedByText((pattern: string): readonly string[] =>
  stringsOfPattern(pattern, 0, (element) => {
    const codes = pleasantCharacters(setOfElement(element));
    const chosen = [codes[0], codes[1] ?? codes[0], codes.at(-1)];
    return chosen.map((code) => String.fromCodePoint(code ?? 0));
  }),
);

function patternSamples(schemas: readonly SchemaModel[]): string[] {
  return schemas.flatMap(({ string }) =>
    string?.pattern === undefined ? [] : stringsMatching(string.pattern),
  );
}

/** Returns the strings in examples, defaults, constants and enums. */
function shownStrings(schemas: readonly SchemaModel[]): string[] {
  const shown = schemas.flatMap(({ annotations, constant, enumeration = [] }) => [
    ...(annotations.examples ?? []),
    ...(annotations.default ? [annotations.default.value] : []),
    ...(constant ? [constant.value] : []),
    ...enumeration,
  ]);
  return shown.filter((value) => typeof value === "string");
}

/** Cuts the seed, or repeats its last character, to a length in code points. */
function stretch(seed: string, length: number): string {
  const characters = Array.from(seed);
  const last = characters.at(-1) ?? "a";
  return characters.slice(0, length).join("") + last.repeat(Math.max(0, length - characters.length));
}
