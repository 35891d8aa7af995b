import { transform } from "sucrase";
import type { ProgramFaults, ProgramFile } from "./program-event.ts";
import { startWorker, type WorkerOptions } from "./start-worker.ts";

export interface StartOptions extends WorkerOptions {
  /** Files in TypeScript; each imports only packages of the playground and files before it. */
  readonly files: readonly ProgramFile[];
  readonly faults?: ProgramFaults;
}

/** A program in its worker, which stays until it is stopped so that the clock of its sandboxes can be moved. */
export interface StartedProgram {
  /** Resolves after the event `ended`; never rejects. */
  readonly ended: Promise<void>;
  readonly advance: (seconds: number) => Promise<void>;
  readonly stop: () => void;
}

/** Runs a program in TypeScript against a sandbox, in a new worker. */
export function startProgram({ files, faults = {}, ...options }: StartOptions): StartedProgram {
  const { run, stop } = startWorker(options);
  return {
    ended: run(() => ({ kind: "run", files: files.map(asJavaScript), faults })),
    advance: (seconds) => run(() => ({ kind: "advance", seconds })),
    stop,
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
