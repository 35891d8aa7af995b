/** Functions to run when each signal aborts. */
const waitingFor = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs a function when a signal aborts, or at once if it has, unless the function that it gives back is called before.
 * However many wait for a signal, it has one listener: Node 20 warns of a leak after ten, and a signal may be shared by
 * thousands of calls.
 */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {};
  const runs = waitingFor.get(signal) ?? new Set();
  // Created for each call, so that the same function may wait twice.
  const own = (): void => {
    if (runs.delete(own)) run();
  };
  waitingFor.set(signal, runs.add(own));
  signal.addEventListener("abort", runAll);
  // A signal that has aborted emits nothing more. The caller first gets what takes the waiting back.
  if (signal.aborted) queueMicrotask(own);
  return () => {
    runs.delete(own);
    // A signal that nobody waits for must be free to be collected.
    if (runs.size === 0) signal.removeEventListener("abort", runAll);
  };
}

/** The listener of all signals: a signal adds the same one only once. */
function runAll({ target }: Event): void {
  for (const run of [...(waitingFor.get(target as AbortSignal) ?? [])]) run(); // only signals have this listener
}
