import { type Impact, PACKAGE_KINDS, type PackageImpacts, type PackageKind } from "../../core/impacts.ts";
import { BUMPED_PACKAGES, type BumpedPackage, type BumpLevel, type Bumps, type Verdict } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import type { Difference } from "./difference.ts";
import { PACKAGE_IMPACTS } from "./impacts.ts";
import type { Rule } from "./rule.ts";
import { verdictOf } from "./verdicts.ts";

/** Levels of changes whose rules have none. */
const LEVEL_OF: Readonly<Record<Verdict, BumpLevel>> = {
  breaking: "major",
  undecided: "major",
  risky: "minor",
  safe: "minor",
  docs: "patch",
};

/** The package of each kind that comes with the package. */
const PACKAGES: Readonly<Record<PackageKind, BumpedPackage>> = {
  types: "types",
  client: "client",
  validators: "zod",
  events: "webhooks",
  errors: "errors",
};

/**
 * The version bump of each package for one difference. `spec` takes the highest of all, `sandbox` a minor unless only
 * documentation changed. Packages of configured generators come last.
 */
export function bumpsOf(rule: Rule, difference: Difference, given: DiffOptions): Bumps {
  const { reached, direction } = difference;
  const side = direction === "request" ? "request" : "response";
  // The type of a component that no operation uses is closed, as its validator is.
  const options = reached.kind === "component" ? { ...given, newEnumValues: "breaking" as const } : given;
  const impact = typeof rule.impact === "string" ? rule.impact : rule.impact.decide(difference, options);
  const level = typeof rule.level === "function" ? rule.level(difference) : rule.level;
  const own = level ?? LEVEL_OF[verdictOf(rule, difference, options)];
  const bumpOf = <Name extends string>(name: Name, given: PackageKind | PackageImpacts) => {
    const { like, ...needs } = typeof given === "string" ? { like: given } : given;
    if (like !== undefined && !concerns(like, reached.kind)) return [];
    const need = { ...(like && PACKAGE_IMPACTS[like]), ...needs }[impact];
    const level = typeof need === "object" ? need[side] : need;
    return level === undefined ? [] : [[name, level === "own" ? own : level] as const];
  };
  const needed = PACKAGE_KINDS.flatMap((kind) => bumpOf(PACKAGES[kind], kind));
  const others = options.generatedPackages?.flatMap(({ name, impact }) => bumpOf(name, impact));
  return { ...bumpsOfDocument(needed, impact), ...Object.fromEntries(others ?? []) };
}

/** The bumps of the packages that come with this one, the description included. */
function bumpsOfDocument(needed: readonly (readonly [BumpedPackage, BumpLevel])[], impact: Impact): Bumps {
  const spec = highestLevel(needed.map(([, level]) => level));
  if (spec === undefined) return impact === "unused" ? { spec: "patch" } : {};
  return { spec, ...Object.fromEntries(needed), sandbox: spec === "patch" ? "patch" : "minor" };
}

/**
 * Events do not concern the client, and operations do not concern the receivers of events. A component that none of them uses
 * is exported as a type and a validator.
 */
function concerns(kind: PackageKind, location: Difference["reached"]["kind"]): boolean {
  if (location === "component") return kind === "types" || kind === "validators";
  if (kind === "client") return location !== "webhook";
  return kind !== "events" || location !== "operation";
}

const LEVELS: readonly BumpLevel[] = ["patch", "minor", "major"];

/** True if a release at `level` promises at least as much change as `needed`. */
export function isAtLeast(level: BumpLevel | undefined, needed: BumpLevel): boolean {
  return level !== undefined && LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
}

/** The higher of two levels. */
export function higherBump(a: BumpLevel | undefined, b: BumpLevel): BumpLevel {
  return a !== undefined && isAtLeast(a, b) ? a : b;
}

/** The highest of some levels; undefined if there is none. */
export function highestLevel(levels: readonly (BumpLevel | undefined)[]): BumpLevel | undefined {
  return [...LEVELS].reverse().find((level) => levels.includes(level));
}

/** True for the words that name a level. */
export function isBumpLevel(value: unknown): value is BumpLevel {
  return LEVELS.some((level) => level === value);
}

/** The highest bump of each package. */
export function mergeBumps(all: readonly Bumps[]): Bumps {
  const highest = inOrder(all.flatMap((bumps) => Object.keys(bumps))).flatMap((name) => {
    const level = highestLevel(all.map((bumps) => bumps[name]));
    return level === undefined ? [] : [[name, level] as const];
  });
  return Object.fromEntries(highest);
}

/** Names of packages in the order in which reports list them: those of the rules, then others. */
export function inOrder(names: Iterable<string>): string[] {
  const all = new Set(names);
  const known = BUMPED_PACKAGES.filter((name) => all.delete(name));
  return [...known, ...all];
}
