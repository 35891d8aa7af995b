import * as nodeModule from "node:module";
import { HOOKS, load, resolve } from "./typescript-hooks.ts";

let isRegistered = false;

/** From here on, `import` reads TypeScript and finds this package, on every version of Node. */
export function loadTypeScript(): void {
  if (isRegistered) return;
  isRegistered = true;
  // Node 20 has no hooks in the thread of the program.
  if (typeof nodeModule.registerHooks === "function") nodeModule.registerHooks({ resolve, load });
  else nodeModule.register(HOOKS);
}
