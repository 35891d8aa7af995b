import { rm } from "node:fs/promises";
import { type Run, run } from "../../house/run.ts";
import type { PeerContender } from "./contenders.ts";

/** How long a generator may take for a document; a longer one is stopped. */
export const LIMIT_IN_MINUTES = 20;

/** Runs a generator for a document into a folder that is empty before. */
export async function generateOnce(
  { arguments: argumentsFor, environment, work }: PeerContender,
  spec: string,
  folder: string,
): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  const env = { ...environment?.(spec, folder), NO_COLOR: "1" };
  return run(process.execPath, argumentsFor(spec, folder), {
    cwd: work,
    env,
    timeoutMilliseconds: LIMIT_IN_MINUTES * 60_000,
  });
}
