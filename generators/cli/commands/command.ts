import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { ReportFormat } from "../../diff/report/report-view.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import type { SettingParts } from "../targets/settings.ts";

/** Environment of a run of the command line: the streams and settings of its process, or those of a test. */
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

/** Input of a command: its parsed arguments, the configuration and the process. */
export type CommandParts = SettingParts &
  CliContext & {
    /** Prints a result. Only a command with several results calls it. */
    readonly report: (result: CommandResult) => Promise<void>;
  };

/** Runs a command. A command that has reported its results itself returns undefined. */
export type RunCommand = (parts: CommandParts) => Promise<CommandResult | undefined>;

/** Output of a command: text for people, JSON for programs, and the exit code. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  /** For standard error: diagnostics. */
  readonly diagnostics: readonly string[];
  /** For standard output. */
  readonly text: string;
  readonly json: Record<string, unknown>;
  /** The report in another format; missing where there is none. */
  readonly render?: (format: ReportFormat) => string;
}

/** The result of a command that could not run because of these diagnostics. */
export function rejected(diagnostics: readonly Diagnostic[]): CommandResult {
  return {
    exitCode: 2,
    diagnostics: renderDiagnostics(diagnostics),
    text: "",
    json: { ok: false, diagnostics: diagnostics.map(problemJson) },
  };
}

/** The day of a run, such as `2026-01-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
