import { createRequire } from "node:module";
import { join } from "node:path";
import { BUILT_IN } from "../built-in.ts";
import type { Generator } from "../core/generator.ts";
import { writeAtomically } from "../core/output/output-folder.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import { type CommandResult, generateCommand } from "./commands/generate.ts";
import { lintCommand } from "./commands/lint.ts";
import { resolvePackages } from "./commands/release-packages.ts";
import { resolveComparison } from "./commands/resolve-comparison.ts";
import {
  allGenerators,
  overlaysOf,
  resolveTargets,
  type SettingParts,
  specOf,
} from "./commands/resolve-targets.ts";
import { watchGenerate } from "./commands/watch-generate.ts";
import { helpText } from "./help.ts";
import { loadConfig } from "./load-config.ts";
import { isColoured } from "./print/is-coloured.ts";
import { failureLine, UsageError } from "./usage-error.ts";

const workingDirectory = process.cwd();

async function main(): Promise<number> {
  const args = parseArguments(process.argv.slice(2));
  if (args.version) return print(packageVersion());
  if (args.help || args.command === undefined) return help(args);
  const loaded = await loadConfig(workingDirectory);
  const parts = { arguments: args, loaded, workingDirectory };
  switch (args.command) {
    case "lint":
      return report(
        await lintCommand({ spec: specOf(parts), overlays: overlaysOf(parts), workingDirectory }),
        args,
      );
    case "generate":
      return generate(parts);
    case "diff":
      return report(await diff(parts), args);
    case "changeset":
      return report(await changeset(parts), args);
    default:
      return args.command satisfies never;
  }
}

async function help({ command, help: isAsked }: Arguments): Promise<number> {
  const generators = command === "generate" ? await knownGenerators() : BUILT_IN;
  return print(helpText(command, generators), isAsked ? 0 : 2);
}

/** The generators of the configuration beside those of the package. Help is given whatever is wrong with a file. */
async function knownGenerators(): Promise<readonly Generator[]> {
  const loaded = await loadConfig(workingDirectory).catch(() => undefined);
  return allGenerators({ builtIn: BUILT_IN, loaded });
}

async function generate(parts: SettingParts): Promise<number> {
  const { arguments: args } = parts;
  const once = (current: SettingParts) =>
    generateCommand({
      targets: resolveTargets({ ...current, builtIn: BUILT_IN }),
      check: args.check,
      workingDirectory,
      stderr: process.stderr,
    });
  if (!args.watch) return report(await once(parts), args);
  await watchGenerate({
    parts,
    stderr: process.stderr,
    once: async (current) => {
      const result = await once(current);
      await report(result, args);
      return result.sources;
    },
  });
  return 0;
}

async function diff(parts: SettingParts): Promise<CommandResult> {
  const { format, failOn, new: isNew } = parts.arguments;
  const { diffCommand } = await import("./commands/diff.ts");
  return diffCommand({
    ...resolveComparison(parts),
    format,
    failOn,
    isNew,
    isColoured: isColoured(process.stdout, process.env),
    today: today(),
    workingDirectory,
    stderr: process.stderr,
  });
}

async function changeset(parts: SettingParts): Promise<CommandResult> {
  const { loaded } = parts;
  if (loaded === undefined)
    throw new UsageError(
      "Without a codegen.config.ts, the command does not know which packages this document belongs to.",
      'Write a codegen.config.ts whose generators have modules, as in types({ module: "@acme/types" }).',
    );
  const { changesetCommand } = await import("./commands/changeset.ts");
  const { settings, packages: _, ...comparison } = resolveComparison(parts);
  const targets = resolveTargets({ ...parts, builtIn: BUILT_IN });
  return changesetCommand({
    ...comparison,
    openEnums: settings.openEnums,
    packages: resolvePackages({ loaded, targets }),
    folder: join(loaded.folder, ".changeset"),
    check: parts.arguments.check,
    isNew: parts.arguments.new,
    today: today(),
    workingDirectory,
    stderr: process.stderr,
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Findings and problems to standard error, results to standard output. */
async function report(result: CommandResult, args: Arguments): Promise<number> {
  const json = `${JSON.stringify(result.json, null, 2)}\n`;
  if (args.report !== undefined) await writeAtomically(args.report, json);
  for (const line of result.problems) process.stderr.write(`${line}\n`);
  if (args.json) process.stdout.write(json);
  else if (result.text !== "") process.stdout.write(`${result.text}\n`);
  return result.exitCode;
}

function print(text: string, exitCode = 0): number {
  (exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return exitCode;
}

function packageVersion(): string {
  const require = createRequire(import.meta.url);
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      const manifest: { name?: string; version?: string } = require(path);
      if (manifest.name?.endsWith("/codegen") && manifest.version) return manifest.version;
    } catch {
      // Built, the manifest lies one folder further up.
    }
  }
  return "unknown";
}

/** A path that cannot be read or written, told by the system. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "path" in error;
}

function failureText(error: unknown): string {
  if (error instanceof UsageError) return failureLine(error);
  if (isSystemError(error))
    return failureLine({ message: error.message, help: "Check the path and its permissions." });
  return `codegen: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 2;
}
