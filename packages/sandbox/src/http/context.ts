import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** Bindings of the Node server; empty for calls in the same process. */
export type Env = { Bindings: Partial<HttpBindings> };
export type SandboxApp = Hono<Env>;
export type SandboxContext = Context<Env>;

/** Returns the IP address of the sender; calls in the same process have a loopback address. */
export function addressOf(c: SandboxContext): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  return address.replace(/^::ffff:/, "");
}
