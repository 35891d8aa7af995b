import { element } from "./element.ts";
import { loadWorker } from "./load-worker.ts";
import type { ProgramEvent } from "./program-event.ts";
import { showEvent } from "./show-event.ts";
import { type StartedProgram, type StartOptions, startProgram } from "./start-program.ts";

export interface RunnerOptions {
  /** Labelled `Run`, and `Stop` while the program runs. */
  readonly button: HTMLButtonElement;
  readonly makeProgram: () => Pick<StartOptions, "files" | "faults">;
  readonly onEvent?: (event: ProgramEvent) => void;
}

/** A program with a button and a log. */
export interface Runner {
  readonly log: HTMLElement;
  /** Runs the program, or stops it. */
  readonly toggle: () => Promise<void>;
  /** Moves the clock of the sandboxes of the program that was run last. */
  readonly advance: (seconds: number, said: string) => Promise<void>;
  /** Ends the sandboxes and timers that a program leaves behind. */
  readonly end: () => void;
}

/** Runs the program of a button, and shows what happens in a log. */
export function createRunner({ button, makeProgram, onEvent }: RunnerOptions): Runner {
  const log = element("div", {
    className: "program-log not-content",
    role: "log",
    ariaLabel: "Output",
    tabIndex: 0,
  });
  const name = button.ariaLabel?.replace("Run", "") ?? "";
  let started: StartedProgram | undefined;
  let isRunning = false;
  const mark = (running: boolean) => {
    isRunning = running;
    button.textContent = running ? "Stop" : "Run";
    if (button.ariaLabel !== null) button.ariaLabel = button.textContent + name;
    log.ariaBusy = String(running);
  };
  let entries: readonly HTMLElement[] = [];
  const add = (entry: HTMLElement) => {
    if (entries.length === 0) requestAnimationFrame(flush);
    entries = [...entries, entry];
  };
  // Once a frame: a layout for each entry would take a program that prints much a minute.
  const flush = () => {
    const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 40;
    log.append(...entries);
    entries = [];
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  };
  const show = (event: ProgramEvent) => {
    const entry = showEvent(event);
    if (entry) add(entry);
    onEvent?.(event);
  };
  const run = async (work: () => Promise<void> | undefined) => {
    mark(true);
    await work();
    mark(false);
  };
  return {
    log,
    async toggle() {
      started?.stop();
      if (isRunning) return;
      log.replaceChildren();
      await run(async () => {
        started = startProgram({ ...makeProgram(), worker: await loadWorker(), onEvent: show });
        await started.ended;
      });
    },
    advance(seconds, said) {
      add(element("p", {}, said));
      return run(() => started?.advance(seconds));
    },
    end: () => started?.stop(),
  };
}
