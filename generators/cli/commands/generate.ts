import { BUILT_IN } from "../../built-in.ts";
import { resolveRun } from "../targets/resolve-run.ts";
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
  const { targets, access } = resolveRun({ ...current, builtIn: BUILT_IN });
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
