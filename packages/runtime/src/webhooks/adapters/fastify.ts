import type { Responder } from "../receive/delivery-answer.ts";
import { incomingOfNode, type NodeRequest } from "../receive/respond-to-node.ts";
import { alreadyParsed, isBytes } from "../verify/read-body.ts";

const HINT =
  "In Fastify, register fastifyPlugin(receiver, { path }): it turns off body parsers for its own route.";

/** A request of Fastify. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  readonly body: unknown;
}

/** A reply of Fastify. */
export interface FastifyReplyLike {
  code(status: number): this;
  headers(headers: Record<string, string>): this;
  send(): unknown;
}

/** The part of Fastify that the plugin uses. */
export interface FastifyLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: { readonly bodyLimit?: number },
    parser: () => Promise<undefined>,
  ): unknown;
  all(
    path: string,
    handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>,
  ): unknown;
}

/** Creates a plugin with the route for deliveries: `app.register(fastifyPlugin(receiver, { path: "/webhooks" }))`. */
export function fastifyPlugin(
  receiver: Responder,
  { path }: { readonly path: string },
): (fastify: FastifyLike) => Promise<void> {
  return async (fastify) => {
    // Parsers are scoped to the plugin: those of the application do not change.
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", {}, async () => undefined);
    fastify.all(path, fastifyHandler(receiver));
  };
}

/** Creates a route handler for a Fastify instance whose parser returns the body as a `Buffer`. */
export function fastifyHandler(
  receiver: Responder,
): (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown> {
  return async ({ raw, body }, reply) => {
    const incoming = incomingOfNode(raw, HINT);
    const readBody = async (maxBytes: number, signal: AbortSignal) => {
      if (isBytes(body)) return body;
      if (body !== undefined && body !== null) throw alreadyParsed(body, HINT);
      return incoming.readBody(maxBytes, signal);
    };
    const { status, headers } = await receiver.respond({ ...incoming, readBody });
    const close: Record<string, string> = raw.complete ? {} : { connection: "close" };
    return reply
      .code(status)
      .headers({ ...headers, ...close })
      .send();
  };
}
