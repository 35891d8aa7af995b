import type { NodeModel } from "../../../core/model/api-model.ts";
import type { ChangeDirection } from "../../change.ts";
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
}

/** Whether something is deprecated, and when it will be removed. */
export function compareLifecycle({ nodes, position, direction, what }: LifecyclePair): Difference[] {
  const { base, revision } = nodes;
  const reported = { direction, position, place: revision.place, subject: what };
  const [before, after] = [sunsetOf(base), sunsetOf(revision)];
  const dates = { ...reported, before: before ?? null, after: after ?? null };
  const isBoth = base.deprecated && revision.deprecated;
  return [
    ...reportIf(revision.deprecated && !base.deprecated, "deprecated", { ...reported, after: after ?? null }),
    ...reportIf(base.deprecated && !revision.deprecated, "no-longer-deprecated", reported),
    ...reportIf(isBoth && before !== after, sunsetRule(before, after), dates),
  ];
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
