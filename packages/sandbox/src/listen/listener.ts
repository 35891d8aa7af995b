import { createServer, type IncomingMessage, type Server } from "node:http";
import { createWebhookVerifier, isWebhookError } from "@crossborder/webhooks";
import { type ForwardResult, forward } from "./forward.ts";
import type { ListenOptions } from "./listen-options.ts";
import type { StoredDeliveries } from "./stored-deliveries.ts";

const MAX_BODY_BYTES = 5_242_880;
/** Limits the memory: each connection has one body at most. */
const MAX_CONNECTIONS = 16;

/** Makes the server of `listen`. `print` gets a line for each delivery. Throws `WebhookError` for a secret that is malformed. */
export function createListener(
  { forwardTo, headerPrefix, secret }: ListenOptions,
  { stored, print }: { readonly stored: StoredDeliveries; readonly print: (line: string) => void },
): Server {
  const verifier =
    secret === undefined ? undefined : createWebhookVerifier({ secrets: secret, headerPrefix });

  async function receive(request: IncomingMessage): Promise<ForwardResult> {
    const id = request.headers[`${headerPrefix}id`];
    const about = (event: string, rest: string) =>
      print(printable(`${event} ${id ?? "(no message ID)"} ${rest}`));
    if (request.method !== "POST") return { status: 405, headers: { allow: "POST" } };
    // Web pages have an origin, senders do not.
    if (request.headers.origin !== undefined) return { status: 403, headers: {} };
    const body = await readBody(request);
    if (body === undefined) {
      about("delivery", `rejected: more than ${MAX_BODY_BYTES} bytes`);
      return { status: 413, headers: {} };
    }
    const delivery = { headers: request.rawHeaders, body };
    try {
      await verifier?.verify(delivery);
    } catch (error) {
      // The payload is read once the signature has matched; the program decides whether it accepts it.
      if (!isWebhookError(error, "payload")) {
        about(eventOf(body), `rejected: ${isWebhookError(error) ? error.message : codeOf(error)}`);
        return { status: 401, headers: {} };
      }
    }
    try {
      if (typeof id === "string") stored.save({ ...delivery, id });
    } catch (error) {
      about(eventOf(body), `not kept: ${codeOf(error)}`);
    }
    const startedAt = performance.now();
    const result = await forward(forwardTo, delivery).catch((error: unknown): ForwardResult => {
      about(eventOf(body), `not forwarded: ${codeOf(error)}`);
      return { status: 502, headers: {} };
    });
    about(eventOf(body), `-> ${result.status} in ${Math.round(performance.now() - startedAt)} ms`);
    return result;
  }

  const server = createServer({ requestTimeout: 30_000 }, async (request, response) => {
    const { status, headers } = await receive(request).catch(
      (): ForwardResult => ({ status: 400, headers: {} }),
    );
    response.writeHead(status, request.complete ? headers : { ...headers, connection: "close" }).end();
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** The body, and nothing when it is longer than allowed. Rejects when the sender breaks off. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"]) > MAX_BODY_BYTES) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += part.length;
    if (length > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The name of the event, if the body has one. */
function eventOf(body: Buffer): string {
  try {
    return String(JSON.parse(body.toString()).webhook_event);
  } catch {
    return "delivery";
  }
}

/** The code of a failure: messages may quote what was sent. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}

/** Text of a sender, without control characters of terminals. */
export function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 300);
}
