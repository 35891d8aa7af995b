import type { Json } from "../../../../core/json.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { ObstacleKeyword, PathStep } from "../../../containment/obstacle.ts";
import type { CompareContext } from "../../../context.ts";
import type { Rule } from "../../../rule.ts";
import { schemaNotCompared } from "../../../rules/schemas/annotations/schema-not-compared.ts";
import { arrayClosed } from "../../../rules/schemas/arrays/array-closed.ts";
import { arrayOpened } from "../../../rules/schemas/arrays/array-opened.ts";
import { containsLoosened } from "../../../rules/schemas/arrays/contains-loosened.ts";
import { containsTightened } from "../../../rules/schemas/arrays/contains-tightened.ts";
import { itemCountLoosened } from "../../../rules/schemas/arrays/item-count-loosened.ts";
import { itemCountTightened } from "../../../rules/schemas/arrays/item-count-tightened.ts";
import { uniqueItemsNoLongerRequired } from "../../../rules/schemas/arrays/unique-items-no-longer-required.ts";
import { uniqueItemsRequired } from "../../../rules/schemas/arrays/unique-items-required.ts";
import { multipleLoosened } from "../../../rules/schemas/numbers/multiple-loosened.ts";
import { multipleTightened } from "../../../rules/schemas/numbers/multiple-tightened.ts";
import { numberBoundsLoosened } from "../../../rules/schemas/numbers/number-bounds-loosened.ts";
import { numberBoundsTightened } from "../../../rules/schemas/numbers/number-bounds-tightened.ts";
import { dependencyLoosened } from "../../../rules/schemas/objects/dependency-loosened.ts";
import { dependencyTightened } from "../../../rules/schemas/objects/dependency-tightened.ts";
import { objectClosed } from "../../../rules/schemas/objects/object-closed.ts";
import { objectOpened } from "../../../rules/schemas/objects/object-opened.ts";
import { propertyAllowed } from "../../../rules/schemas/objects/property-allowed.ts";
import { propertyCountLoosened } from "../../../rules/schemas/objects/property-count-loosened.ts";
import { propertyCountTightened } from "../../../rules/schemas/objects/property-count-tightened.ts";
import { propertyForbidden } from "../../../rules/schemas/objects/property-forbidden.ts";
import { propertyNamesLoosened } from "../../../rules/schemas/objects/property-names-loosened.ts";
import { propertyNamesTightened } from "../../../rules/schemas/objects/property-names-tightened.ts";
import { propertyNewlyRequired } from "../../../rules/schemas/objects/property-newly-required.ts";
import { propertyNoLongerRequired } from "../../../rules/schemas/objects/property-no-longer-required.ts";
import { formatLoosened } from "../../../rules/schemas/strings/format-loosened.ts";
import { formatTightened } from "../../../rules/schemas/strings/format-tightened.ts";
import { lengthLoosened } from "../../../rules/schemas/strings/length-loosened.ts";
import { lengthTightened } from "../../../rules/schemas/strings/length-tightened.ts";
import { patternLoosened } from "../../../rules/schemas/strings/pattern-loosened.ts";
import { patternTightened } from "../../../rules/schemas/strings/pattern-tightened.ts";
import { overlapAccepted } from "../../../rules/schemas/unions/overlap-accepted.ts";
import { overlapRefused } from "../../../rules/schemas/unions/overlap-refused.ts";
import { unionBranchAdded } from "../../../rules/schemas/unions/union-branch-added.ts";
import { unionBranchRemoved } from "../../../rules/schemas/unions/union-branch-removed.ts";
import { unionLoosened } from "../../../rules/schemas/unions/union-loosened.ts";
import { unionTightened } from "../../../rules/schemas/unions/union-tightened.ts";
import { constantChanged } from "../../../rules/schemas/values/constant-changed.ts";
import { enumIntroduced } from "../../../rules/schemas/values/enum-introduced.ts";
import { enumLifted } from "../../../rules/schemas/values/enum-lifted.ts";
import { enumMemberAdded } from "../../../rules/schemas/values/enum-member-added.ts";
import { enumMemberRemoved } from "../../../rules/schemas/values/enum-member-removed.ts";
import { exclusionLoosened } from "../../../rules/schemas/values/exclusion-loosened.ts";
import { exclusionTightened } from "../../../rules/schemas/values/exclusion-tightened.ts";
import { nullAllowed } from "../../../rules/schemas/values/null-allowed.ts";
import { nullForbidden } from "../../../rules/schemas/values/null-forbidden.ts";
import { typeNarrowed } from "../../../rules/schemas/values/type-narrowed.ts";
import { typeWidened } from "../../../rules/schemas/values/type-widened.ts";
import { valueAllowed } from "../../../rules/schemas/values/value-allowed.ts";
import { valueForbidden } from "../../../rules/schemas/values/value-forbidden.ts";
import type { DirectedPair, SchemaPair } from "../finding.ts";
import { isRenamedOption, optionName, optionsOf, pairOptions } from "../pair-options.ts";
import { schemaAlong } from "../schema-along.ts";
import { valuePath } from "../value-path.ts";
import { type Effect, type EffectKind, harmfulEffect } from "./find-effects.ts";

