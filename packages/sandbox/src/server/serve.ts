import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { Sandbox } from "../build-sandbox.ts";
import * as checks from "../check-options.ts";
import { appOf } from "../http/app-of.ts";
import { endOnSocket } from "./end-on-socket.ts";
import { endMalformed, isHostUnclear, rejectMalformed } from "./malformed-request.ts";

/** Four times the limit of Node: unknown headers of any size are accepted, such as cookies of every local server. */
const MAX_HEADER_BYTES = 65_536;

/** Options of a server on this machine. */
export interface ServeOptions {
  /** 0 for any free port. Default 4010. */
  readonly port?: number | undefined;
  /** Address to listen on. Default 127.0.0.1, which only this machine reaches. */
  readonly host?: string | undefined;
}

/** A sandbox that answers over HTTP. */
export interface RunningSandbox {
  readonly url: string;
  /** Ends all connections and the sandbox. */
  readonly close: () => Promise<void>;
}

/** Lets a sandbox answer over HTTP. Rejects when the port is taken. */
export async function serveSandbox(sandbox: Sandbox, options: ServeOptions = {}): Promise<RunningSandbox> {
  checks.checkOptions(options, { port: checks.port, host: checks.filledText });
  const { port = 4010, host = "127.0.0.1" } = options;
  const app = appOf(sandbox);
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings; // HTTP/1 alone
      if (isHostUnclear(incoming)) return rejectMalformed("The request must have exactly one host header.");
      return endOnSocket(await app.fetch(request, env), outgoing);
    },
    { errorHandler: onListenerError },
  );
  const server = createServer({ requireHostHeader: false, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  server.on("clientError", endMalformed);
  // An unknown expectation is a header like any other; Node by default rejects it.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo; // listening on a port
  const authority = `${host.includes(":") ? `[${host}]` : host}:${taken}`;
  // Requests of HTTP/1.0 name no host; the links that they are given lead here, with the port.
  server.prependListener("request", ({ headers }) => {
    headers.host ||= authority;
  });
  return {
    url: `http://${authority}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      sandbox.close();
    },
  };
}

/** A request that cannot be read, such as one with a malformed host, gets the error envelope, as every rejected request does. */
function onListenerError(error: unknown): Response {
  if (error instanceof RequestError) return rejectMalformed(`The request cannot be read: ${error.message}.`);
  throw error;
}
