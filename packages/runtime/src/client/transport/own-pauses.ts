import type { Clock } from "../contracts/clock.ts";
import type { Gates } from "../contracts/gate.ts";

/** Makes each call wait by itself: a pause holds for nothing but the call that was asked to wait. */
export function ownPauses(clock: Clock): Gates {
  let closings = 0;
  return {
    isShared: false,
    enter: () => [],
    close: (_context, { pauseMs, spreadMs }) => clock.now() + pauseMs + spreadMs(++closings),
    leave(_passage, isFine) {
      if (isFine) closings = 0;
    },
  };
}
