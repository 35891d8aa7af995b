import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { BUILT_IN } from "../built-in.ts";
import type { Generator } from "../core/generator.ts";
import { writeAtomically } from "../core/output/output-folder.ts";
import { reference } from "../reference/index.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import { documentAccess } from "./commands/document-access.ts";
import { type CommandResult, generateCommand } from "./commands/generate.ts";
import { resolvePackages } from "./commands/release-packages.ts";
import { resolveComparison } from "./commands/resolve-comparison.ts";
import {
  allGenerators,
  overlaysOf,
  resolveReference,
  resolveTargets,
  type SettingParts,
  specOf,
} from "./commands/resolve-targets.ts";
import { DEFAULT_KEY_VARIABLE } from "./commands/service-headers.ts";
import { watchGenerate } from "./commands/watch-generate.ts";
import { helpText } from "./help.ts";
import { loadConfig } from "./load-config.ts";
import { isColoured } from "./print/is-coloured.ts";
import type { OutputStream } from "./print/output-stream.ts";
import { failureLine, UsageError } from "./usage-error.ts";

/** What a run of the command line reads and writes: the streams and settings of its process, or those of a test. */
export interface CliContext {
  /** Without the program itself. */
  readonly args: readonly string[];
  /** Absolute. */
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Asks the person at the terminal; undefined where there is none. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

/** Runs the command line and returns its exit code. Never rejects: what goes wrong is printed to standard error. */
export async function runCli(context: CliContext): Promise<number> {
  try {
    return await runCommand(context);
  } catch (error) {
    context.stderr.write(`${failureText(error)}\n`);
    return 2;
  }
}

async function runCommand(context: CliContext): Promise<number> {
  const { stdout, workingDirectory } = context;
  const args = parseArguments(context.args);
  if (args.version) return print(stdout, packageVersion());
  if (args.help || args.command === undefined) return help(args, context);
  const loaded = await loadConfig(workingDirectory);
  const parts: CommandParts = { ...context, arguments: args, loaded };
  switch (args.command) {
    case "lint":
      return report(await lint(parts), parts);
    case "generate":
      return generate(parts);
    case "reference":
      return report(await referencePages(parts), parts);
    case "diff":
      return report(await diff(parts), parts);
    case "verify":
      return report(await verify(parts), parts);
    case "changeset":
      return report(await changeset(parts), parts);
    case "doctor":
      return report(await doctor(parts), parts);
    case "init":
      return report(await init(parts), parts);
    case "overlay apply":
    case "overlay diff":
      return report(await overlay(parts, args.command), parts);
    default:
      return args.command satisfies never;
  }
}

async function help({ command, help: isAsked }: Arguments, context: CliContext): Promise<number> {
  const generators = command === "generate" ? await knownGenerators(context) : BUILT_IN;
  return isAsked
    ? print(context.stdout, helpText(command, generators))
    : print(context.stderr, helpText(command, generators), 2);
}

/** The generators of the configuration beside those of the package. Help is given whatever is wrong with a file. */
async function knownGenerators({ workingDirectory }: CliContext): Promise<readonly Generator[]> {
  const loaded = await loadConfig(workingDirectory).catch(() => undefined);
  return allGenerators({ builtIn: BUILT_IN, loaded });
}

type CommandParts = SettingParts & CliContext;

async function generate(parts: CommandParts): Promise<number> {
  const { arguments: args, workingDirectory, environment, stderr } = parts;
  const once = (current: SettingParts) =>
    generateCommand({
      targets: resolveTargets({ ...current, builtIn: BUILT_IN }),
      check: args.check,
      verbose: args.verbose,
      workingDirectory,
      reader: documentAccess(current).reader,
      environment,
      stderr,
    });
  if (!args.watch) return report(await once(parts), parts);
  await watchGenerate({
    parts,
    stderr,
    once: async (current) => {
      const result = await once(current);
      await report(result, parts);
      return result.sources;
    },
  });
  return 0;
}

async function referencePages(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory, environment, stderr } = parts;
  const targets = resolveReference(parts, reference());
  return generateCommand({
    targets,
    check: args.check,
    verbose: args.verbose,
    workingDirectory,
    reader: documentAccess(parts).reader,
    environment,
    stderr,
  });
}