/** The rule of an effect, and what it speaks of beside the value itself. */
export interface EffectRule {
  readonly rule: Rule;
  /** A property, types, members, a branch; empty where the value itself is meant. */
  readonly subject: string;
  /** What is told instead of the keywords that are written there. */
  readonly before?: Json;
  readonly after?: Json;
  /** True for what the opposite effect at the same value tells already. */
  readonly isEcho?: boolean;
}

/** The schemas that are compared, and what is known about all of their effects. */
export interface Compared extends DirectedPair {
  /** The values at which some were lost. */
  readonly lostAt: ReadonlySet<string>;
}

/** Which rule an effect falls under. */
export function ruleOfEffect(context: CompareContext, effect: Effect, roots: Compared): EffectRule {
  const { kind, obstacle } = effect;
  if (isAboutNull(effect)) return { rule: NULL[kind], subject: "null" };
  if (obstacle.keyword === "enum") return ruleOfList(context, effect, roots);
  if (obstacle.keyword === "union") return ruleOfUnion(context, effect, roots);
  const types = obstacle.keyword === "type" ? obstacle.types.join(" or ") : "";
  return { rule: RULES[obstacle.keyword][kind], subject: obstacle.name ?? types };
}

type Both = Readonly<Record<EffectKind, Rule>>;

const NULL: Both = { lost: nullForbidden, gained: nullAllowed };
const BRANCH: Both = { lost: unionBranchRemoved, gained: unionBranchAdded };

const RULES: Readonly<Record<ObstacleKeyword, Both>> = {
  minimum: { lost: numberBoundsTightened, gained: numberBoundsLoosened },
  maximum: { lost: numberBoundsTightened, gained: numberBoundsLoosened },
  multipleOf: { lost: multipleTightened, gained: multipleLoosened },
  minLength: { lost: lengthTightened, gained: lengthLoosened },
  maxLength: { lost: lengthTightened, gained: lengthLoosened },
  pattern: { lost: patternTightened, gained: patternLoosened },
  format: { lost: formatTightened, gained: formatLoosened },
  minItems: { lost: itemCountTightened, gained: itemCountLoosened },
  maxItems: { lost: itemCountTightened, gained: itemCountLoosened },
  uniqueItems: { lost: uniqueItemsRequired, gained: uniqueItemsNoLongerRequired },
  contains: { lost: containsTightened, gained: containsLoosened },
  unevaluatedItems: { lost: arrayClosed, gained: arrayOpened },
  required: { lost: propertyNewlyRequired, gained: propertyNoLongerRequired },
  properties: { lost: propertyForbidden, gained: propertyAllowed },
  additionalProperties: { lost: objectClosed, gained: objectOpened },
  unevaluatedProperties: { lost: objectClosed, gained: objectOpened },
  propertyNames: { lost: propertyNamesTightened, gained: propertyNamesLoosened },
  minProperties: { lost: propertyCountTightened, gained: propertyCountLoosened },
  maxProperties: { lost: propertyCountTightened, gained: propertyCountLoosened },
  dependentRequired: { lost: dependencyTightened, gained: dependencyLoosened },
  union: { lost: unionTightened, gained: unionLoosened },
  oneOf: { lost: overlapRefused, gained: overlapAccepted },
  not: { lost: exclusionTightened, gained: exclusionLoosened },
  nothing: { lost: valueForbidden, gained: valueAllowed },
  complexity: { lost: schemaNotCompared, gained: schemaNotCompared },
  type: { lost: typeNarrowed, gained: typeWidened },
  enum: { lost: enumIntroduced, gained: enumLifted },
};

