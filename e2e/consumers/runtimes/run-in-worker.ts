import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { type Addresses, checkCount } from "./smoke.ts";

/** Globals of a worker on an edge platform: the web's interfaces, and nothing of Node's. */
const WEB =
  "AbortController AbortSignal Blob DOMException File FormData Headers ReadableStream Request Response TextDecoder TextEncoder URL URLSearchParams atob btoa clearTimeout crypto fetch queueMicrotask setTimeout structuredClone".split(
    " ",
  );

/** Runs the smoke suite where there is no `process`, no `Buffer` and no `require`. Throws where a check does not hold. */
export async function runInWorker(addresses: Addresses): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/smoke.ts`],
    bundle: true,
    format: "iife",
    globalName: "suite",
    platform: "neutral",
    mainFields: ["module", "main"],
    write: false,
  });
  const names: Readonly<Record<string, unknown>> = Object.fromEntries(
    WEB.map((name) => [name, Reflect.get(globalThis, name)]),
  );
  const context = createContext({ ...names, addresses });
  runInContext(outputFiles[0]?.text ?? "", context);
  const failed: readonly string[] = await runInContext("suite.smoke(addresses)", context);
  if (failed.length > 0) throw new Error(failed.join("\n"));
  return `${checkCount} checks hold`;
}
