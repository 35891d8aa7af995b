import { LONGEST_TIMER_MS } from "../limits.ts";

/**
 * Gives what the work gives. When it has not ended in time, throws the error that `late` makes; the work is notified by its
 * signal, and may still go on.
 */
export async function withinTime<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        const error = late();
        reject(error);
        controller.abort(error);
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
  });
  try {
    return await Promise.race([work(controller.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
