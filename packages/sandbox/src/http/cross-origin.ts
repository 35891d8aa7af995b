import { CONTROL_PATH } from "../control/calls.ts";
import type { SandboxApp, SandboxContext } from "./context.ts";

/**
 * Lets pages of this machine call the operations, such as the form of a reference: pages of a loopback address, and files,
 * whose origin is `null`. The service's document says nothing of this. The control interface stays closed to them.
 */
export function allowLocalPages(app: SandboxApp): void {
  app.use("*", async (c, next) => {
    const origin = c.req.header("origin");
    if (origin === undefined || !isLocalPage(origin) || c.req.path.startsWith(CONTROL_PATH)) return next();
    if (c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined)
      return new Response(null, { status: 204, headers: preflightHeaders(c, origin) });
    await next();
    // In place: a damaged response is known by its identity.
    for (const [name, value] of Object.entries(originHeaders(origin))) c.res.headers.set(name, value);
    return undefined;
  });
}

/** `null` is the origin of a file. Other websites can have it too, so nothing that is open to it may need protection. */
function isLocalPage(origin: string): boolean {
  return origin === "null" || /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin);
}

function originHeaders(origin: string): Record<string, string> {
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "retry-after, sandbox-unspecified",
    vary: "origin",
  };
}

function preflightHeaders(c: SandboxContext, origin: string): Record<string, string> {
  return {
    ...originHeaders(origin),
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": c.req.header("access-control-request-headers") ?? "authorization",
    "access-control-max-age": "600",
  };
}
