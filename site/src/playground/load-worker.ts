import { addScript } from "../add-script.ts";

declare global {
  /** Text of the worker's script. Set by `playground/worker.js`. */
  var playgroundWorker: string;
}

let worker: Promise<string> | undefined;

/**
 * Returns the address of the worker's script. A worker from an address of the site would have the rules of its own response,
 * so that the page's policy would not apply, and a page in a folder could not start it. One that is made from a text
 * has the rules of the page.
 */
export function loadWorker(): Promise<string> {
  worker ??= addScript("playground/worker.js").then(() =>
    URL.createObjectURL(new Blob([playgroundWorker], { type: "text/javascript" })),
  );
  return worker;
}
