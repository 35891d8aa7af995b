import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { TrafficError, type TrafficFile } from "../../../traffic/read/read-traffic.ts";
import { UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";

/** The files of `--traffic`. Throws a {@link UsageError} for one that is named twice: each request would count twice. */
export function trafficFiles({
  arguments: { traffic },
  workingDirectory,
}: Pick<CommandParts, "arguments" | "workingDirectory">): TrafficFile[] {
  const files = traffic.map((shown) => ({ shown, path: realpathSync(resolve(workingDirectory, shown)) }));
  const paths = files.map(({ path }) => path);
  const twice = files.find(({ path }, index) => paths.indexOf(path) < index);
  if (twice) throw new UsageError(`--traffic names ${twice.shown} twice.`, "Name each file once.");
  return files;
}

/** Waits for traffic that is being read. A recording that cannot be used is an error of the command line. */
export async function readingTraffic<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw error instanceof TrafficError ? new UsageError(error.message, error.help) : error;
  }
}
