import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import express4 from "express4";
import fastify, { type FastifyInstance } from "fastify";
import { type Context, Hono } from "hono";
import { expressHandler } from "../../../src/webhooks/adapters/express.ts";
import { fastifyHandler, fastifyPlugin } from "../../../src/webhooks/adapters/fastify.ts";
import { honoHandler } from "../../../src/webhooks/adapters/hono.ts";
import { lambdaHandler } from "../../../src/webhooks/adapters/lambda.ts";
import { nextHandler } from "../../../src/webhooks/adapters/next.ts";
import { nodeHandler } from "../../../src/webhooks/adapters/node.ts";
import type { WebhookReceiver } from "../../../src/webhooks/index.ts";
import type { LetterEvents } from "../fixtures.ts";
import { type Format, gateway } from "./gateway.ts";

/** A server on a socket. */
export interface Running {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Use of a body before the receiver: a parser stores its value, a decoder makes the stream one of text, some code reads
 * it and stores nothing, or stores all of it as text or as bytes.
 */
export type Before = "nothing" | "parsed" | "decoded" | "read" | "text" | "bytes";

/** A framework, with the possible uses of a body before the receiver. */
export interface Framework {
  readonly name: string;
  readonly start: (receiver: WebhookReceiver<LetterEvents>, before: Before) => Promise<Running>;
  /** Advice in the error after such a use. */
  readonly hint: RegExp;
  /** Possible uses here, in addition to none and a parser. */
  readonly mayBefore: readonly Before[];
  /** True if the receiver is called only with a complete body. */
  readonly isBuffered?: boolean;
}

const EVERYTHING: readonly Before[] = ["decoded", "read", "text", "bytes"];
const FORMATS: readonly Format[] = [
  "function URL",
  "HTTP API 2.0",
  "HTTP API 1.0",
  "REST API",
  "load balancer",
  "load balancer, multi-value headers",
];

export const frameworks: readonly Framework[] = [
  {
    name: "a web Request",
    hint: /before anything else reads it/,
    mayBefore: ["decoded", "read", "text"],
    start: (receiver, before) => listen(web((request) => receiver.handle(request), before)),
  },
  {
    name: "node:http",
    hint: /Do not read the request/,
    mayBefore: EVERYTHING,
    start: (receiver, before) => {
      const handle = nodeHandler(receiver);
      return listen(async (request, response) => {
        await useNode(request, before);
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
      mayBefore: EVERYTHING,
      start: (receiver, before) => {
        const app = create();
        if (before === "parsed") app.use(create.json());
        else if (before === "text") app.use(create.text({ type: "*/*" }));
        else if (before === "bytes") app.use(create.raw({ type: "*/*" }));
        else app.use((request, _response, next) => void useNode(request, before).then(() => next(), next));
        app.all("/webhooks", expressHandler(receiver));
        return listen(app);
      },
    }),
  ),
  {
    name: "Fastify 5",
    hint: /In Fastify, register fastifyPlugin/,
    mayBefore: EVERYTHING,
    start: async (receiver, before) => {
      const app = fastify({ forceCloseConnections: true });
      useFastify(app, before);
      if (["parsed", "text", "bytes"].includes(before)) app.all("/webhooks", fastifyHandler(receiver));
      else app.register(fastifyPlugin(receiver, { path: "/webhooks" }));
      await app.listen({ host: "127.0.0.1", port: 0 });
      return { port: portOf(app.server), close: () => app.close() };
    },
  },
  {
    name: "Hono",
    hint: /In Hono, do not let a validator/,
    mayBefore: ["read", "text"],
    start: (receiver, before) => {
      const app = new Hono();
      app.use(async (context, next) => {
        await useHono(context, before);
        await next();
      });
      app.all("/webhooks", honoHandler(receiver));
      return listen(getRequestListener(app.fetch));
    },
  },
  {
    // The function that `route.ts` exports, called as Next.js calls it: with a web Request.
    name: "a route handler of Next.js",
    hint: /In Next\.js, pass the request of a route handler/,
    mayBefore: ["decoded", "read", "text"],
    start: (receiver, before) => listen(web(nextHandler(receiver), before)),
  },
  ...FORMATS.map(
    (format): Framework => ({
      name: `AWS Lambda, ${format}`,
      hint: /In AWS Lambda, pass the event on unchanged/,
      mayBefore: EVERYTHING,
      isBuffered: true,
      start: (receiver, before) => listen(gateway(lambdaHandler(receiver), format, before)),
    }),
  ),
];

async function useNode(request: IncomingMessage & { body?: unknown; rawBody?: unknown }, before: Before) {
  if (before === "decoded") request.setEncoding("utf8");
  if (before === "nothing" || before === "decoded") return;
  const bytes = await buffer(request);
  if (before === "parsed") request.body = JSON.parse(bytes.toString());
  if (before === "text") request.body = bytes.toString();
  if (before === "bytes") request.rawBody = bytes;
}

function useFastify(app: FastifyInstance, before: Before): void {
  if (before === "read" || before === "decoded") app.addHook("onRequest", ({ raw }) => useNode(raw, before));
  if (before !== "text" && before !== "bytes") return;
  app.removeAllContentTypeParsers();
  const parseAs = before === "text" ? "string" : "buffer";
  app.addContentTypeParser("*", { parseAs }, (_request, body, done) => done(null, body));
}

async function useHono({ req }: Context, before: Before): Promise<void> {
  if (before === "parsed") await req.json();
  if (before === "text") await req.text();
  if (before === "read") await req.arrayBuffer();
}

function web(handle: (request: Request) => Promise<Response>, before: Before): RequestListener {
  return getRequestListener(async (request) => handle(await usedWeb(request, before)));
}

async function usedWeb(request: Request, before: Before): Promise<Request> {
  if (before === "parsed") await request.json();
  if (before === "text") await request.text();
  if (before === "read") await request.arrayBuffer();
  if (before !== "decoded") return request;
  const text = request.body?.pipeThrough(new TextDecoderStream()) ?? null;
  const { method, url, headers } = request;
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    body: text as unknown as ReadableStream<Uint8Array<ArrayBuffer>>, // what a program without types may do
    duplex: "half",
  };
  return new Request(url, init);
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
