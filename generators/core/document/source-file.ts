import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from "yaml";
import type { Location, Outcome, Problem } from "../problem/problem.ts";
import { locateInJson } from "./locate-json.ts";
import { toSegments } from "./pointer.ts";

/** One file of a document, parsed. */
export interface SourceFile {
  /** Absolute: `file:///…` or `https://…`. */
  readonly uri: string;
  /** As it is printed. */
  readonly name: string;
  readonly value: unknown;
  /** Position of the key that a pointer names; of its closest ancestor where it leads nowhere. */
  locate(pointer: string): Location;
}

export interface SourceText {
  readonly uri: string;
  readonly name: string;
  readonly text: string;
}

/** Parses YAML or JSON. Every syntax error is a problem, and then there is no value. */
export function parseSource(source: SourceText): Outcome<SourceFile> {
  const text = source.text.replace(/^\ufeff/, "");
  if (text.trim() === "") return failed(emptyFile(source));
  return parseJson({ ...source, text }) ?? parseYaml({ ...source, text });
}

/** `JSON.parse` is many times faster than a YAML parser, and large documents are JSON. */
function parseJson({ uri, name, text }: SourceText): Outcome<SourceFile> | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const locate = (pointer: string): Location => ({
      file: name,
      ...lineAndColumn(text, locateInJson(text, pointer)),
      pointer,
    });
    return { value: { uri, name, value, locate }, problems: [] };
  } catch {
    return undefined; // flow-style YAML, or an error that the YAML parser tells with its place
  }
}

function parseYaml(source: SourceText): Outcome<SourceFile> {
  const { uri, name, text } = source;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  if (document.errors.length > 0) {
    return failed(...document.errors.map((error) => syntaxProblem(source, lines, error)));
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 10_000 });
    if (isCyclic(value)) return failed(aliasProblem(source, "An alias contains itself."));
  } catch (error) {
    return failed(aliasProblem(source, error instanceof Error ? error.message : String(error)));
  }
  if (value === null || value === undefined) return failed(emptyFile(source));
  const locate = (pointer: string): Location => ({
    file: name,
    ...locateInYaml(document, lines, pointer),
    pointer,
  });
  return { value: { uri, name, value, locate }, problems: [] };
}

function locateInYaml(
  document: Document,
  lines: LineCounter,
  pointer: string,
): { line: number; column: number } {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const segment of toSegments(pointer)) {
    const child = yamlChild(document, node, segment);
    if (child === undefined) break;
    offset = child.offset;
    node = child.value;
  }
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function yamlChild(
  document: Document,
  parent: unknown,
  segment: string,
): { offset: number; value: unknown } | undefined {
  const node = resolveAlias(document, parent);
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined; // items of a parsed document are nodes
    return item?.range ? { offset: item.range[0], value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === segment,
  );
  const key = pair?.key as Node | undefined; // isScalar above
  return pair && key?.range ? { offset: key.range[0], value: pair.value } : undefined;
}

function resolveAlias(document: Document, node: unknown): unknown {
  return typeof node === "object" && node !== null && "source" in node && "resolve" in node
    ? (node as { resolve(document: Document): unknown }).resolve(document) // an Alias of the yaml package
    : node;
}

/** 1-based line and column of an offset. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next !== -1 && next < offset; next = text.indexOf("\n", next + 1)) {
    line++;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

function isCyclic(
  value: unknown,
  ancestors: Set<object> = new Set(),
  done: Set<object> = new Set(),
): boolean {
  if (typeof value !== "object" || value === null || done.has(value)) return false;
  if (ancestors.has(value)) return true;
  ancestors.add(value);
  const cyclic = Object.values(value).some((child) => isCyclic(child, ancestors, done));
  ancestors.delete(value);
  done.add(value);
  return cyclic;
}

function failed(...problems: Problem[]): Outcome<SourceFile> {
  return { value: undefined, problems };
}

function emptyFile({ name }: SourceText): Problem {
  return {
    code: "file-empty",
    severity: "error",
    message: "The file is empty.",
    location: { file: name, line: 1, column: 1, pointer: "" },
    help: "Write an OpenAPI 3.1 document into it, or name another file.",
  };
}

function syntaxProblem({ name }: SourceText, lines: LineCounter, error: YAMLError): Problem {
  const { line, col } = lines.linePos(error.pos[0]);
  return {
    code: "syntax-error",
    severity: "error",
    message: `${error.message.replace(/\s+/g, " ").replace(/\.$/, "")}.`,
    location: { file: name, line, column: col, pointer: "" },
    help:
      error.code === "DUPLICATE_KEY"
        ? "Remove or rename one of the keys."
        : "Correct the YAML or JSON syntax at this place.",
  };
}

function aliasProblem({ name }: SourceText, message: string): Problem {
  return {
    code: "alias-unresolvable",
    severity: "error",
    message: `${message.replace(/\.$/, "")}.`,
    location: { file: name, line: 1, column: 1, pointer: "" },
    help: "Replace the YAML alias by the value it stands for, or by a $ref.",
  };
}
