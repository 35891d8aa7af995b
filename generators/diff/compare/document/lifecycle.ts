import type { NodeModel } from "../../../core/model/api-model.ts";
import { sunsetDay } from "../../../core/sunset-day.ts";
import type { DiffOptions } from "../../options.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { type Part, report, reportIf } from "./differences.ts";

/** Something that can be deprecated. */
export type Deprecatable = Pick<NodeModel, "extensions" | "location"> & { readonly deprecated: boolean };

/** Operation to which something else belongs: its `x-stability-level` counts. */
export type Holder = Pick<NodeModel, "extensions"> | undefined;

/** Compares `deprecated` and `x-sunset`; the subject names the part: `query parameter limit`. */
export function compareLifecycle(part: Part<Deprecatable>, holder?: Holder): Difference[] {
  const { context, nodes } = part;
  const { base, revision } = nodes;
  const after = sunsetOf(revision) ?? null;
  return [
    ...reportIf(revision.deprecated && !base.deprecated, "deprecated", { ...part, after }),
    ...reportIf(base.deprecated && !revision.deprecated, "no-longer-deprecated", part),
    ...movedSunset(nodes).map(({ rule, ...dates }) => report(rule, { ...part, ...dates })),
    ...tooSoon(context.options, nodes, holder).map((dates) =>
      report("sunset-too-soon", { ...part, ...dates }),
    ),
  ];
}

/** Returns the rule and dates if the sunset date of a deprecated part was changed. */
export function movedSunset({ base, revision }: Pair<Deprecatable>) {
  const [before, after] = [sunsetOf(base), sunsetOf(revision)];
  const isMoved = base.deprecated && revision.deprecated && before !== after;
  return isMoved ? [{ rule: sunsetRule(before, after), before: before ?? null, after: after ?? null }] : [];
}

/** Returns a sunset date that was set or moved with too few days left, and the required days; 0 for a past date. */
export function tooSoon(options: DiffOptions, { base, revision }: Pair<Deprecatable>, holder: Holder) {
  const [before, after] = [base.deprecated ? sunsetOf(base) : undefined, sunsetOf(revision)];
  if (!revision.deprecated || after === undefined || (before !== undefined && after >= before)) return [];
  const daysLeft = (Date.parse(after) - Date.parse(options.today)) / DAY;
  const minimum = minimumDays(options, [revision, ...(holder ? [holder] : [])]);
  return daysLeft < Math.max(1, minimum) ? [{ before: daysLeft < 1 ? 0 : minimum, after }] : [];
}

const DAY = 86_400_000;
/** Days between deprecation and sunset if nothing is set. */
const USUAL_DAYS = { stable: 7 };

/** Uses the first stability level of a node and its operation. */
function minimumDays(
  { deprecationDays = USUAL_DAYS }: DiffOptions,
  nodes: readonly Pick<NodeModel, "extensions">[],
): number {
  const [level = "stable"] = nodes.flatMap(({ extensions }) => extensions["x-stability-level"] ?? []);
  return Object.hasOwn(deprecationDays, String(level)) ? (deprecationDays[String(level)] ?? 0) : 0;
}

function sunsetRule(before: string | undefined, after: string | undefined): RuleId {
  if (before === undefined) return "sunset-set";
  return after !== undefined && after < before ? "sunset-brought-forward" : "sunset-put-off";
}

/** Rule of a removal, and the sunset date if it has not come. */
export type Removal = Pick<Difference, "rule" | "sunset">;

/** Rules of removals, and those where the sunset date has come. */
const AFTER_SUNSET = {
  "operation-removed": "operation-removed-after-sunset",
  "parameter-removed": "parameter-removed-after-sunset",
  "property-removed": "property-removed-after-sunset",
  "webhook-removed": "webhook-removed-after-sunset",
} as const;

/** Returns the rule of a removal, by its sunset date. */
export function removalOf(
  rule: keyof typeof AFTER_SUNSET,
  node: Deprecatable,
  { today }: DiffOptions,
): Removal {
  const sunset = node.deprecated ? sunsetOf(node) : undefined;
  if (sunset === undefined) return { rule };
  return sunset > today ? { rule, sunset } : { rule: AFTER_SUNSET[rule] };
}

function sunsetOf({ extensions }: Deprecatable): string | undefined {
  return sunsetDay(extensions["x-sunset"]);
}
