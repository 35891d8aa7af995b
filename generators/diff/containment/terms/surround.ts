import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Undescribed } from "../relation.ts";
import type { Alternative } from "./alternative.ts";
import { alternativesOf, type Branch } from "./branch.ts";
import { describedIn, describesInside, describesNamesOnly } from "./constrained-names.ts";
import { expandPartly, type IsClosed } from "./expand.ts";
import { objectFacts } from "./object-facts.ts";
import { ownKeywords } from "./own-keywords.ts";
import { combining, describing, EVERYTHING } from "./synthetic-schema.ts";
import { behindReferences, type Term } from "./term.ts";

/** Superset of some values of a term. */
export interface Surrounding {
  /** With the properties that closed choices describe, so that none of them is assumed to be absent. */
  readonly alternative: Alternative;
  /** The same without these properties: only constraints that certainly apply. */
  readonly certain: Alternative;
}

/**
 * Returns alternatives that contain every value of a term, with some choices not expanded: what is proved of them is
 * proved of the term. Undefined if there are still too many.
 */
export function surround(
  term: Term,
  { isClosed, undescribed }: { readonly isClosed: IsClosed; readonly undescribed: Undescribed },
): readonly Surrounding[] | undefined {
  const canClose: IsClosed = undescribed === "possible" ? () => true : describesNamesOnly;
  const branches = expandPartly(term, (schema) => isClosed(schema) && canClose(schema));
  return branches?.map(loosened).flatMap((branch) =>
    alternativesOf(branch).map((certain) => {
      const described = undescribed === "possible" ? undefined : descriptionOf(certain, branch.closed);
      return {
        certain,
        alternative: described ? { ...certain, parts: [...certain.parts, described] } : certain,
      };
    }),
  );
}

/** Loosens a branch, which requires whole schemas, to the constraints that certainly apply. */
function loosened(branch: Branch): Branch {
  return { ...branch, require: [...branch.parts].map(ownKeywords) };
}

/** Returns properties of closed choices. Without other descriptions, a property has only values of these. */
function descriptionOf(certain: Alternative, closed: readonly SchemaModel[]): SchemaModel | undefined {
  if (certain.type !== "object" || closed.length === 0) return undefined;
  const facts = objectFacts(certain);
  const properties = new Map<string, SchemaModel>();
  for (const [name, schemas] of describedIn(closed)) {
    const isOpen = facts.required.has(name) || facts.property(name) !== undefined;
    const described = [...new Set(schemas.map(behindReferences))];
    const options = isOpen ? [...described.filter(describesInside), EVERYTHING] : described;
    if (options.length > 1 || !isOpen) properties.set(name, combining("anyOf", options));
    else if (facts.property(name) === undefined) properties.set(name, EVERYTHING);
  }
  return properties.size > 0 ? describing(properties) : undefined;
}
