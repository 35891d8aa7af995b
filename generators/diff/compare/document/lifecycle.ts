import type { Json, JsonObject } from "../../../core/json.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { reportInRevision } from "./differences.ts";
import type { DocumentNode } from "./document-node.ts";

/** Something that can be deprecated, in both documents. */
export interface LifecyclePair {
  readonly nodes: Pair<DocumentNode>;
  readonly position: Position;
  readonly direction: ChangeDirection;
  /** In words: `operation`, `query parameter limit`. */
  readonly what: string;
}

/** Whether something is said to go, and when. */
export function compareLifecycle({ nodes, position, direction, what }: LifecyclePair): Difference[] {
  const { base, revision } = nodes;
  const reported = { direction, position, place: revision.place, subject: what };
  const was = base.value.deprecated === true;
  const is = revision.value.deprecated === true;
  const [before, after] = [sunsetOf(base.value), sunsetOf(revision.value)];
  const dates = { ...reported, before: before ?? null, after: after ?? null };
  return [
    ...(is && !was ? [reportInRevision("deprecated", { ...reported, after: after ?? null })] : []),
    ...(was && !is ? [reportInRevision("no-longer-deprecated", reported)] : []),
    ...(is && was && before !== after ? [reportInRevision(sunsetRule(before, after), dates)] : []),
  ];
}

function sunsetRule(before: string | undefined, after: string | undefined) {
  if (before === undefined) return "sunset-set";
  return after !== undefined && after < before ? "sunset-brought-forward" : "sunset-put-off";
}

/** True when the node was announced to go on a day that has come. */
export function isPastSunset(node: JsonObject, today: string): boolean {
  const sunset = sunsetOf(node);
  return node.deprecated === true && sunset !== undefined && sunset <= today;
}

/** The day in `x-sunset`, as `2026-01-31`; undefined when there is none, or something else stands there. */
function sunsetOf(node: JsonObject): string | undefined {
  const day: Json | undefined = node["x-sunset"];
  if (typeof day !== "string" || Number.isNaN(Date.parse(day))) return undefined;
  return new Date(day).toISOString().slice(0, 10);
}
