import { reference } from "../../reference/index.ts";
import { documentAccess } from "../documents/document-access.ts";
import { resolveReference } from "../targets/reference-targets.ts";
import { together } from "../usage-error.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { generateTargets } from "./generate/generate-targets.ts";

/** `codegen reference` */
export async function runReference(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory, environment, stderr } = parts;
  const { targets, access } = together({
    targets: () => resolveReference(parts, reference()),
    access: () => documentAccess(parts),
  });
  return generateTargets({
    targets,
    check: args.check,
    verbose: args.verbose,
    workingDirectory,
    reader: access.reader,
    environment,
    stderr,
  });
}
