import { type FSWatcher, watch } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Milliseconds to wait for an editor to finish writing. */
const SETTLE_MS = 100;

export interface WatchParts {
  /** URI of the document: its folder is watched from the start. */
  readonly entry: string;
  /** Paths of the files of the configuration, which are watched as well. */
  readonly settings: () => readonly string[];
  /** Runs once and returns the URIs of the files to watch. */
  readonly run: () => Promise<readonly string[]>;
  /** Paths whose changes are ignored: a run writes them itself. */
  readonly ignored: readonly string[];
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * Runs, then runs again whenever a file of the document or the settings change, until the signal. Folders are watched,
 * not files: editors replace files, and a file that a reference names may appear later. A folder that was watched once
 * stays watched, also while a run is going on, so that no change is lost.
 */
export async function watchFiles({ entry, settings, run, ignored, signal }: WatchParts): Promise<void> {
  const changes = createChanges(new Set(ignored.map((path) => resolve(path))), signal);
  changes.watch([entry]);
  while (!signal.aborted) {
    changes.watchSettings(settings());
    changes.watch(await run());
    await changes.next();
  }
  changes.close();
}

function createChanges(ignored: ReadonlySet<string>, signal: AbortSignal) {
  const settings = new Set<string>();
  const ofDocument = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let changed = false;
  let wake = (): void => {};
  signal.addEventListener("abort", () => wake());

  function note(folder: string, name: string | null): void {
    if (name === null || matters(folder, name)) {
      changed = true;
      wake();
    }
  }

  function matters(folder: string, name: string): boolean {
    const path = join(folder, name);
    if (settings.has(path)) return true;
    return ofDocument.has(folder) && /\.(ya?ml|json)$/.test(name) && !ignored.has(path);
  }

  function open(folder: string): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => note(folder, name));
      watcher.on("error", () => forget(folder));
      watchers.set(folder, watcher);
    } catch {
      // There is no such folder (any more): the run has reported that its file cannot be read.
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  return {
    watchSettings(paths: readonly string[]): void {
      for (const path of paths) {
        settings.add(path);
        open(dirname(path));
      }
    },
    watch(uris: readonly string[]): void {
      for (const uri of uris.filter((candidate) => candidate.startsWith("file:"))) {
        const folder = dirname(fileURLToPath(uri));
        ofDocument.add(folder);
        open(folder);
      }
    },
    /** Resolves after the next change that no one waited for yet, or at the signal. */
    async next(): Promise<void> {
      while (!changed && !signal.aborted) await new Promise<void>((done) => (wake = done));
      if (!signal.aborted) await setTimeout(SETTLE_MS);
      changed = false;
    },
    close(): void {
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}
