import type { ApiModel } from "../../core/model/api-model.ts";
import { BUMPED_PACKAGES, type BumpedPackage, type Bumps, type DiffReport } from "../change.ts";
import { inOrder } from "../rules/in-order.ts";

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
