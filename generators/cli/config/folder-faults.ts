import { posix, relative, resolve } from "node:path";
import type { CodegenConfig } from "../../config.ts";
import { DEFAULT_OUT } from "../targets/targets.ts";
import type { ConfigFault } from "./check.ts";

interface OwnFolder {
  readonly name: string;
  /** As it is written, or the default. */
  readonly written: string;
  readonly path: string;
}

/** A folder belongs to one generator, with all folders in it: files that the generator does not write are removed. */
export function folderFaults({ generators, out = DEFAULT_OUT }: CodegenConfig): readonly ConfigFault[] {
  const folders = generators.map(({ name, folder }): OwnFolder => {
    const written = typeof folder === "string" ? folder : posix.join(out, name); // a wrong one is reported separately
    return { name, written, path: resolve(written) };
  });
  return folders.flatMap((own, index) => {
    const other = folders
      .slice(0, index)
      .findIndex(({ path }) => isWithin(own.path, path) || isWithin(path, own.path));
    const before = folders[other];
    if (before === undefined) return [];
    return [
      {
        path: ["generators", index],
        message: `The folder ${JSON.stringify(own.written)} ${relationOf(own, before)}`,
        conflict: ["generators", other],
        help: "Give each generator a folder of its own.",
      },
    ];
  });
}

function relationOf(own: OwnFolder, { name, path }: OwnFolder): string {
  if (own.path === path) return `is that of ${name} as well`;
  return isWithin(own.path, path) ? `is inside that of ${name}` : `contains that of ${name}`;
}

/** True for a folder itself, and for those in it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || !/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test(way);
}
