import type { Clock } from "../../src/index.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock whose time passes only while it is run, from one timer to the next. */
export interface SimulatedClock extends Clock {
  /** Runs timers in order until none is left, or until a time. */
  run(until?: number): Promise<void>;
}

/** Starts at 0. `random` gives the clock's random numbers. */
export function simulatedClock(random: () => number = () => 0.5): SimulatedClock {
  const timers = new Set<Timer>();
  let time = 0;
  let order = 0;
  const next = (): Timer | undefined =>
    [...timers].sort((one, other) => one.at - other.at || one.order - other.order)[0];
  return {
    now: () => time,
    random,
    after(ms, run) {
      const timer = { at: time + Math.max(0, ms), order: order++, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async run(until = Number.POSITIVE_INFINITY) {
      for (;;) {
        // Results of the last timer come before the next timer.
        await new Promise((resolve) => setImmediate(resolve));
        const timer = next();
        if (timer === undefined || timer.at > until) break;
        timers.delete(timer);
        time = timer.at;
        timer.run();
      }
      if (Number.isFinite(until)) time = until;
    },
  };
}
