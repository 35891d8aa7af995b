import { resolveRun } from "../targets/resolve-targets.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { generateTargets } from "./generate/generate-targets.ts";
import { watchGenerate } from "./generate/watch-generate.ts";

/** `codegen generate` */
export async function runGenerate(parts: CommandParts): Promise<CommandResult | undefined> {
  if (!parts.arguments.watch) return generateTargets(parts, resolveRun(parts));
  await watchGenerate(parts, async (current) => {
    const result = await generateTargets(current, resolveRun(current));
    await parts.report(result);
    return result.sources;
  });
  return undefined;
}
