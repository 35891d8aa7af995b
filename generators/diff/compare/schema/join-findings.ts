import { once } from "../../containment/containment.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import type { EffectFinding } from "./effects/compare-constraints.ts";
import { harmfulEffect } from "./effects/find-effects.ts";
import type { DirectionalPair, SchemaFinding } from "./finding.ts";
import { schemaAlong, valuePath } from "./value-path.ts";

const CAME: readonly RuleId[] = [
  "property-added",
  "property-added-to-map",
  "property-no-longer-read-only",
  "property-no-longer-write-only",
];
const WENT: readonly RuleId[] = [
  "property-removed",
  "property-removed-after-sunset",
  "pattern-properties-removed",
  "property-became-read-only",
  "property-became-write-only",
];

/** Rule for responses that may lack a formerly required property. */
const LACKED: RuleId = "property-no-longer-required";

interface Findings {
  /** The compared schemas, without contradicting keywords and properties of the other direction. */
  readonly roots: DirectionalPair;
  /** Differences between declarations. */
  readonly seen: readonly SchemaFinding[];
  /** Differences between accepted values. */
  readonly effects: readonly EffectFinding[];
}

/** Joins findings about properties and values: an added or removed property is reported once, with a value as proof. */
export function joinFindings(context: CompareContext, findings: Findings): SchemaFinding[] {
  const { seen, effects, roots } = findings;
  const reported = seen.flatMap((finding) => withProof(context, { ...findings, finding }));
  const came = seen.filter(({ rule }) => CAME.includes(rule));
  const went = seen.filter(({ rule }) => WENT.includes(rule));
  const rest = effects.filter((effect) => {
    if (went.some((finding) => isWithin(effect, finding))) return false;
    if (!came.some((finding) => isWithin(effect, finding))) return true;
    return roots.direction === "request" && effect.effect === "lost";
  });
  return [...reported, ...rest.map(({ effect: _, isEcho: __, ...finding }) => finding)];
}

/** True if an effect concerns the value of a finding, or something inside it. */
function isWithin(effect: SchemaFinding, finding: SchemaFinding): boolean {
  const [inner, outer] = [valuePath(effect.path), valuePath(finding.path)];
  return inner.startsWith(outer) && [undefined, ".", "["].includes(inner[outer.length]);
}

type Question = Findings & { readonly finding: SchemaFinding };

function withProof({ containment }: CompareContext, question: Question): SchemaFinding[] {
  const { finding, roots, effects } = question;
  const harmful = effects.filter(
    (effect) => effect.effect === harmfulEffect(roots.direction) && isWithin(effect, finding),
  );
  if (CAME.includes(finding.rule)) {
    if (roots.direction === "response") return [provedBy(intoClosed(question, harmful), harmful)];
    return harmful.some(({ rule }) => rule === "property-newly-required") ? [] : [finding];
  }
  if (!WENT.includes(finding.rule)) return [finding];
  const isIgnored = roots.direction === "request" && finding.rule !== "property-became-read-only";
  if (isIgnored) return [provedBy(finding, harmful)];
  const at = valuePath(finding.path);
  const lacking = harmful.find(
    ({ rule, path, counterexample }) =>
      rule === LACKED && valuePath(path) === at && counterexample?.() !== undefined,
  );
  if (lacking) return [provedBy(finding, [lacking])];
  // A value that contained the removed part.
  const counterexample = once(() => containment.findValueWithPath(roots.base, finding.path));
  return [{ ...finding, certain: false, isFormerValue: true, counterexample }];
}

/** Rules for properties that are new to responses, such as one that only requests had. */
const NEW: readonly RuleId[] = ["property-added", "property-added-to-map", "property-no-longer-write-only"];

/** Replaces the rule of an added property if the base did not allow its values. */
function intoClosed({ finding, roots }: Question, effects: readonly EffectFinding[]): SchemaFinding {
  const isAllowed = effects.length === 0 || !NEW.includes(finding.rule);
  if (isAllowed) return finding;
  const undeclared = schemaAlong(roots.base, finding.path);
  const isTyped = undeclared !== undefined && undeclared.always === undefined;
  return { ...finding, rule: isTyped ? "property-added-to-typed-map" : "property-added-to-closed-object" };
}

function provedBy(finding: SchemaFinding, effects: readonly EffectFinding[]): SchemaFinding {
  if (effects.length === 0) return finding;
  const counterexample = once(() => {
    for (const effect of effects) {
      const value = effect.counterexample?.();
      if (value !== undefined) return value;
    }
    return undefined;
  });
  return { ...finding, certain: false, counterexample };
}
