import { rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { buildExample } from "./build-example.ts";

// Inside e2e, where the runtime can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/readme/.work-streams");

const [, example = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readText("docs/codegen/streams.md")) ?? [];

const object = (properties: Record<string, object>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const text = { type: "string" };
const json = (schema: object) => ({ "application/json": { schema } });
const data = {
  ...text,
  contentMediaType: "application/json",
  contentSchema: object({ id: { type: "integer" } }),
};

/** The document of the page. */
const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  paths: {
    "/chat": {
      post: {
        operationId: "chat.create",
        requestBody: {
          required: true,
          content: json({ ...object({ text }), properties: { text, stream: { type: "boolean" } } }),
        },
        responses: {
          200: {
            description: "The answer.",
            content: { ...json(object({ text })), "text/event-stream": { schema: object({ delta: text }) } },
          },
        },
      },
    },
    "/orders": {
      get: {
        operationId: "orders.watch",
        parameters: [{ name: "Last-Event-ID", in: "header", schema: text }],
        responses: {
          200: {
            description: "What happens to orders.",
            content: {
              "text/event-stream": {
                itemSchema: object({ event: { enum: ["created", "paid"] }, data, id: text }),
              },
            },
          },
        },
      },
    },
  },
};

/** Received requests, in order. */
const requests: string[] = [];

/** The service: it cuts the first connection to the orders inside the second event. */
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const { method, url, headers } = request;
    requests.push([method, url, headers.accept, headers["last-event-id"] ?? body].join(" "));
    if (url === "/orders") return orders(response, headers["last-event-id"]);
    if (headers.accept === "application/json") {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ text: "Hello!" }));
      return;
    }
    response.setHeader("content-type", "text/event-stream");
    response.end('data: {"delta":"Hel"}\n\ndata: {"delta":"lo!"}\n\ndata: [DONE]\n\n');
  });
});

function orders(response: ServerResponse, lastEventId: string | string[] | undefined): void {
  response.setHeader("content-type", "text/event-stream");
  if (lastEventId === "1") response.write('event: paid\nid: 2\ndata: {"id":1}\n\n');
  else {
    response.write('retry: 1\nevent: created\nid: 1\ndata: {"id":1}\n\nevent: paid\nda', () =>
      setTimeout(() => response.destroy(), 50),
    );
  }
}

beforeAll(async () => {
  await buildExample(work, { document, only: "types,zod,client", files: { "example.ts": example } });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await rm(work, { recursive: true, force: true });
});

test("what the guide says about streams compiles, runs and prints what it says", async () => {
  await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--singleThreaded"], { cwd: work });
  const { port } = service.address() as AddressInfo;
  const env = { ...process.env, BASE_URL: `http://127.0.0.1:${port}` };
  const printed = await mustRun(process.execPath, [join(work, "out/example.js")], { cwd: work, env });
  const promised = [...example.matchAll(/console\.log\((?:answer|event|order).*?\); \/\/ (.*)/g)].map(
    ([, line]) => line,
  );
  expect(printed.trim().split(/\s+/).join(" ")).toBe(promised.join(" "));
  expect(requests).toEqual([
    'POST /chat application/json {"text":"Hi"}',
    'POST /chat text/event-stream {"stream":true,"text":"Hi"}',
    "GET /orders text/event-stream ",
    "GET /orders text/event-stream 1",
  ]);
});
