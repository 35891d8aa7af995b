/**
 * Ends with some work, or throws the signal's reason when that comes first; the work then goes on by itself. Begins nothing
 * after the signal has aborted: nobody would stop it.
 */
export async function untilAborted(signal: AbortSignal, work: () => unknown): Promise<void> {
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop);
  try {
    await Promise.race([(async () => work())(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
