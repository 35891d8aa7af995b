/** Seconds between an attempt that failed and the next. No schedule is stated: this one is the sandbox's own. */
export const RETRY_SECONDS: readonly number[] = [1, 5, 30, 300, 1800, 7200];

/** Milliseconds until the next attempt, after so many; undefined when there is none. */
export function retryDelayMs(tries: number): number | undefined {
  const seconds = RETRY_SECONDS[tries - 1];
  return seconds === undefined ? undefined : seconds * 1000;
}
