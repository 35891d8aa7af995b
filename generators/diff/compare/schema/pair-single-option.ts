import type { CompareContext } from "../context.ts";
import type { SchemaPair } from "./finding.ts";
import { flatten } from "./flatten.ts";
import { hasName, pairOptions } from "./pair-options.ts";

/**
 * The option of a union that is all that the other side has, on both sides: a union that shrank to one option, or grew
 * from it. What the other options declare is neither removed nor added there.
 */
export function pairSingleOption(
  { containment }: CompareContext,
  { base, revision }: SchemaPair,
): SchemaPair | undefined {
  const [left, right] = [flatten(base), flatten(revision)];
  if (left.unions.length + right.unions.length !== 1) return undefined;
  const { pairs } = pairOptions(
    { base: left.unions[0] ?? left.parts, revision: right.unions[0] ?? right.parts },
    containment.isSame,
  );
  const found = pairs.find(([option, partner]) => hasName(option) && hasName(partner));
  return found && { base: found[0], revision: found[1] };
}
