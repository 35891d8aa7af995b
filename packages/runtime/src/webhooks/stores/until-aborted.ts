/**
 * Gives what some work gives, or throws the signal's reason when that comes first; the work then goes on by itself. Begins
 * nothing after the signal has aborted: nobody would stop it.
 */
export async function untilAborted<Result>(
  signal: AbortSignal,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([(async () => work())(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
