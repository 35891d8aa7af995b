import type { Document, LineCounter, YAMLError } from "yaml";
import type { Diagnostic, Location, Result } from "../../diagnostics/diagnostic.ts";
import { countMembers, MAX_DEPTH, shapeOfJson } from "./json-text.ts";
import { createLineIndex } from "./line-index.ts";
import { createJsonLocator } from "./locate-json.ts";
import { createYamlLocator } from "./locate-yaml.ts";
import type { LocatedValue } from "./locator.ts";
import { readYaml } from "./read-yaml.ts";
import {
  aliasDiagnostic,
  emptyFile,
  repeatedKey,
  type SyntaxFault,
  syntaxDiagnostic,
  tooDeep,
  valueDiagnostic,
  wrongBytes,
} from "./source-diagnostics.ts";
import { wholeNumberAt } from "./whole-number-at.ts";
import { brokenAlias } from "./yaml-faults.ts";
import { yamlLibrary } from "./yaml-library.ts";

/** One file of a document, parsed. */
export interface SourceFile {
  /** Absolute: `file:///…` or `https://…`. */
  readonly uri: string;
  /** Name for messages. */
  readonly name: string;
  readonly value: unknown;
  /** True if the text has keywords that give schemas URIs, so that references may be more than pointers. */
  readonly hasIdentifiers: boolean;
  /** Position of the key at a pointer; of its closest ancestor if there is none. */
  locate(pointer: string): Location;
  /** The whole number at a pointer with all of its digits, of which a double keeps about 16. */
  wholeNumberAt(pointer: string): bigint | undefined;
}

export interface SourceText {
  readonly uri: string;
  readonly name: string;
  readonly text: string;
}

/** Limit of nodes that aliases may expand to: more is an attack, or a mistake that no tool survives. */
const MAX_ALIAS_COUNT = 10_000;

/** Parses YAML or JSON. After a syntax error there is no value, and errors that follow from it are not reported. */
export function parseSource(source: SourceText): Result<SourceFile> {
  const text = source.text.replace(/^\ufeff/, "");
  const parsed = parseText(source, text);
  return { ...parsed, diagnostics: [...wrongBytes(source, text), ...parsed.diagnostics] };
}

function parseText(source: SourceText, text: string): Result<SourceFile> {
  if (text.trim() === "") return failed(emptyFile(source));
  const json = parseJson({ ...source, text });
  if (json) return json;
  const yaml = parseYaml({ ...source, text });
  const error = yaml.value === undefined && /\.json$/.test(source.uri) ? jsonError(text) : undefined;
  return error
    ? failed(syntaxDiagnostic(error, { file: source.name, ...createLineIndex(text)(error.offset) }))
    : yaml;
}

/** The dollar sign may be written as an escape. */
function hasIdentifiers(text: string): boolean {
  return /(?:\$|\\u0024|\\x24)(?:id|anchor|dynamicAnchor|dynamicRef|recursiveAnchor|recursiveRef|schema)\b|\bjsonSchemaDialect\b/.test(
    text,
  );
}

/** The error of `JSON.parse`: in a JSON file, the YAML parser's message for a missing comma is confusing. */
function jsonError(text: string): (SyntaxFault & { readonly offset: number }) | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const full = error instanceof Error ? error.message : String(error);
    const [message = full, position] = full.split(/ (?:in JSON )?at position /);
    return {
      message,
      offset: position === undefined ? text.trimEnd().length : Number.parseInt(position, 10),
    };
  }
}

/** `JSON.parse` is many times faster than a YAML parser, and large documents are JSON. */
function parseJson(source: SourceText): Result<SourceFile> | undefined {
  const { text } = source;
  if (!/^\s*[{[]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // flow-style YAML, or an error that the YAML parser locates
  }
  const { members, depth, ends } = shapeOfJson(text);
  if (depth > MAX_DEPTH) return failed(tooDeep(source));
  if (members !== countMembers(value)) return undefined; // repeated keys: the YAML parser locates them
  return { value: fileOf(source, { value, offsetOf: createJsonLocator(text, ends) }), diagnostics: [] };
}

function fileOf({ uri, name, text }: SourceText, { value, offsetOf }: LocatedValue): SourceFile {
  const positionOf = createLineIndex(text);
  return {
    uri,
    name,
    value,
    hasIdentifiers: hasIdentifiers(text),
    locate: (pointer) => ({ file: name, ...positionOf(offsetOf(pointer)), pointer }),
    wholeNumberAt: (pointer) => wholeNumberAt(text, offsetOf(pointer)),
  };
}

function parseYaml(source: SourceText): Result<SourceFile> {
  const read = readYaml(source.text);
  return read ? { value: fileOf(source, read), diagnostics: [] } : explainYaml(source);
}

function explainYaml(source: SourceText): Result<SourceFile> {
  const { LineCounter, parseDocument } = yamlLibrary();
  try {
    const lines = new LineCounter();
    const options = { lineCounter: lines, merge: true, prettyErrors: false };
    const document = parseDocument(source.text, options);
    const repeated = document.errors.filter(isRepeatedKey);
    document.errors = document.errors.filter((error) => !isRepeatedKey(error));
    const read = readDocument(source, document, lines);
    if (read.value === undefined && document.errors.length > 0) return read;
    return {
      ...read,
      diagnostics: [...repeated.map((error) => repeatedKey(source, error, lines)), ...read.diagnostics],
    };
  } catch (error) {
    if (error instanceof RangeError) return failed(tooDeep(source)); // the parser's stack is exhausted
    throw error;
  }
}

function readDocument(source: SourceText, document: Document.Parsed, lines: LineCounter): Result<SourceFile> {
  const { name } = source;
  const location = (offset: number): Pick<Location, "file" | "line" | "column"> => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line, column: col };
  };
  if (document.errors.some(({ message }) => message.includes("call stack"))) return failed(tooDeep(source));
  if (document.errors.length > 0)
    return failed(
      ...document.errors.slice(0, 1).map((error) => syntaxDiagnostic(error, location(error.pos[0]))),
    );
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIAS_COUNT });
  } catch (error) {
    return failed(valueDiagnostic(error, (find) => location(find(document))));
  }
  if (value === null || value === undefined) return failed(emptyFile(source));
  const height = heightOf(value);
  if (height === Number.POSITIVE_INFINITY)
    return failed(aliasDiagnostic("An alias contains itself", location(brokenAlias(document))));
  if (height > MAX_DEPTH) return failed(tooDeep(source));
  return { value: fileOf(source, { value, offsetOf: createYamlLocator(document) }), diagnostics: [] };
}

function isRepeatedKey({ code }: YAMLError): boolean {
  return code === "DUPLICATE_KEY";
}

/** Nesting with aliases followed; infinite for cyclic aliases. */
function heightOf(
  value: unknown,
  heights: Map<object, number> = new Map(),
  ancestors: Set<object> = new Set(),
): number {
  if (typeof value !== "object" || value === null) return 0;
  if (ancestors.has(value)) return Number.POSITIVE_INFINITY;
  const known = heights.get(value);
  if (known !== undefined) return known;
  ancestors.add(value);
  let height = 1;
  for (const child of Object.values(value))
    height = Math.max(height, 1 + heightOf(child, heights, ancestors));
  ancestors.delete(value);
  heights.set(value, height);
  return height;
}

function failed(...diagnostics: Diagnostic[]): Result<SourceFile> {
  return { value: undefined, diagnostics };
}
