import { transform } from "sucrase";
import {
  MAX_EVENTS,
  type ProgramEvent,
  type ProgramFaults,
  type ProgramFile,
  type WorkerJob,
} from "./program-event.ts";

export interface StartOptions {
  /** Files in TypeScript; each imports only packages of the playground and files before it. */
  readonly files: readonly ProgramFile[];
  readonly faults?: ProgramFaults;
  /** Address of the script of `worker.ts`. */
  readonly worker: string;
  /** Limit of the program, and of each move of the clock. Default 10 seconds. */
  readonly timeLimitMs?: number;
  readonly onEvent: (event: ProgramEvent) => void;
}

/** A program in its worker, which stays until it is stopped so that the clock of its sandboxes can be moved. */
export interface StartedProgram {
  /** Resolves after the event `ended`; never rejects. */
  readonly ended: Promise<void>;
  readonly advance: (seconds: number) => Promise<void>;
  readonly stop: () => void;
}

/** Runs a program in TypeScript against a sandbox, in a worker of its own. */
export function startProgram({
  files,
  faults = {},
  worker,
  timeLimitMs = 10_000,
  onEvent,
}: StartOptions): StartedProgram {
  const running = new Worker(worker);
  let events = 0;
  let stop = (_error?: string): void => running.terminate();
  const begin = (makeJob: () => WorkerJob) =>
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
      const seconds = timeLimitMs / 1000;
      const tooLong = `The program was stopped because it took longer than ${seconds} seconds.`;
      const limit = setTimeout(() => stop(tooLong), timeLimitMs);
      running.onerror = ({ message }) => stop(message);
      running.onmessage = ({ data }: MessageEvent<ProgramEvent>) => {
        events += 1;
        if (data.kind === "ended") return end(data.error);
        onEvent(data);
        if (events === MAX_EVENTS)
          stop(`The program was stopped because it did more than ${MAX_EVENTS} things.`);
      };
      try {
        running.postMessage(makeJob());
      } catch (error) {
        stop(String(error)); // a program that is no TypeScript
      }
    });
  return {
    ended: begin(() => ({ kind: "run", files: files.map(asJavaScript), faults })),
    advance: (seconds) => begin(() => ({ kind: "advance", seconds })),
    stop: () => stop(),
  };
}

function asJavaScript({ name, code }: ProgramFile): ProgramFile {
  const made = transform(code, {
    transforms: ["typescript", "imports"],
    disableESTransforms: true,
    filePath: name,
  });
  return { name, code: made.code };
}
