import { expect, test } from "vitest";
import { isObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { modelOfFiles } from "../../../core/model/test/model-of.ts";
import { diffDocuments } from "../../diff-documents.ts";
import { TEST_OPTIONS } from "../changes-between.ts";
import type { DeclaredField } from "./declared-fields.ts";
import { declaredFields, everyField, VERSIONS, type Version } from "./every-field-documents.ts";
import { ABSENT, SILENT } from "./silent-fields.ts";

/** Edits every field at every place; by default each kind of edit is made once for each part of a document. */
const isWhole = process.env.FIELDS === "all";

/** Without these, a document has no version, or a reference leads nowhere. */
const NEEDED = /^document\.openapi |\$(ref|defs|anchor|dynamic)|components/i;

/** One edit of one field. */
interface Edit {
  readonly path: readonly string[];
  /** Undefined removes the field. */
  readonly value: unknown;
  /** `media-type.encoding removed`. */
  readonly words: string;
}

test.each(VERSIONS)("the document of OpenAPI %s has every field", (version) => {
  const fields = declaredFields(version);
  const present = new Set(fields.of(everyField(version)).map(({ kind, field }) => `${kind}.${field}`));
  const absent = [...fields.names()].filter((name) => !present.has(name)).map((name) => `${version} ${name}`);
  expect(absent.filter((name) => !isListed(ABSENT, name))).toEqual([]);
  expect(present.size).toBeGreaterThan(150);
});

test.each(VERSIONS)(
  "an edit of any field of OpenAPI %s is reported, there and back",
  async (version) => {
    const document = everyField(version);
    const base = await modelOfDocument(document);
    const silent: string[] = [];
    let [compared, unread] = [0, 0];
    for (const edit of chosenEdits(version, document)) {
      const revision = await modelOfDocument(edited(document, edit)).catch(() => undefined);
      if (!revision) {
        expect(`${edit.words} ${edit.path.join("/")}`).toMatch(NEEDED);
        unread++;
        continue;
      }
      compared++;
      const isTold = [
        { base, revision },
        { base: revision, revision: base },
      ].every((pair) => diffDocuments(pair, TEST_OPTIONS).changes.length > 0);
      if (!isTold) silent.push(`${version} ${edit.words} ${edit.path.join("/")}`);
    }
    console.log(
      `OpenAPI ${version}: ${compared} edits compared, ${silent.length} say nothing, ${unread} cannot be read`,
    );
    expect(silent.filter((text) => !isListed(SILENT, text))).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  },
  600_000,
);

test("every reason for saying nothing is needed", () => {
  const texts = VERSIONS.flatMap((version) =>
    editsOf(version, everyField(version)).map(({ words, path }) => `${version} ${words} ${path.join("/")}`),
  );
  expect(SILENT.filter(([pattern]) => !texts.some((text) => pattern.test(text)))).toEqual([]);
});

function isListed(list: typeof SILENT, text: string): boolean {
  return list.some(([pattern]) => pattern.test(text));
}

/** Returns the edits of one run: equal parts of several operations are edited once. */
function chosenEdits(version: Version, document: unknown): Edit[] {
  const edits = editsOf(version, document);
  if (isWhole) return edits;
  const first = new Map<string, Edit>();
  for (const edit of edits) {
    const part = ["callbacks", "webhooks", "components"].find((name) => edit.path.includes(name)) ?? "paths";
    const key = version === "3.2" ? `${part} ${edit.words}` : edit.words;
    if (!first.has(key)) first.set(key, edit);
  }
  return [...first.values()];
}

function editsOf(version: Version, document: unknown): Edit[] {
  return declaredFields(version)
    .of(document)
    .flatMap((field) => {
      const values = [undefined, ...otherValues(field, valueAlong(document, field.path))];
      const name = `${field.kind}.${field.field}`;
      return values.map((value) => ({
        path: field.path,
        value,
        words: `${name} ${value === undefined ? "removed" : `changed to ${String(value).replaceAll(" ", "_")}`}`,
      }));
    });
}

/** Returns other values of a field: those that the meta-schema lists, or a similar one. */
function otherValues({ choices }: DeclaredField, value: unknown): unknown[] {
  if (typeof value === "object") return [];
  if (choices.length > 0)
    return choices.filter((choice) => choice !== value && typeof choice === typeof value);
  if (typeof value === "string") return [/^https?:/.test(value) ? `${value}/x` : `${value}x`];
  if (typeof value === "number") return [value + 1];
  return typeof value === "boolean" ? [!value] : [];
}

function edited(document: unknown, { path, value }: Edit): unknown {
  const copy: unknown = structuredClone(document);
  const holder = valueAlong(copy, path.slice(0, -1));
  const key = path.at(-1) ?? "";
  if (Array.isArray(holder)) holder.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
  else if (isObject(holder) && value === undefined) Reflect.deleteProperty(holder, key);
  else if (isObject(holder)) Object.assign(holder, { [key]: value });
  return copy;
}

function valueAlong(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined, // own fields of a document
    document,
  );
}

function modelOfDocument(document: unknown): Promise<ApiModel> {
  return modelOfFiles({ "openapi.json": JSON.stringify(document) });
}
