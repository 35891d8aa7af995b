import type { PackageKind } from "../../core/generator.ts";
import { BUMPED_PACKAGES, type BumpedPackage, type Bumps, type DiffReport } from "../change.ts";

/** What a package is called, and which kind of package it is. */
export interface PackageOfKind {
  readonly name: string;
  readonly impact: PackageKind;
}

/** The package of each kind whose bumps the rules give. */
const PACKAGES: Readonly<Record<PackageKind, BumpedPackage>> = {
  types: "types",
  client: "client",
  validators: "zod",
  events: "webhooks",
  errors: "errors",
};

/** The report with bumps for the packages of all generators: each gets those of its kind. */
export function assignBumps(report: DiffReport, packages: readonly PackageOfKind[]): DiffReport {
  const changes = report.changes.map((change) => ({ ...change, bumps: withBumps(change.bumps, packages) }));
  return { ...report, changes };
}

function withBumps(bumps: Bumps, packages: readonly PackageOfKind[]): Bumps {
  const own = packages.flatMap(({ name, impact }) => {
    const level = bumps[PACKAGES[impact]];
    return level === undefined ? [] : [[name, level] as const];
  });
  return { ...bumps, ...Object.fromEntries(own) };
}

/** Names of packages in the order in which reports list them: those of the rules, then others. */
export function inOrder(names: Iterable<string>): string[] {
  const all = new Set(names);
  const known = BUMPED_PACKAGES.filter((name) => all.delete(name));
  return [...known, ...all];
}
