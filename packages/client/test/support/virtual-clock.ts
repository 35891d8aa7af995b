import type { Clock } from "../../src/index.ts";

/** Waits take no time, but count. */
export function virtualClock(): Clock {
  let time = 0;
  return {
    now: () => time,
    random: () => 0.5,
    after: (ms, run) => {
      if (ms >= 1000) return () => {}; // a time limit; the schedule says when an answer is late
      time += ms;
      queueMicrotask(run);
      return () => {};
    },
  };
}
