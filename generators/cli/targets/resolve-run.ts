import { documentAccess } from "../documents/document-access.ts";
import { together } from "../usage-error.ts";
import { resolveTargets } from "./resolve-targets.ts";
import type { TargetParts } from "./settings.ts";

/** Returns what a command that generates runs with. Throws a {@link UsageError} with everything that is wrong. */
export function resolveRun(parts: TargetParts) {
  return together({ targets: () => resolveTargets(parts), access: () => documentAccess(parts) });
}
