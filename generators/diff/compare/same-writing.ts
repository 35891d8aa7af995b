import { resolveReference } from "../../core/document/reference.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { isRounded } from "../../core/model/read/read-whole-numbers.ts";
import type { Pair } from "./pair/pair-nodes.ts";
import { type Inheritors, ownReferences } from "./written-references.ts";

/** True when the text of two nodes is the same, with everything that they refer to. */
export type SameWriting = (nodes: Pair<unknown>) => boolean;

/** The comparison of two nodes without following their references. */
interface Written {
  readonly isSame: boolean;
  readonly references: ReadonlySet<string>;
}

/** Compares the text of two documents. Each target of a reference is compared once. */
export function createSameWriting(
  models: Pair<Pick<ApiModel, "writtenAt">>,
  inheritors: Inheritors,
): SameWriting {
  const known = new Map<string, Written>();

  function targetsOf(reference: string): Written {
    const written = known.get(reference) ?? compareTargets(reference);
    known.set(reference, written);
    return written;
  }

  function compareTargets(reference: string): Written {
    const pointer = resolveReference(reference, "")?.pointer;
    if (pointer === undefined) return { isSame: true, references: new Set() };
    const written = compareWritten({
      base: models.base.writtenAt(pointer),
      revision: models.revision.writtenAt(pointer),
    });
    return { ...written, references: new Set([...written.references, ...inheritors(pointer)]) };
  }

  return (nodes) => {
    const own = compareWritten(nodes);
    const reached = new Set(own.references);
    if (!own.isSame) return false;
    for (const reference of reached) {
      const { isSame, references } = targetsOf(reference);
      if (!isSame) return false;
      for (const next of references) reached.add(next);
    }
    return true;
  };
}

function compareWritten({ base, revision }: Pair<unknown>): Written {
  const references = new Set<string>();
  return { isSame: isSame(base, revision, references), references };
}

/** The order of keys does not matter, that of items may. Collects the references on the way. */
function isSame(left: unknown, right: unknown, references: Set<string>): boolean {
  if (isObject(left)) return isObject(right) && isSameObject(left, right, references);
  // Two numbers that no double holds may have become the same one.
  if (!Array.isArray(left)) return left === right && !(typeof left === "number" && isRounded(left));
  if (!Array.isArray(right) || left.length !== right.length) return false;
  return left.every((item, index) => isSame(item, right[index], references));
}

function isSameObject(left: JsonObject, right: JsonObject, references: Set<string>): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key) || !isSame(left[key], right[key], references)) return false;
  }
  for (const reference of ownReferences(left)) references.add(reference);
  return true;
}
