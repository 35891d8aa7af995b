import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fastifyHandler } from "../../../src/webhooks/adapters/fastify.ts";
import { nodeHandler } from "../../../src/webhooks/adapters/node.ts";
import { PATIENCE, receiver, sign } from "../fixtures.ts";
import { headOf } from "./exchange.ts";

const reason = (expected: string) => expect.objectContaining({ reason: expected });

let close: () => unknown = () => undefined;
afterEach(() => close());

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // listening on a port
}

describe("what stands in front of a receiver of Node's", () => {
  test("may take its time: a sender that broke off meanwhile is reported, and nothing waits for it", async () => {
    const onError = vi.fn();
    const handle = nodeHandler(receiver({ onError }));
    let answered: Promise<void> | undefined;
    const url = await listen(async (request, response) => {
      await new Promise((resolve) => request.once("close", resolve));
      answered = handle(request, response);
    });
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(`${headOf(await sign(), "content-length: 100")}{`, () => socket.destroy());
    await vi.waitFor(() => expect(answered).toBeDefined(), PATIENCE);
    await answered;
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("aborted"), expect.anything());
  });

  test("may be a time limit, whose response stands", async () => {
    let handled: Promise<void> | undefined;
    const handle = nodeHandler(receiver());
    const url = await listen((request, response) => {
      response.writeHead(504).end();
      handled = handle(request, response);
    });
    expect((await fetch(url, await sign())).status).toBe(504);
    await expect(handled).resolves.toBeUndefined();
  });

  test("may be a parser that keeps the bytes, whose size counts", async () => {
    const app = fastify({ forceCloseConnections: true });
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    app.removeContentTypeParser("application/json");
    app.post("/", fastifyHandler(receiver({ maxBodyBytes: 100 })));
    await app.listen({ host: "127.0.0.1", port: 0 });
    close = () => app.close();
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`; // listening on a port
    const statuses = [];
    for (const text of ["", "x".repeat(100)])
      statuses.push((await fetch(url, await sign({ event: { event: "letter.new", text } }))).status);
    expect(statuses).toEqual([204, 413]);
  });
});

describe("what stands in front of a web receiver", () => {
  const url = "https://shop.example.com/webhooks";

  test("may have begun to read, which is reported as a consumed body", async () => {
    const onError = vi.fn();
    const request = new Request(url, await sign());
    request.body?.getReader();
    expect((await receiver({ onError }).handle(request)).status).toBe(500);
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("body-consumed"), expect.anything());
  });

  test("may have cloned the request, without keeping a response from one that is too long", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1000)),
    });
    const endless: RequestInit & { duplex: "half" } = { ...(await sign()), body, duplex: "half" };
    const request = new Request(url, endless);
    const clone = request.clone();
    expect((await receiver({ maxBodyBytes: 100 }).handle(request)).status).toBe(413);
    expect(clone.bodyUsed).toBe(false);
  });
});
