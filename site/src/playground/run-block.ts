import { createRunner, type Runner } from "./create-runner.ts";
import { element } from "./element.ts";
import { isOneFile, programAt } from "./find-programs.ts";
import { shareLink } from "./share-link.ts";

const runners = new WeakMap<Element, Runner>();

/** Runs the program that a button belongs to, or stops it. What happens is shown below the block. */
export async function runBlock(button: HTMLButtonElement): Promise<void> {
  const runner = runners.get(button) ?? (await addRunner(button));
  await runner.toggle();
  runner.end();
}

async function addRunner(button: HTMLButtonElement): Promise<Runner> {
  const files = programAt(button);
  const runner = createRunner({ button, makeProgram: () => ({ files }) });
  runners.set(button, runner);
  button.closest(".expressive-code")?.after(runner.log);
  if (isOneFile(files)) {
    const href = await shareLink({ code: files.at(-1)?.code ?? "" });
    runner.log.after(element("a", { className: "edit-program", href }, "Edit in the playground"));
  }
  return runner;
}
