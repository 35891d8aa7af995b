import type { SandboxApp } from "./context.ts";

// Apart from the sandbox itself, so that the declarations of the package do not need those of the HTTP framework.
const apps = new WeakMap<object, SandboxApp>();

/** Keeps the routes of a sandbox for its server. */
export function rememberApp(sandbox: object, app: SandboxApp): void {
  apps.set(sandbox, app);
}

/** The routes of a sandbox, for a server that knows where requests come from. */
export function appOf(sandbox: object): SandboxApp {
  const app = apps.get(sandbox);
  if (!app) throw new TypeError("This sandbox was created by a different copy of the package.");
  return app;
}
