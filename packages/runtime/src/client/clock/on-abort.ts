interface Waiting {
  readonly runs: Set<() => void>;
  readonly listener: () => void;
}

/** Functions to run when each signal aborts. */
const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Runs a function when a signal aborts, or at once if it has, unless the function that it gives back is called before.
 * However many wait for a signal, it has one listener: Node 20 warns of a leak after ten, and a signal may be shared by
 * thousands of calls.
 */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return nothing;
  const { runs, listener } = waitingFor.get(signal) ?? startWaiting(signal);
  // A function of its own, so that the same one may wait twice.
  const own = (): void => {
    if (runs.delete(own)) run();
  };
  runs.add(own);
  // A signal that has aborted emits nothing more. The caller first gets what takes the waiting back.
  if (signal.aborted) queueMicrotask(own);
  return () => {
    runs.delete(own);
    // A signal that nobody waits for must be free to be collected, and a second cancel must not end others' waiting.
    if (runs.size > 0 || waitingFor.get(signal)?.runs !== runs) return;
    signal.removeEventListener("abort", listener);
    waitingFor.delete(signal);
  };
}

function nothing(): void {}

function startWaiting(signal: AbortSignal): Waiting {
  const runs = new Set<() => void>();
  const listener = (): void => {
    for (const run of [...runs]) run();
  };
  const waiting = { runs, listener };
  waitingFor.set(signal, waiting);
  signal.addEventListener("abort", listener);
  return waiting;
}
