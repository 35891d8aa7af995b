import { expect, test, vi } from "vitest";
import type { Clock } from "../../../src/client/contracts/clock.ts";
import { createConnection } from "../../../src/client/index.ts";
import { json, operation, type Step } from "../scripted-fetch.ts";

const HOUR_MS = 3_600_000;

/** A connection on a clock that can be set, while its timers run on. */
function settable(steps: readonly Step[]) {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  let offset = 0;
  let sent = 0;
  const clock: Clock = {
    now: () => Date.now() + offset,
    random: () => 0.5,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const connection = createConnection({
    baseUrl: "https://api.test",
    clock,
    fetch: async (url, init) => (steps[sent++] ?? expect.fail("a step for each request"))(url, init),
  });
  const set = (byMs: number): void => {
    offset += byMs;
  };
  return {
    set,
    sentCount: () => sent,
    call: () => connection.call(operation({ replay: { kind: "safe" } }), {} as never),
  };
}

const busy = json(429, { code: "BUSY" }, { "retry-after": "2" });
const fine = json(200, { id: 1 });

test.each([
  ["back", -HOUR_MS],
  ["forth", HOUR_MS],
])(
  "a pause that the service asked for ends although the clock is set %s by an hour meanwhile",
  async (_, byMs) => {
    const { call, set, sentCount } = settable([busy, fine, fine, fine]);
    try {
      const first = call().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(500);
      expect(sentCount()).toBe(1);
      set(byMs);
      const second = call();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await second).toEqual({ id: 1 });
      // The first call has its own deadline, which a clock that is set forth is past.
      await (byMs < 0
        ? expect(first).resolves.toEqual({ id: 1 })
        : expect(first).resolves.toMatchObject({ outcome: "not-sent" }));
    } finally {
      vi.useRealTimers();
    }
  },
);
