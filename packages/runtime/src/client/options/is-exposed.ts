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
  const { window, navigator } = scope;
  if (window?.document !== undefined || navigator?.product === "ReactNative") return true;
  const isWorker = (scope.importScripts ?? scope.WorkerGlobalScope) !== undefined;
  return isWorker && !isServer(scope);
}

function isServer({ Deno, Bun, EdgeRuntime, process, navigator }: Surroundings): boolean {
  const isKnown = (Deno ?? Bun ?? EdgeRuntime ?? process?.versions?.node) !== undefined;
  return isKnown || navigator?.userAgent === "Cloudflare-Workers";
}
