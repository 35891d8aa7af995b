import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isAbortedError, systemClock } from "../../../src/client/internal.ts";
import { json, operation, scripted } from "../scripted-fetch.ts";

const run = promisify(execFile);
const CALLS = 25;

/** A signal that counts its listeners. */
function countedSignal(): { readonly controller: AbortController; most(): number; now(): number } {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<unknown>(); // a signal adds the same one only once
  let most = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  Object.assign(signal, {
    addEventListener: (...given: Parameters<typeof add>) => {
      most = Math.max(most, listeners.add(given[1]).size);
      add(...given);
    },
    removeEventListener: (...given: Parameters<typeof remove>) => {
      listeners.delete(given[1]);
      remove(...given);
    },
  });
  return { controller, most: () => most, now: () => listeners.size };
}

test("many calls share one listener of a signal, and none stays", async () => {
  const steps = Array.from({ length: 2 * CALLS }, (_, index) => json(index < CALLS ? 503 : 200, {}));
  const { core } = scripted(steps, { clock: systemClock, retry: { baseDelayMs: 5, budget: 100 } });
  const { controller, most, now } = countedSignal();
  const { signal } = controller;
  const calls = Array.from({ length: CALLS }, () =>
    core.call(operation({ method: "GET", body: undefined } as object), {} as never, { signal }),
  );
  await Promise.all(calls);
  expect([most(), now()]).toEqual([1, 0]);
});

test("a signal stops all calls that wait for it", async () => {
  const { core } = scripted(
    Array.from({ length: CALLS }, () => () => new Promise<never>(() => {})),
    { clock: systemClock },
  );
  const { controller, now } = countedSignal();
  const { signal } = controller;
  const calls = Array.from({ length: CALLS }, () =>
    core.call(operation(), {} as never, { signal }).catch((error: unknown) => error),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  expect((await Promise.all(calls)).every(isAbortedError)).toBe(true);
  expect(now()).toBe(0);
});

/** A Node 20 of this machine: later versions do not warn. */
async function findNode20(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const file = join(folder, "node");
    if (!existsSync(file)) continue;
    const { stdout } = await run(file, ["--version"]);
    if (stdout.startsWith("v20.")) return file;
  }
  return undefined;
}

test("Node 20 does not warn of a leak", async (context) => {
  const node = await findNode20();
  if (node === undefined) return context.skip("There is no Node 20 in PATH.");
  const built = fileURLToPath(new URL("../../../dist/client/index.js", import.meta.url));
  const code = `
    import { createClientCore } from ${JSON.stringify(built)};
    process.on("warning", ({ name }) => console.log(name));
    const { signal } = new AbortController();
    const fetch = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(1)), 20));
    const connection = createClientCore({ baseUrl: "http://127.0.0.1", fetch });
    const called = { operationId: "a", method: "GET", path: "/", parameters: [], responses: { 200: "json" } };
    await Promise.all(Array.from({ length: ${CALLS} }, () => connection.call(called, {}, { signal })));
    console.log("done");`;
  const { stdout } = await run(node, ["--input-type=module", "--eval", code]);
  expect(stdout).toBe("done\n");
});
