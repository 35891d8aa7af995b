import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** What the server of Node passes along; nothing in the same process. */
export type Env = { Bindings: Partial<HttpBindings> };
export type SandboxApp = Hono<Env>;
export type SandboxContext = Context<Env>;

/** Where a request comes from; the same process counts as the own machine. */
export function addressOf(c: SandboxContext): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  return address.replace(/^::ffff:/, "");
}
