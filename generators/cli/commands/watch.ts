import { watch } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Milliseconds to wait for an editor to finish writing. */
const SETTLE_MS = 100;

export interface WatchParts {
  /** Runs once; answers with the URIs of the files to watch. */
  readonly run: () => Promise<readonly string[]>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * Runs, then runs again whenever a file of the document changes, until the signal. Folders are watched, not files:
 * editors replace files, and a file that a reference names may appear later.
 */
export async function watchFiles({ run, signal }: WatchParts): Promise<void> {
  while (!signal.aborted) {
    const folders = new Set(localFolders(await run()));
    await changeIn(folders, signal);
  }
}

function localFolders(uris: readonly string[]): string[] {
  return uris.filter((uri) => uri.startsWith("file:")).map((uri) => dirname(fileURLToPath(uri)));
}

function changeIn(folders: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const watchers = [...folders].map((folder) =>
      watch(folder, (_, name) => {
        if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
        clearTimeout(timer);
        timer = setTimeout(finish, SETTLE_MS);
      }),
    );
    const finish = (): void => {
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener("abort", finish);
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", finish);
  });
}
