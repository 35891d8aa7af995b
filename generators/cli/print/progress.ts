import type { OutputStream } from "./output-stream.ts";

/** Milliseconds after which a person wants to see that something happens. */
const PATIENCE_MS = 1000;

/** A line on a terminal that shows the current step of anything that takes longer than a second. */
export interface Progress {
  step(name: string): void;
  done(): void;
}

export function createProgress(stream: OutputStream): Progress {
  if (!stream.isTTY) return { step: () => {}, done: () => {} };
  const started = performance.now();
  let shown = false;
  return {
    step(name) {
      if (performance.now() - started < PATIENCE_MS) return;
      stream.write(`\r\u001b[K${name} …`);
      shown = true;
    },
    done() {
      if (shown) stream.write("\r\u001b[K");
    },
  };
}
