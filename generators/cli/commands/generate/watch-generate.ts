import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { toUri } from "../../../core/document/source/source-reader.ts";
import { configSources } from "../../config/config-sources.ts";
import { loadConfig } from "../../load-config.ts";
import type { OutputStream } from "../../print/output-stream.ts";
import { specOf } from "../../targets/settings.ts";
import { failureLine, UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";
import { watchFiles } from "./watch.ts";

/** Generates after each change of the document or settings, until a signal. `once` returns the URIs that it read. */
export async function watchGenerate(
  parts: CommandParts,
  once: (parts: CommandParts) => Promise<readonly string[]>,
): Promise<void> {
  const { arguments: args, loaded, workingDirectory, stderr } = parts;
  const entry = watchableUri(specOf(parts));
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  await watchFiles({
    entry,
    settings: () => (loaded === undefined ? [] : [...configSources(loaded.path).keys()]),
    signal: stop.signal,
    ignored: args.outputFiles.map(({ path }) => resolve(workingDirectory, path)),
    run: async () => {
      const sources = await attempt(async () => {
        const current = { ...parts, loaded: await loadConfig(workingDirectory) };
        return [watchableUri(specOf(current)), ...(await once(current))];
      }, stderr);
      stderr.write("Watching for changes. Press Ctrl+C to stop.\n");
      return sources;
    },
  });
}

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

function watchableUri(spec: string): string {
  const uri = toUri(spec);
  if (!uri.startsWith("file:"))
    throw new UsageError("Only files can be watched, not URLs.", "Download the document first.");
  if (!existsSync(dirname(spec)))
    throw new UsageError(
      `Cannot watch ${dirname(spec)}: the folder does not exist.`,
      "Correct the path of the document.",
    );
  return uri;
}
