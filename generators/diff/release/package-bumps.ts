import type { PackageKind } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { BUMPED_PACKAGES, type BumpedPackage, type Bumps, type DiffReport } from "../change.ts";
import { inOrder, PACKAGES } from "../rules/bumps.ts";

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

/** The report with the bumps of these packages only. Unpublished packages need no version. */
export function limitBumps(report: DiffReport, packages: readonly string[]): DiffReport {
  const changes = report.changes.map((change) => ({ ...change, bumps: bumpsOf(change.bumps, packages) }));
  return { ...report, changes };
}

function bumpsOf(bumps: Bumps, packages: readonly string[]): Bumps {
  const kept = inOrder(packages).flatMap((name) => {
    const level = bumps[name];
    return level === undefined ? [] : [[name, level] as const];
  });
  return Object.fromEntries(kept);
}

/** The packages that generators write for documents without a configuration. */
export function writtenPackages(documents: readonly ApiModel[]): readonly BumpedPackage[] {
  const has = (isThere: (document: ApiModel) => boolean) => documents.some(isThere);
  return BUMPED_PACKAGES.filter((name) => {
    switch (name) {
      case "types":
      case "zod":
        return true;
      case "client":
        return has(({ operations }) => operations.length > 0);
      case "webhooks":
        return has(({ webhooks }) => webhooks.length > 0);
      case "errors":
        return has(({ errorCatalog }) => errorCatalog !== undefined);
      case "spec":
      case "sandbox":
        return false;
      default:
        return name satisfies never;
    }
  });
}
