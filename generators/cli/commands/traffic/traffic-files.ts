import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { TrafficFile } from "../../../traffic/read/read-traffic.ts";
import { FileError, UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";

/** The files of `--traffic`. Throws a {@link UsageError} for a missing one, and for one that is named twice: each request would count twice. */
export function trafficFiles({
  arguments: { traffic },
  workingDirectory,
}: Pick<CommandParts, "arguments" | "workingDirectory">): TrafficFile[] {
  const missing = traffic.find((shown) => !existsSync(resolve(workingDirectory, shown)));
  if (missing !== undefined)
    throw new FileError(`${missing}:1:1  The file does not exist.`, "Correct the path of --traffic.");
  const files = traffic.map((shown) => ({ shown, path: realpathSync(resolve(workingDirectory, shown)) }));
  const paths = files.map(({ path }) => path);
  const twice = files.find(({ path }, index) => paths.indexOf(path) < index);
  if (twice) throw new UsageError(`--traffic names ${twice.shown} twice.`, "Name each file once.");
  return files;
}
