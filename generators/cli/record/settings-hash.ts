import { isBuiltIn } from "../../built-in.ts";
import type { Targets } from "../targets/targets.ts";
import { hashProgram } from "./hash-program.ts";
import { hashText } from "./hash-text.ts";

/**
 * Hash of everything beside files that decides what a run writes; undefined where that cannot be known: the code of
 * generators that do not come with the package may change from one run to the next.
 */
export async function settingsHash(targets: Targets, workingDirectory: string): Promise<string | undefined> {
  const { spec, overlays, source, headerCommand, generators } = targets;
  const settings = generators.map((generator) => ({
    name: generator.name,
    options: generator.options,
    folder: targets.folderOf(generator.name),
    context: targets.contextOf(generator),
  }));
  if (!generators.every(isBuiltIn) || !isData(settings)) return undefined;
  const program = await hashProgram();
  return hashText(
    JSON.stringify({ program, workingDirectory, spec, overlays, source, headerCommand, settings }),
  );
}

/** True for values that JSON represents without loss. */
function isData(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isData(item));
  if (typeof value !== "object")
    return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isData);
}
