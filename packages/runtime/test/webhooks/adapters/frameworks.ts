import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import express4 from "express4";
import fastify from "fastify";
import { Hono } from "hono";
import { expressHandler } from "../../../src/webhooks/adapters/express.ts";
import { fastifyHandler, webhookPlugin } from "../../../src/webhooks/adapters/fastify.ts";
import { honoHandler } from "../../../src/webhooks/adapters/hono.ts";
import { nextHandler } from "../../../src/webhooks/adapters/next.ts";
import { nodeHandler } from "../../../src/webhooks/adapters/node.ts";
import type { WebhookReceiver } from "../../../src/webhooks/index.ts";
import type { LetterEvents } from "../fixtures.ts";

/** A server on a socket. */
export interface Running {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A way to receive, with and without a parser in front. */
export interface Framework {
  readonly name: string;
  readonly start: (receiver: WebhookReceiver<LetterEvents>, isParsedBefore: boolean) => Promise<Running>;
  /** What the error tells to do, when a parser was in front. */
  readonly hint: RegExp;
}

export const frameworks: readonly Framework[] = [
  {
    name: "a web Request",
    hint: /first to read the request/,
    start: (receiver, isParsedBefore) => listen(web((request) => receiver.handle(request), isParsedBefore)),
  },
  {
    name: "node:http",
    hint: /Read nothing of the request/,
    start: (receiver, isParsedBefore) => {
      const handle = nodeHandler(receiver);
      return listen(async (request, response) => {
        if (isParsedBefore) for await (const _ of request);
        await handle(request, response);
      });
    },
  },
  ...(
    [
      ["Express 4", express4],
      ["Express 5", express],
    ] as const
  ).map(
    ([name, create]): Framework => ({
      name,
      hint: /In Express, add this route before app\.use\(express\.json\(\)\)/,
      start: (receiver, isParsedBefore) => {
        const app = create();
        if (isParsedBefore) app.use(create.json());
        app.all("/webhooks", expressHandler(receiver));
        return listen(app);
      },
    }),
  ),
  {
    name: "Fastify 5",
    hint: /In Fastify, register webhookPlugin/,
    start: async (receiver, isParsedBefore) => {
      const app = fastify({ forceCloseConnections: true });
      if (isParsedBefore) app.all("/webhooks", fastifyHandler(receiver));
      else app.register(webhookPlugin(receiver, { path: "/webhooks" }));
      await app.listen({ host: "127.0.0.1", port: 0 });
      return { port: portOf(app.server), close: () => app.close() };
    },
  },
  {
    name: "Hono",
    hint: /In Hono, let no validator/,
    start: (receiver, isParsedBefore) => {
      const app = new Hono();
      if (isParsedBefore)
        app.use(async ({ req }, next) => {
          await req.json();
          await next();
        });
      app.all("/webhooks", honoHandler(receiver));
      return listen(getRequestListener(app.fetch));
    },
  },
  {
    // The function that `route.ts` exports, called as Next.js calls it: with a web Request.
    name: "a route handler of Next.js",
    hint: /In Next\.js, give the request of a route handler/,
    start: (receiver, isParsedBefore) => listen(web(nextHandler(receiver), isParsedBefore)),
  },
];

function web(handle: (request: Request) => Promise<Response>, isParsedBefore: boolean): RequestListener {
  return getRequestListener(async (request) => {
    if (isParsedBefore) await request.json();
    return handle(request);
  });
}

async function listen(listener: RequestListener): Promise<Running> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: portOf(server), close };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // listening on a port
}
