/// <reference lib="dom" />
import { addScript } from "../add-script.ts";

declare global {
  /** Set by `playground/run-block.js`. */
  var playground: typeof import("./run-block.ts");
}

let loaded: Promise<unknown> | undefined;

// All that a page with programs has. Everything else is loaded by the first button that is pressed.
addEventListener("click", async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.className !== "run-program") return;
  loaded ??= addScript("playground/run-block.js");
  await loaded;
  await playground.runBlock(target);
});
