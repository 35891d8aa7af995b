/**
 * Returns the result of some work, or throws the signal's reason if that comes first; the work then continues. Does not
 * start the work if the signal has already fired, because nothing would stop it.
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
