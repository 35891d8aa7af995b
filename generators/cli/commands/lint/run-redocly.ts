import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { isObject } from "../../../core/json.ts";
import { isUrl } from "../../targets/settings.ts";
import { shownPath } from "../../usage-error.ts";

/** Bytes of output; the findings on the largest public documents take a few. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs the Redocly CLI that is installed next to the document, with the configuration there. It reads the document without
 * overlays, follows references by itself, and runs the plugins of the configuration. The note says
 * why it did not run.
 */
export async function runRedocly(
  spec: string,
  { isUntrusted, workingDirectory }: { readonly isUntrusted: boolean; readonly workingDirectory: string },
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly note: string }> {
  const skipped = (why: string) => ({ diagnostics: [], note: `Redocly's rules did not run: ${why}.` });
  if (isUntrusted) return skipped("they can read from the network");
  if (isUrl(spec)) return skipped("they check files, not URLs");
  const binary = findRedocly(spec);
  if (binary === undefined) return skipped("@redocly/cli is not installed beside the document");
  const config = join(dirname(spec), "redocly.yaml");
  const configArguments = existsSync(config) ? ["--config", config] : [];
  const lint = ["lint", spec, "--format", "json", "--max-problems", "100000", ...configArguments];
  const output = await execute([binary, ...lint], workingDirectory);
  return { diagnostics: readFindings(output, workingDirectory), note: "" };
}

function findRedocly(spec: string): string | undefined {
  try {
    const manifest = createRequire(resolve(spec)).resolve("@redocly/cli/package.json");
    return join(dirname(manifest), "bin/cli.js");
  } catch {
    return undefined;
  }
}

function execute(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolvePromise, reject) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    execFile(process.execPath, args, { cwd, env, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
      // Findings make it exit with 1, and standard output is still complete.
      if (stdout.trim() === "") reject(new Error(`Redocly failed: ${stderr.trim() || error?.message}`));
      else resolvePromise(stdout);
    });
  });
}

function readFindings(output: string, workingDirectory: string): Diagnostic[] {
  const report: unknown = JSON.parse(output);
  const findings = isObject(report) && Array.isArray(report.diagnostics) ? report.diagnostics : [];
  return findings.filter(isObject).map((finding): Diagnostic => {
    const location =
      Array.isArray(finding.location) && isObject(finding.location[0]) ? finding.location[0] : {};
    const source = isObject(location.source) ? location.source : {};
    const start = isObject(location.start) ? location.start : {};
    return {
      code: String(finding.ruleId ?? "redocly"),
      severity: finding.severity === "error" ? "error" : "warning",
      message: String(finding.message ?? "").replace(/\s+/g, " "),
      location: {
        file: shownPath(resolve(workingDirectory, String(source.ref ?? "")), workingDirectory),
        line: Number(start.line ?? 1),
        column: Number(start.col ?? 1),
        pointer: String(location.pointer ?? "").replace(/^#/, ""),
      },
      help: suggestion(finding.suggest) ?? `rule ${String(finding.ruleId)}`,
    };
  });
}

function suggestion(value: unknown): string | undefined {
  return Array.isArray(value) && value.length > 0
    ? `Did you mean ${value.map(String).join(" or ")}?`
    : undefined;
}
