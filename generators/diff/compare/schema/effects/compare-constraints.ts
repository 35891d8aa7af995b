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
  /** True if the opposite effect at the same value already reports it. */
  readonly isEcho?: boolean;
}

/** Places where the base accepted nothing: no difference there rejects a value that clients could send. */
export interface Unproved {
  /** Paths to values. */
  readonly paths: ReadonlySet<string>;
  /** Pointers to schemas, which may occur at other paths as well. */
  readonly pointers: ReadonlySet<string>;
}

/** Compares the values that two schemas accept, each without properties of the other direction. */
export function compareConstraints(
  context: CompareContext,
  roots: DirectionalPair,
  unproved: Unproved,
): EffectFinding[] {
  const effects = findEffects(context.containment, roots).filter(
    (effect) => roots.direction === "request" || !isSettledByValue(context, effect),
  );
  // Values that match several options are not replaced by other values.
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
 * True for values that matched several options of a `oneOf` whose discriminator selects each option: readers follow the
 * value to one option, where its differences are reported.
 */
function isSettledByValue({ base, choices }: CompareContext, { kind, obstacle }: Effect): boolean {
  const { pointer } = obstacle.wide.location;
  if (kind !== "gained" || obstacle.keyword !== "oneOf" || pointer === "") return false;
  const marked = base.schemaAt(pointer);
  const chosen = [...(choices.base.own(marked)?.byValue.values() ?? [])].map(({ schema }) => schema);
  return marked.oneOf?.every((option) => chosen.includes(option.reference?.target ?? option)) ?? false;
}

/** Reports the replacement of a fixed value once. */
function withoutEchoes(findings: readonly EffectFinding[]): EffectFinding[] {
  const fixed = findings.filter(({ rule }) => rule === "constant-changed").map(({ path }) => valuePath(path));
  return findings.filter(
    ({ rule, path, isEcho }) => !isEcho && !(MEMBER_RULES.includes(rule) && fixed.includes(valuePath(path))),
  );
}

const MEMBER_RULES: readonly RuleId[] = ["enum-member-added", "enum-member-removed"];

/** Reports a keyword that removes some values and adds others by its harmful effect. */
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

/** True for members and branches, which are added and removed one by one. */
function isAboutMembers({ obstacle: { keyword, values, types } }: Effect): boolean {
  return (keyword === "enum" && values !== undefined) || keyword === "union" || types.join() === "null";
}

/** Returns the finding of an effect, with its rule. */
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

/** True for an effect that is found only because contradicting keywords were removed. */
function isUnproved({ kind, obstacle }: Effect, { paths, pointers }: Unproved): boolean {
  const base = kind === "lost" ? obstacle.narrow : [obstacle.wide];
  return (
    paths.has(valuePath(pathOf(obstacle))) || base.some(({ location }) => pointers.has(location.pointer))
  );
}

/** Returns the path of the value at which an obstacle is reported. */
function pathOf({ path, name }: Effect["obstacle"]): SchemaFinding["path"] {
  return name === undefined ? path : [...path, { kind: "property", name }];
}
