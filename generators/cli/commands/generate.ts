import { BUILT_IN } from "../../built-in.ts";
import { documentAccess } from "../documents/document-access.ts";
import { resolveTargets } from "../targets/resolve-targets.ts";
import type { SettingParts } from "../targets/settings.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { type GenerateResult, generateTargets } from "./generate/generate-targets.ts";
import { watchGenerate } from "./generate/watch-generate.ts";

/** `codegen generate` */
export async function runGenerate(parts: CommandParts): Promise<CommandResult | undefined> {
  if (!parts.arguments.watch) return generateOnce(parts, parts);
  await watchGenerate({
    parts,
    stderr: parts.stderr,
    once: async (current) => {
      const result = await generateOnce(parts, current);
      await parts.report(result);
      return result.sources;
    },
  });
  return undefined;
}

/** Generates with the settings of the moment, which may change while files are watched. */
function generateOnce(parts: CommandParts, current: SettingParts): Promise<GenerateResult> {
  const { arguments: args, workingDirectory, environment, stderr } = parts;
  return generateTargets({
    targets: resolveTargets({ ...current, builtIn: BUILT_IN }),
    check: args.check,
    verbose: args.verbose,
    workingDirectory,
    reader: documentAccess(current).reader,
    environment,
    stderr,
  });
}
