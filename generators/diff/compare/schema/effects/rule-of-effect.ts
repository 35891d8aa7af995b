import { type Json, jsonText } from "../../../../core/json.ts";
import { typeOfValue, type ValueType } from "../../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { ObstacleKeyword } from "../../../containment/obstacle.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { DirectionalPair, SchemaPair } from "../finding.ts";
import { flatten } from "../flatten.ts";
import { namesOfOptions, optionName } from "../option-names.ts";
import { isRenamedOption, optionsOf, pairOptions } from "../pair-options.ts";
import { schemaAlong, valuePath } from "../value-path.ts";
import { type Effect, type EffectKind, harmfulEffect } from "./find-effects.ts";

/** The rule of an effect, and its subject. */
export interface EffectRule {
  readonly rule: RuleId;
  /** A property, types, members, a branch; empty for the value itself. */
  readonly subject: string;
  /** Reported instead of the written keywords. */
  readonly before?: Json;
  readonly after?: Json;
  /** True if the opposite effect at the same value already reports it. */
  readonly isEcho?: boolean;
}

/** The compared schemas, and facts about all of their effects. */
export interface Compared extends DirectionalPair {
  /** Paths at which values were lost. */
  readonly lostAt: ReadonlySet<string>;
}

/** Returns the rule of an effect. */
export function ruleOfEffect(context: CompareContext, effect: Effect, roots: Compared): EffectRule {
  const { kind, obstacle } = effect;
  if (isAboutNull(effect)) return { rule: NULL[kind], subject: "null" };
  if (obstacle.keyword === "enum") return ruleOfList(context, effect, roots);
  if (obstacle.keyword === "union") return ruleOfUnion(context, effect, roots);
  const types = obstacle.keyword === "type" ? obstacle.types.join(" or ") : "";
  return { rule: RULES[obstacle.keyword][kind], subject: obstacle.name ?? types };
}

type Both = Readonly<Record<EffectKind, RuleId>>;

const NULL: Both = { lost: "null-forbidden", gained: "null-allowed" };
const BRANCH: Both = { lost: "union-branch-removed", gained: "union-branch-added" };

const RULES: Readonly<Record<ObstacleKeyword, Both>> = {
  minimum: { lost: "number-bounds-tightened", gained: "number-bounds-loosened" },
  maximum: { lost: "number-bounds-tightened", gained: "number-bounds-loosened" },
  multipleOf: { lost: "multiple-tightened", gained: "multiple-loosened" },
  minLength: { lost: "length-tightened", gained: "length-loosened" },
  maxLength: { lost: "length-tightened", gained: "length-loosened" },
  pattern: { lost: "pattern-tightened", gained: "pattern-loosened" },
  format: { lost: "format-tightened", gained: "format-loosened" },
  minItems: { lost: "item-count-tightened", gained: "item-count-loosened" },
  maxItems: { lost: "item-count-tightened", gained: "item-count-loosened" },
  uniqueItems: { lost: "unique-items-required", gained: "unique-items-no-longer-required" },
  contains: { lost: "contains-tightened", gained: "contains-loosened" },
  unevaluatedItems: { lost: "array-closed", gained: "array-opened" },
  required: { lost: "property-newly-required", gained: "property-no-longer-required" },
  properties: { lost: "property-forbidden", gained: "property-allowed" },
  additionalProperties: { lost: "object-closed", gained: "object-opened" },
  unevaluatedProperties: { lost: "object-closed", gained: "object-opened" },
  propertyNames: { lost: "property-names-tightened", gained: "property-names-loosened" },
  minProperties: { lost: "property-count-tightened", gained: "property-count-loosened" },
  maxProperties: { lost: "property-count-tightened", gained: "property-count-loosened" },
  dependentRequired: { lost: "dependency-tightened", gained: "dependency-loosened" },
  union: { lost: "union-tightened", gained: "union-loosened" },
  oneOf: { lost: "overlap-refused", gained: "overlap-accepted" },
  not: { lost: "exclusion-tightened", gained: "exclusion-loosened" },
  nothing: { lost: "value-forbidden", gained: "value-allowed" },
  complexity: { lost: "schema-not-compared", gained: "schema-not-compared" },
  type: { lost: "type-narrowed", gained: "type-widened" },
  enum: { lost: "enum-introduced", gained: "enum-lifted" },
};

const MAY_REJECT_NULL: ReadonlySet<ObstacleKeyword> = new Set(["type", "enum", "union"]);

