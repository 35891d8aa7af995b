import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createClientCore, rotateKeys } from "../../../src/client/index.ts";

const options = { baseUrl: "https://api.test", credentials: { key: "secret" } };
const make = () => createClientCore(options);

/** Globals of each place; `process` is hidden where there is none. */
const noProcess = { process: undefined };
class Scope {}

describe("a key is rejected where users can read it", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each<[string, object]>([
    ["a page", { ...noProcess, window: { document: {} } }],
    ["a page in Electron, or a test of one in Node", { window: { document: {} } }],
    ["a worker", { ...noProcess, WorkerGlobalScope: Scope, importScripts: () => {} }],
    ["a module worker without importScripts", { ...noProcess, WorkerGlobalScope: Scope }],
    ["a service worker", { ...noProcess, ServiceWorkerGlobalScope: Scope, importScripts: () => {} }],
    ["a worker with a stand-in for process", { process: { versions: {} }, importScripts: () => {} }],
    ["React Native", { ...noProcess, navigator: { product: "ReactNative" }, window: {} }],
    ["React Native with a stand-in for process", { navigator: { product: "ReactNative" } }],
  ])("%s", (_name, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(make).toThrow(/^Users can read a key in a browser/);
    expect(() => createClientCore({ ...options, dangerouslyAllowBrowser: true })).not.toThrow();
    expect(() => createClientCore({ baseUrl: "https://api.test" })).not.toThrow();
    const source = { credentials: { key: () => "secret" } };
    expect(() => createClientCore(rotateKeys({ ...options, ...source }))).toThrow(/^Users can read a key/);
  });

  test.each<[string, object]>([
    ["Node", {}],
    [
      "Cloudflare Workers",
      { ...noProcess, WorkerGlobalScope: Scope, navigator: { userAgent: "Cloudflare-Workers" } },
    ],
    ["Deno", { ...noProcess, Deno: {}, window: {} }],
    ["a worker of Deno", { ...noProcess, Deno: {}, WorkerGlobalScope: Scope, importScripts: () => {} }],
    ["Bun", { ...noProcess, Bun: {}, WorkerGlobalScope: Scope }],
    ["an edge function", { ...noProcess, EdgeRuntime: "edge", importScripts: () => {} }],
    ["no known place at all", noProcess],
  ])("and taken in %s", (_name, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(make).not.toThrow();
  });

  test("and taken in a worker thread of Node", async () => {
    const source = new URL("../../../src/client/call/client-core.ts", import.meta.url).href;
    const code = `import(${JSON.stringify(source)}).then(({ createClientCore }) => {
      createClientCore(${JSON.stringify(options)});
      require("node:worker_threads").parentPort.postMessage("taken");
    });`;
    const worker = new Worker(code, { eval: true });
    const reported = await new Promise((resolve, reject) =>
      worker.once("message", resolve).once("error", reject),
    );
    await worker.terminate();
    expect(reported).toBe("taken");
  });
});
