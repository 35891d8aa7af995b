import type { Json } from "../../../../core/json.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import type { Travel } from "../direction/directional-view.ts";
import type { DirectionalPair, SchemaFinding } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import { type Effect, type EffectKind, findEffects, harmfulEffect } from "./find-effects.ts";
import { type Compared, ruleOfEffect } from "./rule-of-effect.ts";
import { keywordLocation, keywordValues, locationOfEffect } from "./written-keywords.ts";

/** A finding with the effect that it reports. */
export interface EffectFinding extends SchemaFinding {
  readonly effect: EffectKind;
  /** True for what the opposite effect at the same value already reports. */
  readonly isEcho?: boolean;
}

/** Where the base accepted nothing: what differs there takes no value away that anybody could have sent. */
export interface Unproved {
  /** Paths to values. */
  readonly paths: ReadonlySet<string>;
  /** Pointers to schemas, which may stand at other paths as well. */
  readonly pointers: ReadonlySet<string>;
}

/** What differs between the values that two schemas accept; both are given as their direction sees them. */
export function compareConstraints(
  context: CompareContext,
  roots: DirectionalPair,
  unproved: Unproved,
): EffectFinding[] {
  const effects = findEffects(context.containment, roots).filter(
    (effect) => roots.direction === "request" || !isSettledByValue(context, effect),
  );
  // Values that several options take are no values that others take the place of.
  const lost = effects
    .filter(({ kind, obstacle }) => kind === "lost" && obstacle.keyword !== "oneOf")
    .map(({ obstacle }) => valuePath(obstacle.path));
  const compared = { ...roots, lostAt: new Set(lost) };
  const findings = oneWay(effects, roots.direction).map((effect) => {
    const finding = reportEffect(context, effect, compared);
    return isUnproved(effect, unproved) ? { ...finding, counterexample: undefined } : finding;
  });
  return withoutEchoes(findings);
}

/**
 * True for values that several options of a `oneOf` took, where a discriminator leads to each of its options: readers follow
 * the value to one option, and what is found behind it is reported there.
 */
function isSettledByValue({ base, choices }: CompareContext, { kind, obstacle }: Effect): boolean {
  const { pointer } = obstacle.wide.location;
  if (kind !== "gained" || obstacle.keyword !== "oneOf" || pointer === "") return false;
  const marked = base.schemaAt(pointer);
  const chosen = [...(choices.base.own(marked)?.byValue.values() ?? [])].map(({ schema }) => schema);
  return marked.oneOf?.every((option) => chosen.includes(option.reference?.target ?? option)) ?? false;
}

/** A fixed value that is replaced by another is reported once. */
function withoutEchoes(findings: readonly EffectFinding[]): EffectFinding[] {
  const fixed = findings.filter(({ rule }) => rule === "constant-changed").map(({ path }) => valuePath(path));
  return findings.filter(
    ({ rule, path, isEcho }) => !isEcho && !(MEMBER_RULES.includes(rule) && fixed.includes(valuePath(path))),
  );
}

const MEMBER_RULES: readonly RuleId[] = ["enum-member-added", "enum-member-removed"];

/** A keyword that removes some values and adds others is reported by its harmful effect. */
function oneWay(effects: readonly Effect[], direction: Travel): Effect[] {
  const harmful = harmfulEffect(direction);
  const hurt = new Set(effects.filter(({ kind }) => kind === harmful).map(keyOf));
  return effects.filter((effect) => {
    if (effect.kind === harmful) return true;
    return effect.obstacle.keyword !== "complexity" && (isAboutMembers(effect) || !hurt.has(keyOf(effect)));
  });
}

function keyOf({ obstacle: { keyword, path, name } }: Effect): string {
  return JSON.stringify([keyword, valuePath(path), name]);
}

/** Members and branches come and go one by one. */
function isAboutMembers({ obstacle: { keyword, values, types } }: Effect): boolean {
  return (keyword === "enum" && values !== undefined) || keyword === "union" || types.join() === "null";
}

/** One effect as a finding, with the rule that it falls under. */
export function reportEffect(context: CompareContext, effect: Effect, roots: Compared): EffectFinding {
  const { kind, obstacle } = effect;
  const { keyword, wide, narrow } = obstacle;
  const written = {
    wide: keywordValues(context[kind === "lost" ? "revision" : "base"], { schemas: [wide], keyword }),
    narrow: keywordValues(context[kind === "lost" ? "base" : "revision"], { schemas: narrow, keyword }),
  };
  const [before, after]: [Json, Json] =
    kind === "lost" ? [written.narrow, written.wide] : [written.wide, written.narrow];
  const { side, location } = locationOfEffect(effect, roots);
  return {
    effect: kind,
    before,
    after,
    ...ruleOfEffect(context, effect, roots),
    side,
    location,
    line: keywordLocation(context[side], location, obstacle),
    certain: false,
    path: pathOf(obstacle),
    counterexample: obstacle.witness,
  };
}

/** True for an effect that is found only because the schemas are compared without what contradicts itself. */
function isUnproved({ kind, obstacle }: Effect, { paths, pointers }: Unproved): boolean {
  const base = kind === "lost" ? obstacle.narrow : [obstacle.wide];
  return (
    paths.has(valuePath(pathOf(obstacle))) || base.some(({ location }) => pointers.has(location.pointer))
  );
}

/** The path of the value that an obstacle is reported at. */
function pathOf({ path, name }: Effect["obstacle"]): SchemaFinding["path"] {
  return name === undefined ? path : [...path, { kind: "property", name }];
}
