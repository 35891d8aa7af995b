import type { NodeModel } from "../../../core/model/api-model.ts";
import type { ChangeDirection } from "../../change.ts";
import type { DiffOptions } from "../../options.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { reportIf } from "./differences.ts";

/** Something that can be deprecated. */
type Deprecatable = Pick<NodeModel, "extensions" | "place"> & { readonly deprecated: boolean };

/** Something that can be deprecated, in both documents. */
export interface LifecyclePair {
  readonly nodes: Pair<Deprecatable>;
  readonly position: Position;
  readonly direction: ChangeDirection;
  /** In words: `operation`, `query parameter limit`. */
  readonly what: string;
  /** The operation that it belongs to, if it is not one itself: its `x-stability-level` counts. */
  readonly holder?: Pick<NodeModel, "extensions">;
}

/** Whether something is deprecated, and when it will be removed. */
export function compareLifecycle(options: DiffOptions, pair: LifecyclePair): Difference[] {
  const { nodes, position, direction, what } = pair;
  const { base, revision } = nodes;
  const reported = { direction, position, place: revision.place, subject: what };
  const [before, after] = [sunsetOf(base), sunsetOf(revision)];
  const dates = { ...reported, before: before ?? null, after: after ?? null };
  const isBoth = base.deprecated && revision.deprecated;
  return [
    ...reportIf(revision.deprecated && !base.deprecated, "deprecated", { ...reported, after: after ?? null }),
    ...reportIf(base.deprecated && !revision.deprecated, "no-longer-deprecated", reported),
    ...reportIf(isBoth && before !== after, sunsetRule(before, after), dates),
    ...reportIf(isTooSoon(options, pair), "sunset-too-soon", {
      ...reported,
      before: minimumDays(options, pair),
      after: after ?? null,
    }),
  ];
}

/** True for a date that is announced, or brought forward, with too few days left. */
function isTooSoon(options: DiffOptions, pair: LifecyclePair): boolean {
  const { base, revision } = pair.nodes;
  const [before, after] = [base.deprecated ? sunsetOf(base) : undefined, sunsetOf(revision)];
  if (!revision.deprecated || after === undefined || (before !== undefined && after >= before)) return false;
  const daysLeft = (Date.parse(after) - Date.parse(options.today)) / DAY;
  return daysLeft < Math.max(1, minimumDays(options, pair));
}

const DAY = 86_400_000;

function minimumDays(
  { deprecationDays = {} }: DiffOptions,
  { nodes: { revision }, holder }: LifecyclePair,
): number {
  const level =
    revision.extensions["x-stability-level"] ?? holder?.extensions["x-stability-level"] ?? "stable";
  return Object.hasOwn(deprecationDays, String(level)) ? (deprecationDays[String(level)] ?? 0) : 0;
}

function sunsetRule(before: string | undefined, after: string | undefined) {
  if (before === undefined) return "sunset-set";
  return after !== undefined && after < before ? "sunset-brought-forward" : "sunset-put-off";
}

/** True for something deprecated whose sunset date has come. */
export function isPastSunset(node: Deprecatable, today: string): boolean {
  const sunset = sunsetOf(node);
  return node.deprecated && sunset !== undefined && sunset <= today;
}

/** The day in `x-sunset`, as `2026-01-31`; undefined when it is missing or not a date. */
function sunsetOf({ extensions }: Deprecatable): string | undefined {
  const day = extensions["x-sunset"];
  if (typeof day !== "string" || Number.isNaN(Date.parse(day))) return undefined;
  return new Date(day).toISOString().slice(0, 10);
}
