import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Undescribed } from "../relation.ts";
import type { Alternative } from "./alternative.ts";
import { alternativesOf, type Branch } from "./branch.ts";
import { expandPartly, type IsClosed } from "./expand.ts";
import { objectFacts } from "./object-facts.ts";
import { ownKeywords } from "./own-keywords.ts";
import { describedIn, describesInside, describesNamesOnly } from "./spoken-names.ts";
import { anyOfThem, describing, EVERYTHING } from "./synthetic-schema.ts";
import { behindReferences, type Term } from "./term.ts";

/** Values among which some values of a term are, and others may be. */
export interface Surrounding {
  /** Has what closed choices describe as well, so that nothing of it is taken as absent. */
  readonly alternative: Alternative;
  /** What holds by the letter. */
  readonly letter: Alternative;
}

/**
 * Alternatives that hold every value of a term, with some choices left closed: what is proved of them is proved of the
 * term. Undefined where there are still too many.
 */
export function surround(
  term: Term,
  { isClosed, undescribed }: { readonly isClosed: IsClosed; readonly undescribed: Undescribed },
): readonly Surrounding[] | undefined {
  const canClose: IsClosed = undescribed === "possible" ? () => true : describesNamesOnly;
  const branches = expandPartly(term, (schema) => isClosed(schema) && canClose(schema));
  return branches?.map(loosened).flatMap((branch) =>
    alternativesOf(branch).map((letter) => {
      const described = undescribed === "possible" ? undefined : descriptionOf(letter, branch.closed);
      return {
        letter,
        alternative: described ? { ...letter, parts: [...letter.parts, described] } : letter,
      };
    }),
  );
}

/** A branch asks of its values that they meet the whole of every schema: here only what is certain to hold. */
function loosened(branch: Branch): Branch {
  return { ...branch, require: [...branch.parts].map(ownKeywords) };
}

/** What closed choices describe: of a property that nothing else describes, only values that one of them allows are sent. */
function descriptionOf(letter: Alternative, closed: readonly SchemaModel[]): SchemaModel | undefined {
  if (letter.type !== "object" || closed.length === 0) return undefined;
  const facts = objectFacts(letter);
  const properties = new Map<string, SchemaModel>();
  for (const [name, schemas] of describedIn(closed)) {
    const isOpen = facts.required.has(name) || facts.property(name) !== undefined;
    const told = [...new Set(schemas.map(behindReferences))];
    const options = isOpen ? [...told.filter(describesInside), EVERYTHING] : told;
    if (options.length > 1 || !isOpen) properties.set(name, anyOfThem(options));
    else if (facts.property(name) === undefined) properties.set(name, EVERYTHING);
  }
  return properties.size > 0 ? describing(properties) : undefined;
}
