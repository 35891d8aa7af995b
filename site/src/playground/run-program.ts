import { transform } from "sucrase";
import type { ProgramEvent } from "./program-event.ts";

export interface RunOptions {
  /** Address of the script of `worker.ts`. */
  readonly worker: string;
  /** Default 10 seconds. */
  readonly timeLimitMs?: number;
  readonly onEvent: (event: ProgramEvent) => void;
}

/** Runs a program in TypeScript against a sandbox, in a worker of its own. Resolves after the event `ended`; never rejects. */
export async function runProgram(
  source: string,
  { worker, timeLimitMs = 10_000, onEvent }: RunOptions,
): Promise<void> {
  let code: string;
  try {
    ({ code } = transform(source, { transforms: ["typescript", "imports"], disableESTransforms: true }));
  } catch (error) {
    return onEvent({ kind: "ended", error: String(error) });
  }
  const running = new Worker(worker);
  const ended = await new Promise<ProgramEvent>((resolve) => {
    const end = (error: string) => resolve({ kind: "ended", error });
    const seconds = timeLimitMs / 1000;
    setTimeout(end, timeLimitMs, `The program was stopped because it took longer than ${seconds} seconds.`);
    running.onerror = ({ message }) => end(message);
    running.onmessage = ({ data }: MessageEvent<ProgramEvent>) =>
      data.kind === "ended" ? resolve(data) : onEvent(data);
    running.postMessage(code);
  });
  running.terminate();
  onEvent(ended);
}
