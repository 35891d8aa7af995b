import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { foldersAbove } from "../../project/installed-version.ts";

/** Milliseconds to wait for an editor to finish writing. */
const SETTLE_MS = 100;

export interface WatchParts {
  /** Paths of the files that are watched from the start. */
  readonly files: readonly string[];
  /** Runs once and returns the paths of all files that it read, or tried to read. */
  readonly run: () => Promise<readonly string[]>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * Runs, then runs again whenever one of the files changes, until the signal. Folders are watched, not files: editors replace
 * files, and a file that a reference names may appear later. A folder that was watched once stays watched, also while a
 * run is going on, so that no change is lost.
 */
export async function watchFiles({ files: first, run, signal }: WatchParts): Promise<void> {
  const files = new Set(first);
  const folders = createFolderWatch(signal);
  folders.open(files);
  while (!signal.aborted) {
    for (const file of await run()) files.add(file);
    folders.open(files);
    while (!signal.aborted && !folders.hasChanged(files)) await folders.next();
    if (!signal.aborted) await setTimeout(SETTLE_MS);
    folders.forget();
  }
  folders.close();
}

function createFolderWatch(signal: AbortSignal) {
  const changed = new Set<string>();
  const wanted = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let wake = (): void => {};
  signal.addEventListener("abort", () => wake());

  /** Watches a folder; until it exists, the closest one around it. */
  function open(folder: string): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => {
        // A deleted folder sends its own name, and its watcher would stay with it, also when there is a new one.
        if (name === basename(folder)) gone(folder);
        else notice(join(folder, name ?? "")); // without a name, any file may have changed
      });
      watcher.on("error", () => gone(folder));
      watchers.set(folder, watcher);
    } catch {
      if (dirname(folder) !== folder) open(dirname(folder));
    }
  }

  function notice(path: string): void {
    changed.add(path);
    for (const folder of wanted) open(folder); // one may be there again
    wake();
  }

  function gone(folder: string): void {
    close(folder);
    notice(folder);
  }

  function close(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  return {
    open(files: Iterable<string>): void {
      for (const file of files) wanted.add(dirname(file));
      for (const folder of wanted) open(folder);
    },
    /** True if a file or a folder around it has changed. */
    hasChanged: (files: Iterable<string>): boolean =>
      [...files].some((file) => foldersAbove(file).some((path) => changed.has(path))),
    next: () => new Promise<void>((done) => (wake = done)),
    forget: () => changed.clear(),
    close(): void {
      for (const folder of [...watchers.keys()]) close(folder);
    },
  };
}
