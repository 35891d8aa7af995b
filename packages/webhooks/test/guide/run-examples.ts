import { registerHooks } from "node:module";
import { format } from "node:util";

// `node run-examples.ts FILE…`: runs examples one after another, in one process, since loading the packages takes longer
// than an example. Prints the result of each as JSON.

/** Result of an example. */
export interface ExampleRun {
  /** Texts for `console.log`, one for each call. */
  readonly printed: readonly string[];
  /** Why it failed; undefined when it did not. */
  readonly error?: string;
}

// Each example has its own surroundings, without the effects of others.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return found.url.endsWith("/surroundings.ts")
      ? { ...found, url: `${found.url}?of=${encodeURIComponent(context.parentURL ?? "")}` }
      : found;
  },
});

const { log, error: logError } = console;

async function runExample(path: string): Promise<ExampleRun> {
  const printed: string[] = [];
  console.log = (...values: readonly unknown[]) => void printed.push(format(...values));
  console.error = logError;
  console.info = logError; // standard output is for the results
  try {
    await import(path);
    return { printed };
  } catch (error) {
    return { printed, error: format(error) };
  }
}

const runs: ExampleRun[] = [];
for (const path of process.argv.slice(2)) runs.push(await runExample(path));
log(JSON.stringify(runs));
