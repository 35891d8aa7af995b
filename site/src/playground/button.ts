/// <reference lib="dom" />
import { addScript } from "../add-script.ts";
import { rememberedServer } from "./remembered-server.ts";

declare global {
  /** Set by `playground/run-block.js`. */
  var playground: typeof import("./run-block.ts");
  /** Set by `playground/try-it.js`. */
  var tryIt: typeof import("./try-it.ts");
}

const loaded: Record<string, Promise<unknown>> = {};
const load = (name: string) => (loaded[name] ??= addScript(`playground/${name}.js`));

// Pages with programs load only this. The first click loads everything else.
addEventListener("click", async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.className !== "run-program") return;
  await load("run-block");
  await playground.runBlock(target);
});

const form = document.querySelector("#try-it-form");
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  await load("try-it");
  await tryIt.send();
});
for (const event of ["focusin", "change"]) form?.addEventListener(event, () => load("try-it"));
if (form && rememberedServer.get() !== null) load("try-it");
