import type { JsonObject } from "../../core/json.ts";
import { INFO, type OddDocument } from "./odd-document.ts";
import { ODD_NAMES } from "./odd-names.ts";
import { ODD_OPERATIONS } from "./odd-operations.ts";
import { ODD_REFERENCES } from "./odd-references.ts";
import { ODD_SCHEMAS } from "./odd-schemas.ts";
import { ODD_VERSIONS } from "./odd-versions.ts";

/** Documents that other tools reject, or print code for that does not compile. */
export const ODD_DOCUMENTS: readonly OddDocument[] = [
  ...ODD_NAMES,
  ...ODD_OPERATIONS,
  ...ODD_SCHEMAS,
  ...ODD_REFERENCES,
  ...ODD_VERSIONS,
];

/** Merges single-file documents, except 2.0, into one. Paths start with the number of their document. */
export function everythingOdd(): OddDocument {
  const newer = ODD_DOCUMENTS.filter(({ document, files }) => document.openapi !== undefined && !files);
  const paths: Record<string, unknown> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const [index, { document }] of newer.entries()) {
    const text = JSON.stringify(document).replaceAll("#/paths/~1", `#/paths/~1${index}~1`);
    const copy = JSON.parse(text) as JsonObject;
    for (const [path, item] of Object.entries(copy.paths ?? {})) paths[`/${index}${path}`] = item;
    for (const [section, entries] of Object.entries(copy.components ?? {})) {
      components[section] ??= {};
      for (const [name, entry] of Object.entries(entries as object))
        if (!Object.hasOwn(components[section], name))
          Object.defineProperty(components[section], name, { value: entry, enumerable: true });
    }
  }
  return {
    name: "all of them in one",
    document: { openapi: "3.1.0", info: INFO, paths, components } as JsonObject,
    reported: undefined, // equal components are merged
  };
}