function isAboutNull({ obstacle: { keyword, types, values } }: Effect): boolean {
  if (!MAY_REJECT_NULL.has(keyword)) return false;
  return types.every((type) => type === "null") && (values?.every((value) => value === null) ?? true);
}

/**
 * Returns the rule of a list of values that grew, shrank, was added or was removed. If a value replaces one that
 * clients compare exactly, the list did not grow.
 */
function ruleOfList(
  context: CompareContext,
  { kind, obstacle }: Effect,
  { direction, lostAt }: Compared,
): EffectRule {
  const { wide, narrow, values, path } = obstacle;
  if (!values) return { rule: RULES.enum[kind], subject: "" };
  const subject = values
    .map((value) => jsonText(value))
    .sort()
    .join(", ");
  const isFixed =
    kind === "lost"
      ? narrow.some(({ constant }) => constant !== undefined)
      : isLiteral(context, wide) && lostAt.has(valuePath(path));
  if (isFixed && kind === harmfulEffect(direction)) return { rule: "constant-changed", subject };
  if (kind === "lost") return { rule: "enum-member-removed", subject };
  const types = newTypes(wide, values);
  if (types.length > 0) return { rule: "type-widened", subject: types.join(" or ") };
  const before = wide.constant && { const: wide.constant.value };
  return { rule: "enum-member-added", subject, ...(before && { before }) };
}

/** Returns types that no listed value has. Clients that handle unknown values handle those of known types. */
function newTypes({ constant, enumeration }: SchemaModel, values: readonly Json[]): readonly ValueType[] {
  const listed = constant ? [constant.value] : enumeration;
  if (listed === undefined) return [];
  const known = new Set(listed.map(typeOfValue));
  return [...new Set(values.map(typeOfValue))].filter((type) => !known.has(type));
}

/** True for a constant, or a list that identifies branches: clients compare these exactly. */
function isLiteral({ base, isOpenEnum }: CompareContext, { constant, location }: SchemaModel): boolean {
  return constant !== undefined || (location.pointer !== "" && !isOpenEnum(base.schemaAt(location.pointer)));
}

/** Returns the rule of a branch that was added, removed or renamed, or of union values without a branch. */
function ruleOfUnion(context: CompareContext, effect: Effect, compared: Compared): EffectRule {
  const { kind, obstacle } = effect;
  const options = optionsAt(compared, effect);
  if (!options) return { rule: RULES.union[kind], subject: "" };
  if ([...options.base, ...options.revision].every(isListed)) return ruleOfList(context, effect, compared);
  const { isSame } = context.containment;
  const { pairs, removed, added } = pairOptions(options, isSame);
  const chosen = new Set(obstacle.narrow);
  const branches = (kind === "lost" ? removed : added).filter((option) => chosen.has(option));
  if (branches.length > 0) return { rule: BRANCH[kind], subject: namesOfOptions(branches) };
  const renamed = pairs.find(
    ([base, revision]) =>
      chosen.has(kind === "lost" ? base : revision) && isRenamedOption(base, revision, isSame),
  );
  if (!renamed) return { rule: RULES.union[kind], subject: "" };
  const [before, after] = renamed.map((option) => ({ const: optionName(option) }));
  const isEcho = kind !== harmfulEffect(compared.direction);
  return { rule: "constant-changed", subject: "", isEcho, ...(before && after ? { before, after } : {}) };
}

/** True for an option that only lists values, so that a union of such options is a list. */
function isListed({ constant, enumeration }: SchemaModel): boolean {
  return constant !== undefined || enumeration !== undefined;
}

/** Returns the union options of both documents at a place; nested unions count as one. */
function optionsAt(
  roots: SchemaPair,
  { kind, obstacle: { path, wide, narrow } }: Effect,
): Pair<readonly SchemaModel[]> | undefined {
  const hasNarrow = (schema: SchemaModel) => optionsOf(schema).some((option) => narrow.includes(option));
  const hasWide = (schema: SchemaModel) => flatten(schema).parts.includes(wide);
  const [isBase, isRevision] = kind === "lost" ? [hasNarrow, hasWide] : [hasWide, hasNarrow];
  const base = schemaAlong(roots.base, path, isBase);
  const revision = schemaAlong(roots.revision, path, isRevision);
  return base && revision && { base: optionsOf(base), revision: optionsOf(revision) };
}