async function lint(parts: CommandParts): Promise<CommandResult> {
  const { lintCommand } = await import("./commands/lint.ts");
  const { workingDirectory } = parts;
  return lintCommand({
    spec: specOf(parts),
    overlays: overlaysOf(parts),
    access: documentAccess(parts),
    workingDirectory,
  });
}

async function diff(parts: CommandParts): Promise<CommandResult> {
  const { workingDirectory, environment, stdout, stderr } = parts;
  const { format, failOn, new: isNew } = parts.arguments;
  const { diffCommand } = await import("./commands/diff.ts");
  return diffCommand({
    ...resolveComparison(parts),
    format,
    failOn,
    isNew,
    access: documentAccess(parts),
    isColoured: isColoured(stdout, environment),
    isVerbose: parts.arguments.verbose,
    today: today(),
    workingDirectory,
    stderr,
  });
}

async function verify(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory, environment, stdout, stderr, loaded } = parts;
  const [service] = args.documents;
  if (service === undefined && args.live === undefined)
    throw new UsageError(
      "`codegen verify` requires the service's document or --live.",
      "Pass a URL such as https://api.example.com/doc, a file, or --live URL.",
    );
  const { verifyCommand } = await import("./commands/verify.ts");
  const locate = (text: string): string =>
    /^https?:\/\//.test(text) ? text : resolve(workingDirectory, text);
  const { exempt, keyVariable = DEFAULT_KEY_VARIABLE } = args;
  return verifyCommand({
    service: service === undefined ? undefined : locate(service),
    spec: specOf(parts),
    overlays: overlaysOf(parts),
    mappings: args.mappings.map(locate),
    live: args.live,
    parameters: args.parameters,
    key: environment[keyVariable] || undefined,
    headers: args.headers,
    timeoutMs: args.timeoutMs ?? 30_000,
    format: args.format,
    isColoured: isColoured(stdout, environment),
    failOn: args.failOn,
    exempt: exempt === undefined ? undefined : resolve(workingDirectory, exempt),
    openEnums: loaded?.config.diff?.openEnums,
    today: today(),
    access: documentAccess(parts),
    stderr,
  });
}

async function changeset(parts: CommandParts): Promise<CommandResult> {
  const { loaded, workingDirectory, stderr } = parts;
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
    access: documentAccess(parts),
    today: today(),
    workingDirectory,
    stderr,
  });
}

async function doctor(parts: CommandParts): Promise<CommandResult> {
  const { doctorCommand } = await import("./commands/doctor.ts");
  return doctorCommand({
    ...parts,
    targets: resolveTargets({ ...parts, builtIn: BUILT_IN }),
    version: packageVersion(),
  });
}

async function init(parts: CommandParts): Promise<CommandResult> {
  const { initCommand } = await import("./commands/init.ts");
  const { loaded, workingDirectory } = parts;
  return initCommand({ ...parts, loaded: loaded?.folder === resolve(workingDirectory) ? loaded : undefined });
}

async function overlay(
  parts: CommandParts,
  command: "overlay apply" | "overlay diff",
): Promise<CommandResult> {
  const { arguments: args, workingDirectory } = parts;
  const { overlayApplyCommand, overlayDiffCommand } = await import("./commands/overlay.ts");
  const run = command === "overlay apply" ? overlayApplyCommand : overlayDiffCommand;
  return run({
    documents: args.documents,
    overlays: overlaysOf({ ...parts, loaded: undefined }),
    out: args.out,
    access: documentAccess(parts),
    workingDirectory,
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Findings and problems to standard error, results to standard output. */
async function report(result: CommandResult, parts: CommandParts): Promise<number> {
  const { arguments: args, workingDirectory, stdout, stderr } = parts;
  const json = `${JSON.stringify(result.json, null, 2)}\n`;
  if (args.report !== undefined) await writeAtomically(resolve(workingDirectory, args.report), json);
  for (const line of result.problems) stderr.write(`${line}\n`);
  if (args.json) stdout.write(json);
  else if (result.text !== "") stdout.write(`${result.text}\n`);
  return result.exitCode;
}

function print(stream: OutputStream, text: string, exitCode = 0): number {
  stream.write(`${text}\n`);
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

/** An error of the system about a path that cannot be read or written. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "path" in error;
}

function failureText(error: unknown): string {
  if (error instanceof UsageError) return failureLine(error);
  if (isSystemError(error))
    return failureLine({ message: error.message, help: "Check the path and its permissions." });
  return `codegen: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
