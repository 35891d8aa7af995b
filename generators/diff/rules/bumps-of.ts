import type { PackageKind } from "../../core/generator.ts";
import type { BumpedPackage, BumpLevel, Bumps, Verdict } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import { highestLevel } from "./bump-levels.ts";
import type { Difference } from "./difference.ts";
import { type Impact, PACKAGE_IMPACTS } from "./impacts.ts";
import type { Rule } from "./rule.ts";
import { verdictOf } from "./verdicts.ts";

/** The level of a change whose rule has none. */
const LEVELS: Readonly<Record<Verdict, BumpLevel>> = {
  breaking: "major",
  undecided: "major",
  risky: "minor",
  safe: "minor",
  docs: "patch",
};

/** The package of each kind that comes with the package; those of other generators take over its bumps. */
export const PACKAGES: Readonly<Record<PackageKind, BumpedPackage>> = {
  types: "types",
  client: "client",
  validators: "zod",
  events: "webhooks",
  errors: "errors",
};

/** Kinds of packages, in the order in which bumps are listed. */
const KINDS = Object.keys(PACKAGES) as readonly PackageKind[]; // the keys of the record

/**
 * The version bump of each package for one difference. `spec` takes the highest of all, `sandbox` a minor unless only
 * documentation changed.
 */
export function bumpsOf(rule: Rule, difference: Difference, options: DiffOptions): Bumps {
  const { reached, direction } = difference;
  const impact = typeof rule.impact === "string" ? rule.impact : rule.impact.decide(difference, options);
  const own = rule.level ?? LEVELS[verdictOf(rule, difference, options)];
  const needed = KINDS.filter((kind) => concerns(kind, reached.kind)).flatMap((kind) => {
    const level = levelOf(kind, impact, { own, direction });
    return level === undefined ? [] : [[PACKAGES[kind], level] as const];
  });
  const spec = highestLevel(needed.map(([, level]) => level));
  if (spec === undefined) return impact === "unused" ? { spec: "patch" } : {};
  return { spec, ...Object.fromEntries(needed), sandbox: spec === "patch" ? "patch" : "minor" };
}

/** Events do not concern the client, and operations do not concern the receivers of events. */
function concerns(kind: PackageKind, place: Difference["reached"]["kind"]): boolean {
  if (kind === "client") return place !== "webhook";
  return kind !== "events" || place !== "operation";
}

function levelOf(
  kind: PackageKind,
  impact: Impact,
  { own, direction }: Pick<Difference, "direction"> & { readonly own: BumpLevel },
): BumpLevel | undefined {
  const need = PACKAGE_IMPACTS[kind][impact];
  const side = direction === "request" ? "request" : "response";
  const level = typeof need === "object" ? need[side] : need;
  return level === "own" ? own : level;
}
