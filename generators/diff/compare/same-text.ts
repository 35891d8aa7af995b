import { resolveReference } from "../../core/document/reference.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import { createLeadsTo } from "../../core/leads-to.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { isRounded } from "../../core/model/read/read-whole-numbers.ts";
import { sourceOfSchema } from "../../core/model/schema-source.ts";
import type { SameMeaning } from "../containment/meaning/same-meaning.ts";
import type { Pair } from "./pair/pair-nodes.ts";
import { type Inheritors, ownReferences } from "./written-references.ts";

/** References of two parts with the same text; undefined if the text differs. */
type References = readonly string[] | undefined;

const NONE: readonly string[] = [];

/** Compares the text of two documents, including reference targets. Most of it is the same, and is not read. */
export interface SameText {
  /** True for two nodes with the same text and unchanged reference targets. */
  readonly hasSameText: (nodes: Pair<unknown>) => boolean;
  /** References of two nodes with the same text whose targets changed; undefined if the text itself differs. */
  readonly changedReferences: (nodes: Pair<unknown>) => readonly string[] | undefined;
  /** True for two schemas with the same text, which therefore mean the same. False proves nothing. */
  readonly isKnownSame: SameMeaning;
}

/** Ignores the order of keys, but not of items. Each reference target is compared once. */
export function createSameText(models: Pair<Pick<ApiModel, "writtenAt">>, inheritors: Inheritors): SameText {
  const compare = createTextComparison();
  const isTargetSame = createSameTargets(models, { compare, inheritors });
  return {
    hasSameText: ({ base, revision }) => compare(base, revision)?.every(isTargetSame) ?? false,
    changedReferences: ({ base, revision }) =>
      compare(base, revision)?.filter((reference) => !isTargetSame(reference)),
    isKnownSame(left, right) {
      const [one, other] = [sourceOfSchema(left), sourceOfSchema(right)];
      const references = one && other && compare(one, other);
      return (
        references !== undefined && joined(references, inheritors(left.location.pointer)).every(isTargetSame)
      );
    },
  };
}

type TextComparison = (left: unknown, right: unknown) => References;

/** Compares parts of documents. Results about inner parts are cached. */
function createTextComparison(): TextComparison {
  const known = new WeakMap<object, { readonly partner: object; readonly references: References }>();

  function compare(left: unknown, right: unknown): References {
    if (typeof left !== "object" || left === null) {
      // Two different long numbers may have been rounded to the same double.
      return left === right && !(typeof left === "number" && isRounded(left)) ? NONE : undefined;
    }
    if (typeof right !== "object" || right === null) return undefined;
    const answer = known.get(left);
    if (answer?.partner === right) return answer.references;
    const references = compareMembers(left, right);
    known.set(left, { partner: right, references });
    return references;
  }

  function compareMembers(left: object, right: object): References {
    if (Array.isArray(left) !== Array.isArray(right)) return undefined;
    const keys = Object.keys(left);
    if (keys.length !== Object.keys(right).length) return undefined;
    let all = NONE;
    for (const key of keys) {
      if (!Object.hasOwn(right, key)) return undefined;
      const inner = compare((left as JsonObject)[key], (right as JsonObject)[key]); // an own key of both
      if (!inner) return undefined;
      all = joined(all, inner);
    }
    return joined(all, isObject(left) ? ownReferences(left) : NONE);
  }

  return compare;
}

function joined(some: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return some;
  return some.length === 0 ? more : [...new Set([...some, ...more])];
}

/** Tells whether the targets of a reference are the same in both documents, with all their references. */
function createSameTargets(
  { base, revision }: Pair<Pick<ApiModel, "writtenAt">>,
  { compare, inheritors }: { readonly compare: TextComparison; readonly inheritors: Inheritors },
): (reference: string) => boolean {
  const leadsToDifference = createLeadsTo((reference: string): References => {
    const pointer = resolveReference(reference, "")?.pointer;
    if (pointer === undefined) return undefined;
    const references = compare(base.writtenAt(pointer), revision.writtenAt(pointer));
    return references && joined(references, inheritors(pointer));
  });
  return (reference) => !leadsToDifference(reference);
}
