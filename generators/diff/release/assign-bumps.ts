import type { PackageKind } from "../../core/generator.ts";
import type { Bumps, DiffReport } from "../change.ts";
import { PACKAGES } from "../rules/bumps-of.ts";

/** What a package is called, and which kind of package it is. */
export interface PackageOfKind {
  readonly name: string;
  readonly impact: PackageKind;
}

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
