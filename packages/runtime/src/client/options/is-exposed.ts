/** The globals that show where code runs, none of them certain to be there. */
interface Surroundings {
  readonly window?: { readonly document?: unknown };
  readonly navigator?: { readonly product?: string; readonly userAgent?: string };
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly importScripts?: unknown;
  readonly WorkerGlobalScope?: unknown;
  readonly Deno?: unknown;
  readonly Bun?: unknown;
  readonly EdgeRuntime?: unknown;
}

/**
 * True where the user of an app can read its memory: pages, their workers and service workers, React Native. Node with
 * its worker threads, Deno, Bun and edge platforms are servers, although some have the globals of a worker.
 */
export function isExposed(): boolean {
  const scope = globalThis as Surroundings;
  const { window, navigator, process } = scope;
  if (window?.document !== undefined || navigator?.product === "ReactNative") return true;
  const server = scope.Deno ?? scope.Bun ?? scope.EdgeRuntime ?? process?.versions?.node;
  const isWorker = (scope.importScripts ?? scope.WorkerGlobalScope) !== undefined;
  return isWorker && server === undefined && navigator?.userAgent !== "Cloudflare-Workers";
}
