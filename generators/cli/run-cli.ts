import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { withoutCredentials } from "../core/document/source/credentials.ts";
import type { Generator } from "../core/generator.ts";
import { InputError } from "../core/input-error.ts";
import { jsonText } from "../core/json.ts";
import { writeAtomically } from "../core/output/write-atomically.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import type { CliContext, CommandParts, CommandResult, RunCommand } from "./commands/command.ts";
import { helpText } from "./help.ts";
import { loadConfig } from "./load-config.ts";
import type { CommandName } from "./options/index.ts";
import type { OutputStream } from "./print/output-stream.ts";
import { foldersAbove } from "./project/installed-version.ts";
import { packageVersion } from "./project/own-package.ts";
import { allGenerators } from "./targets/settings.ts";
import { failureLine, shownPath } from "./usage-error.ts";

/** Runs the command line and returns its exit code. Never rejects: errors are printed to standard error. */
export async function runCli(given: CliContext): Promise<number> {
  const context = { ...given, stdout: discreet(given.stdout), stderr: discreet(given.stderr) };
  try {
    return await runCommand(context);
  } catch (error) {
    context.stderr.write(`${failureText(error, context)}\n`);
    return 2;
  }
}

/** Logs of a job are read by many people: no URL is printed with its user and password. */
function discreet(stream: OutputStream): OutputStream {
  return { isTTY: stream.isTTY === true, write: (text) => stream.write(withoutCredentials(text)) };
}

async function runCommand(context: CliContext): Promise<number> {
  const { stdout, workingDirectory } = context;
  const args = parseArguments(context.args);
  if (args.version) return print(stdout, packageVersion());
  if (args.help || args.command === undefined) return help(args, context);
  const loaded = await loadConfig(workingDirectory);
  const parts: CommandParts = {
    ...context,
    arguments: args,
    loaded,
    report: (result) => report(result, parts),
  };
  const run = await COMMAND_RUNS[args.command]();
  const result = await run(parts);
  if (result === undefined) return 0;
  await parts.report(result);
  return result.exitCode;
}

async function help({ command, help: isAsked }: Arguments, context: CliContext): Promise<number> {
  const generators = command === "generate" ? await knownGenerators(context) : [];
  return isAsked
    ? print(context.stdout, helpText(command, generators))
    : print(context.stderr, helpText(command, generators), 2);
}

/** The generators of the configuration beside those of the package. Help works even if the file is invalid. */
async function knownGenerators({ workingDirectory }: CliContext): Promise<readonly Generator[]> {
  const loaded = await loadConfig(workingDirectory).catch(() => undefined);
  return allGenerators(loaded);
}

/** Findings and diagnostics to standard error, results to standard output. */
async function report(result: CommandResult, parts: CommandParts): Promise<void> {
  const { arguments: args, workingDirectory, stdout, stderr } = parts;
  const json = () => `${jsonText(result.json, 2)}\n`;
  for (const { path, format } of args.outputFiles) {
    // A run that was rejected has diagnostics and no report, so that its JSON is all that can be written.
    const text = format === "json" ? json() : (result.render?.(format) ?? result.text);
    if (text !== "") await writeAtomically(resolve(workingDirectory, path), withoutCredentials(text));
  }
  for (const line of result.diagnostics) stderr.write(`${line}\n`);
  if (args.format === "json") stdout.write(json());
  else if (result.text !== "") stdout.write(`${result.text}\n`);
}

function print(stream: OutputStream, text: string, exitCode = 0): number {
  stream.write(`${text}\n`);
  return exitCode;
}

/** An error of the system about a path that cannot be read or written, or about a disk without space. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && ("path" in error || error.syscall === "write");
}

function failureText(error: unknown, { workingDirectory }: CliContext): string {
  if (error instanceof InputError) return failureLine(error);
  if (isSystemError(error)) {
    const isBlocked = error.code === "ENOTDIR" || error.code === "EEXIST"; // the second one by `mkdir`
    const file = isBlocked ? foldersAbove(error.path ?? "").find(existsSync) : undefined;
    const message = file && `${shownPath(file, workingDirectory)} is a file, not a folder.`;
    const help = file ? "Correct the path, or move the file." : "Check the path, permissions and disk space.";
    return failureLine({ message: message ?? error.message, help });
  }
  return `codegen: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Functions that run the commands. A command is loaded when it runs: most of a short run is loading modules. */
const COMMAND_RUNS: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  generate: async () => (await import("./commands/generate.ts")).runGenerate,
  diff: async () => (await import("./commands/diff.ts")).runDiff,
  changeset: async () => (await import("./commands/changeset.ts")).runChangeset,
  impact: async () => (await import("./commands/impact.ts")).runImpact,
  upgrade: async () => (await import("./commands/upgrade.ts")).runUpgrade,
  verify: async () => (await import("./commands/verify.ts")).runVerify,
  lint: async () => (await import("./commands/lint.ts")).runLint,
  reference: async () => (await import("./commands/reference.ts")).runReference,
  init: async () => (await import("./commands/init.ts")).runInit,
  doctor: async () => (await import("./commands/doctor.ts")).runDoctor,
  "overlay apply": async () => (await import("./commands/overlay.ts")).runOverlayApply,
  "overlay diff": async () => (await import("./commands/overlay.ts")).runOverlayDiff,
};
