import type { ApiModel } from "../../core/model/api-model.ts";
import type { Bumps, DiffReport } from "../change.ts";
import type { PackageOfKind } from "../options.ts";
import { inOrder } from "../rules/bumps.ts";

/** The report with the bumps of these packages only. Unpublished packages need no version. */
export function limitBumps(report: DiffReport, packages: readonly string[]): DiffReport {
  const changes = report.changes.map((change) => ({ ...change, bumps: bumpsOf(change.bumps, packages) }));
  return { ...report, changes };
}

function bumpsOf(bumps: Bumps, packages: readonly string[]): Bumps {
  const kept = inOrder(packages).flatMap((name) => {
    const level = Object.hasOwn(bumps, name) ? bumps[name] : undefined;
    return level === undefined ? [] : [[name, level] as const];
  });
  return Object.fromEntries(kept);
}

/** Returns the packages for which a generator writes something from the documents. */
export function writtenPackages(
  documents: readonly ApiModel[],
  packages: readonly PackageOfKind[],
): readonly string[] {
  return packages
    .filter(({ impact }) => documents.some((document) => isWritten(impact, document)))
    .map(({ name }) => name);
}

function isWritten(kind: PackageOfKind["impact"], { operations, webhooks, errorCatalog }: ApiModel): boolean {
  if (typeof kind === "object") return true; // only the generator knows
  switch (kind) {
    case "types":
    case "validators":
      return true;
    case "client":
      return operations.length > 0;
    case "events":
      return webhooks.length > 0;
    case "errors":
      return errorCatalog !== undefined;
    default:
      return kind satisfies never;
  }
}
