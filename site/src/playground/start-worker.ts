import { MAX_EVENTS, type ProgramEvent, type WorkerJob } from "./program-event.ts";

export interface WorkerOptions {
  /** Address of the script of `worker.ts`. */
  readonly worker: string;
  /** Limit of each job. Default 10 seconds. */
  readonly timeLimitMs?: number;
  readonly onEvent: (event: ProgramEvent) => void;
}

/** A worker with its sandboxes, which stay until it is stopped. */
export interface StartedWorker {
  /** Resolves after the event `ended`; never rejects. */
  readonly run: (makeJob: () => WorkerJob) => Promise<void>;
  readonly stop: () => void;
}

/** Starts a worker, which does one job at a time. */
export function startWorker({ worker, timeLimitMs = 10_000, onEvent }: WorkerOptions): StartedWorker {
  const running = new Worker(worker);
  let events = 0;
  let stop = (_error?: string): void => running.terminate();
  const run = (makeJob: () => WorkerJob) =>
    new Promise<void>((resolve) => {
      const end = (error?: string) => {
        clearTimeout(limit);
        stop = () => running.terminate();
        onEvent({ kind: "ended", error });
        resolve();
      };
      stop = (error = "You stopped the program.") => {
        running.onmessage = null;
        running.terminate();
        end(error);
      };
      const tooLong = `Stopped, because it took longer than ${timeLimitMs / 1000} seconds.`;
      const limit = setTimeout(() => stop(tooLong), timeLimitMs);
      running.onerror = ({ message }) => stop(message);
      running.onmessage = ({ data }: MessageEvent<ProgramEvent>) => {
        events += 1;
        if (data.kind === "ended") return end(data.error);
        onEvent(data);
        if (events === MAX_EVENTS) stop(`Stopped, because it did more than ${MAX_EVENTS} things.`);
      };
      try {
        running.postMessage(makeJob());
      } catch (error) {
        stop(String(error)); // a program that is not valid TypeScript
      }
    });
  return { run, stop: () => stop() };
}
