import { reference } from "../../reference/index.ts";
import { documentAccess } from "../documents/document-access.ts";
import { resolveReference } from "../targets/reference-targets.ts";
import { together } from "../usage-error.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { generateTargets } from "./generate/generate-targets.ts";

/** `codegen reference` */
export async function runReference(parts: CommandParts): Promise<CommandResult> {
  const run = together({
    targets: () => resolveReference(parts, reference()),
    access: () => documentAccess(parts),
  });
  return generateTargets(parts, run);
}
