import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { damageOf, dripping } from "../faults/damaged-response.ts";

/** Sends a response over a connection, as it is or with its fault. */
export async function endOnSocket(response: Response, outgoing: ServerResponse): Promise<Response> {
  const fault = damageOf(response);
  switch (fault) {
    case undefined:
    case "html-502":
      return response;
    case "reset-before-commit":
    case "reset-after-commit":
      outgoing.socket?.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case "stall":
      if (outgoing.socket && !outgoing.socket.destroyed) await once(outgoing.socket, "close");
      return RESPONSE_ALREADY_SENT;
    case "cut-body":
      await cut(response, outgoing);
      return RESPONSE_ALREADY_SENT;
    case "slow-drip":
      return new Response(dripping(new Uint8Array(await response.arrayBuffer())), response);
    default:
      return fault satisfies never;
  }
}

/** Half of the body that the headers announce, then the end of the connection. */
async function cut(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": bytes.length,
  });
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
  await new Promise<void>((resolve) => outgoing.write(half, () => resolve()));
  outgoing.socket?.destroy();
}
