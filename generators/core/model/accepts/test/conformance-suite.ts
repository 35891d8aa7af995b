import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { SourceReader } from "../../../document/source/source-reader.ts";
import { isObject, type Json, type JsonObject } from "../../../json.ts";

/** One schema of the official suite with the values that it must accept or reject. */
export interface ConformanceGroup {
  readonly file: string;
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

/** Finds the official JSON Schema test suite next to the repository; undefined if it is missing. */
export function findSuite(): string | undefined {
  const folder = new URL("../../../../../../shared/conformance/json-schema-test-suite", import.meta.url);
  return existsSync(folder) ? folder.pathname : undefined;
}

const DRAFT = "tests/draft2020-12";

/**
 * The required groups of draft 2020-12, without those on `$id`, `$anchor`, `$dynamicRef`, other documents and other
 * dialects. `format.json` is skipped too: it tests readers that treat every format as an annotation.
 */
export function plainGroups(suite: string): ConformanceGroup[] {
  return requiredGroups(suite).filter(({ schema }) => !isExotic(schema));
}

/** The required groups on `$id`, `$anchor`, `$dynamicRef`, other documents and other dialects. */
export function exoticGroups(suite: string): ConformanceGroup[] {
  return requiredGroups(suite).filter(({ schema }) => isExotic(schema));
}

/** Optional features, without formats. */
export function optionalGroups(suite: string): ConformanceGroup[] {
  return groupsIn(`${suite}/${DRAFT}/optional`);
}

/** The formats, for readers that assert them. */
export function formatGroups(suite: string): ConformanceGroup[] {
  return groupsIn(`${suite}/${DRAFT}/optional/format`);
}

function requiredGroups(suite: string): ConformanceGroup[] {
  return groupsIn(`${suite}/${DRAFT}`).filter(({ file }) => file !== "format.json");
}

/** The group's schema as the only component, `Subject`, of a document. */
export function documentOf({ schema }: ConformanceGroup): JsonObject {
  const needsId = isExotic(schema) && isObject(schema) && schema.$id === undefined;
  const withId = needsId ? { $id: "https://conformance.test/subject", ...schema } : schema;
  const subject = isExotic(schema) ? withId : asComponent(schema, "Subject");
  return {
    openapi: "3.1.1",
    info: { title: "Conformance", version: "1" },
    components: { schemas: { Subject: subject } },
  };
}

const DOCUMENT_URI = "file:///conformance/openapi.json";
const REMOTES = "http://localhost:1234/";

/** Reads a document from memory, and remote files of the suite from its folder. */
export function suiteReader(suite: string, document: JsonObject): SourceReader & { readonly entry: string } {
  return {
    entry: DOCUMENT_URI,
    displayName: (uri) => uri,
    async read(uri) {
      if (uri === DOCUMENT_URI) return JSON.stringify(document);
      if (uri.startsWith(REMOTES)) return readFile(`${suite}/remotes/${uri.slice(REMOTES.length)}`, "utf8");
      throw new Error("There is no such file in the suite.");
    },
  };
}

/** The groups in the files of one folder, sorted by name. */
function groupsIn(folder: string): ConformanceGroup[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((file) => {
    const groups = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as ConformanceGroup[]; // the suite's own format
    return groups.map((group) => ({ ...group, file }));
  });
}

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const EXOTIC_KEYWORDS = ["$id", "$anchor", "$dynamicRef", "$dynamicAnchor"];

function isExotic(schema: Json | undefined): boolean {
  if (Array.isArray(schema)) return schema.some(isExotic);
  if (!isObject(schema)) return false;
  if (EXOTIC_KEYWORDS.some((keyword) => typeof schema[keyword] === "string")) return true;
  if (typeof schema.$ref === "string" && !schema.$ref.startsWith("#")) return true;
  if (typeof schema.$schema === "string" && schema.$schema !== DIALECT) return true;
  return Object.entries(schema).some(([key, value]) => !isData(key) && isExotic(value));
}

/** A schema of the suite as a component: its references point into the component. */
export function asComponent(schema: Json, name: string): Json {
  if (Array.isArray(schema)) return schema.map((item) => asComponent(item, name));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema as JsonObject).filter(([key]) => key !== "$schema");
  return Object.fromEntries(entries.map(([key, value = null]) => [key, memberOf(key, value, name)]));
}

function memberOf(key: string, value: Json, name: string): Json {
  if (isData(key)) return value;
  if (key !== "$ref" || typeof value !== "string") return asComponent(value, name);
  return value.replace(/^#/, `#/components/schemas/${name}`);
}

/** True for keywords that contain values instead of schemas. */
function isData(key: string): boolean {
  return ["const", "enum", "default", "examples"].includes(key);
}
