import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { configSources } from "../../config/config-sources.ts";
import { loadConfig } from "../../load-config.ts";
import type { OutputStream } from "../../print/output-stream.ts";
import { isUrl, specOf } from "../../targets/settings.ts";
import { failureLine, UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";
import { watchFiles } from "./watch.ts";

/** Generates after each change of the document or settings, until a signal. `once` returns the URIs that it read. */
export async function watchGenerate(
  parts: CommandParts,
  once: (parts: CommandParts) => Promise<readonly string[]>,
): Promise<void> {
  const { loaded, workingDirectory, stderr } = parts;
  const settings = () => (loaded === undefined ? [] : configSources(loaded.path).keys());
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  await watchFiles({
    files: [watchable(specOf(parts)), ...settings()],
    signal: stop.signal,
    run: async () => {
      const sources = await attempt(async () => {
        const current = { ...parts, loaded: await loadConfig(workingDirectory) };
        const spec = watchable(specOf(current));
        const read = await once(current);
        return [spec, ...read.filter((uri) => FILE.test(uri)).map((uri) => fileURLToPath(uri))];
      }, stderr);
      stderr.write("Watching for changes. Press Ctrl+C to stop.\n");
      return [...settings(), ...sources];
    },
  });
}

/** URI of a path; those of other hosts, or with an encoded slash, have none. */
const FILE = /^file:\/\/\/(?!.*%(?:2f|5c))/i;

/** Prints a usage error and goes on: the next change may correct it. */
async function attempt(run: () => Promise<string[]>, stderr: OutputStream): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`${failureLine(error)}\n`);
    return [];
  }
}

function watchable(spec: string): string {
  if (isUrl(spec))
    throw new UsageError("Only files can be watched, not URLs.", "Download the document first.");
  if (!existsSync(dirname(spec)))
    throw new UsageError(
      `Cannot watch ${dirname(spec)}: the folder does not exist.`,
      "Correct the path of the document.",
    );
  return spec;
}
