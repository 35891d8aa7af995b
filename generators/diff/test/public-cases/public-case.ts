import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isObject, type Json } from "../../../core/json.ts";
import { modelOfFiles } from "../../../core/model/test/model-of.ts";
import type { Change } from "../../change.ts";
import { diffDocuments } from "../../diff-documents.ts";
import { TEST_OPTIONS } from "../changes-between.ts";

/** A whole document in two versions, and whether an engineer would call it breaking. */
export interface PublicCase {
  readonly name: string;
  readonly breaking: boolean;
  readonly base: DocumentFiles;
  readonly revision: DocumentFiles;
}

/** The files of a description by name; the one that is called `openapi.yaml` is the entry. */
export type DocumentFiles = Readonly<Record<string, Json>>;

/** Cases of one document: what each pull request changes, perhaps after a change that both versions have. */
interface EditedCases {
  readonly document: Json;
  readonly cases: readonly EditedCase[];
}

interface EditedCase extends DocumentEdit {
  readonly name: string;
  readonly breaking: boolean;
  /** Reason for the judgement, if engineers may differ. */
  readonly reason?: string;
  readonly given?: DocumentEdit;
}

/** Files with a document and its edits by pull requests. */
export const CASE_FILES = ["./shop.yaml", "./files.yaml", "./library.yaml", "./shapes.yaml"] as const;

/** Every case, in the order of the files. */
export function readAllCases(): PublicCase[] {
  return CASE_FILES.flatMap(readCases);
}

function readCases(file: string): PublicCase[] {
  const { document, cases }: EditedCases = parse(textOf(file));
  return cases.map(({ name, breaking, given = {}, ...edit }) => {
    const base = editDocument(document, given);
    return { name, breaking, base: entry(base), revision: entry(editDocument(base, edit)) };
  });
}

/** Two forms of one description. */
export interface Rewrite {
  readonly name: string;
  readonly left: DocumentFiles;
  readonly right: DocumentFiles;
}

/** Reads the descriptions with two forms. */
export function readRewrites(): readonly Rewrite[] {
  return parse(textOf("./rewrites.yaml"));
}

/** Reads the document whose edits are cases, by file. */
export function readDocument(file: string): Json {
  const { document }: EditedCases = parse(textOf(file));
  return document;
}

/** The changes of a case. */
export async function changesOf({
  base,
  revision,
}: Pick<PublicCase, "base" | "revision">): Promise<readonly Change[]> {
  const models = {
    base: await modelOfFiles(stringsOf(base)),
    revision: await modelOfFiles(stringsOf(revision)),
  };
  return diffDocuments(models, TEST_OPTIONS).changes;
}

/** The files as strings, as they would lie on a disk. */
export function stringsOf(files: DocumentFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]));
}

function entry(document: Json): DocumentFiles {
  return { "openapi.yaml": document };
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/**
 * An edit of a document by a pull request. A place is a path of keys, separated by blanks; `+` appends to a list. Moves
 * come first, then removals, then values.
 */
interface DocumentEdit {
  readonly move?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  readonly set?: Readonly<Record<string, Json>>;
}

/** A copy of the document with the edit made; fails when the edit names a place that is not there. */
function editDocument(document: Json, { move = {}, remove = [], set = {} }: DocumentEdit): Json {
  const copy = structuredClone(document);
  for (const [from, to] of Object.entries(move)) put(copy, { location: to, value: take(copy, from) });
  for (const location of remove) take(copy, location);
  for (const [location, value] of Object.entries(set)) put(copy, { location, value });
  return copy;
}

type Container = Record<string, Json | undefined> | (Json | undefined)[];

function take(document: Json, location: string): Json {
  const { container, key } = find(document, location);
  const value = Array.isArray(container) ? container[Number(key)] : container[key];
  if (value === undefined) throw new Error(`Nothing stands at "${location}".`);
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
  return value;
}

function put(document: Json, { location, value }: { readonly location: string; readonly value: Json }): void {
  const { container, key } = find(document, location);
  const copy = structuredClone(value); // so that two documents do not share a value
  if (!Array.isArray(container)) container[key] = copy;
  else if (key === "+") container.push(copy);
  else container[Number(key)] = copy;
}

function find(document: Json, location: string): { readonly container: Container; readonly key: string } {
  const keys = location.split(" ");
  const key = keys.pop() ?? "";
  const container = keys.reduce<Json | undefined>((node, name) => memberOf(node, name), document);
  if (!isObject(container) && !Array.isArray(container)) throw new Error(`Nothing leads to "${location}".`);
  return { container: container as Container, key }; // the copy is ours to write to
}

function memberOf(node: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(name)];
  return isObject(node) ? node[name] : undefined;
}
