import { uniqueNames } from "../unique-names.ts";
import type { Imported } from "./code.ts";
import type { ImportRequest } from "./source-file.ts";

/** The imports of one file, collected from the printed code. */
export interface ImportNames {
  /** Returns the name of an import in this file, and adds the import. */
  readonly nameOf: (imported: Imported) => string;
  readonly requests: () => readonly ImportRequest[];
}

interface NamedImport {
  readonly imported: Imported;
  readonly local: string;
  typeOnly: boolean;
}

/** Gives every import a unique name. A type that is also used as a value is imported once, as a value. */
export function createImportNames(): ImportNames {
  const named = new Map<string, NamedImport>();
  const names = uniqueNames();

  function nameOf(imported: Imported): string {
    const { from, name, local, typeOnly } = imported;
    const key = `${from}\n${name}\n${local}`;
    const entry = named.get(key) ?? { imported, local: names.take(local), typeOnly };
    if (!typeOnly) entry.typeOnly = false;
    named.set(key, entry);
    return entry.local;
  }

  return { nameOf, requests: () => [...named.values()].map(requestOf) };
}

function requestOf({ imported: { from, name }, local, typeOnly }: NamedImport): ImportRequest {
  if (name === "*") return { from, namespace: local, typeOnly };
  return { from, names: [name === local ? name : `${name} as ${local}`], typeOnly };
}