const MAY_REFUSE_NULL: ReadonlySet<ObstacleKeyword> = new Set(["type", "enum", "union"]);

function isAboutNull({ obstacle: { keyword, types, values } }: Effect): boolean {
  if (!MAY_REFUSE_NULL.has(keyword)) return false;
  return types.every((type) => type === "null") && (values?.every((value) => value === null) ?? true);
}

/**
 * A list of values that got more or fewer of them, or that came or went as a whole. Where a value takes the place of one
 * that readers know by the letter, the list did not grow.
 */
function ruleOfList(
  context: CompareContext,
  { kind, obstacle }: Effect,
  { direction, lostAt }: Compared,
): EffectRule {
  const { wide, narrow, values, path } = obstacle;
  if (!values) return { rule: RULES.enum[kind], subject: "" };
  const subject = values.map((value) => JSON.stringify(value)).join(", ");
  const isFixed =
    kind === "lost"
      ? narrow.some(({ constant }) => constant !== undefined)
      : isLiteral(context, wide) && lostAt.has(valuePath(path));
  if (isFixed && kind === harmfulEffect(direction)) return { rule: constantChanged, subject };
  return { rule: kind === "lost" ? enumMemberRemoved : enumMemberAdded, subject };
}

/** A constant, or a list that tells branches apart: readers hold on to it by the letter. */
function isLiteral({ base, isOpenEnum }: CompareContext, { constant, place }: SchemaModel): boolean {
  return constant !== undefined || (place.pointer !== "" && !isOpenEnum(base.schemaAt(place.pointer)));
}

/** A branch that came or went, one that is called otherwise, or values inside a union that no branch stands for. */
function ruleOfUnion(context: CompareContext, effect: Effect, compared: Compared): EffectRule {
  const { kind, obstacle } = effect;
  const options = optionsAt(compared, obstacle.path);
  if (!options) return { rule: RULES.union[kind], subject: "" };
  if ([...options.base, ...options.revision].every(isListed)) return ruleOfList(context, effect, compared);
  const { isSame } = context.containment;
  const { pairs, removed, added } = pairOptions(options, isSame);
  const chosen = new Set(obstacle.narrow);
  const branch = (kind === "lost" ? removed : added).find((option) => chosen.has(option));
  if (branch) return { rule: BRANCH[kind], subject: optionName(branch) };
  const renamed = pairs.find(
    ([base, revision]) =>
      chosen.has(kind === "lost" ? base : revision) && isRenamedOption(base, revision, isSame),
  );
  if (!renamed) return { rule: RULES.union[kind], subject: "" };
  const [before, after] = renamed.map((option) => ({ const: optionName(option) }));
  const isEcho = kind !== harmfulEffect(compared.direction);
  return { rule: constantChanged, subject: "", isEcho, ...(before && after ? { before, after } : {}) };
}

/** True for an option that is nothing but values, so that a union of such ones is a list. */
function isListed({ constant, enumeration }: SchemaModel): boolean {
  return constant !== undefined || enumeration !== undefined;
}

/** The options between which both documents let choose at a place; unions inside unions count as one. */
function optionsAt(
  roots: SchemaPair,
  path: readonly PathStep[],
): { readonly base: readonly SchemaModel[]; readonly revision: readonly SchemaModel[] } | undefined {
  const holders = { base: schemaAlong(roots.base, path), revision: schemaAlong(roots.revision, path) };
  if (!holders.base || !holders.revision) return undefined;
  return { base: optionsOf(holders.base), revision: optionsOf(holders.revision) };
}
