import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { createClientCore } from "../../../src/client/index.ts";
import { collect, streamOperation } from "./stream-operation.ts";

const cuts = search(60);
const ends = search(40);

/** Events that a service streams, and the numbers of bytes after which it cuts each connection. */
interface Plan {
  /** Data of the events; the IDs are their places. */
  readonly events: readonly string[];
  readonly cuts: readonly number[];
  readonly lineEnd: string;
  readonly chunkSize: number;
}

const plans: fc.Arbitrary<Plan> = fc.record({
  events: fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 12 }),
  cuts: fc.array(fc.nat(400), { maxLength: 10 }),
  lineEnd: fc.constantFrom("\n", "\r", "\r\n"),
  chunkSize: fc.integer({ min: 1, max: 50 }),
});

/** The response from an event on, as it goes over the wire. */
function responseFrom({ events, lineEnd, chunkSize }: Plan, start: number): Buffer {
  const blocks = events.slice(start).map((data, index) => {
    const lines = [
      `id: ${start + index + 1}`,
      ...data.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
      "",
      "",
    ];
    return lines.join(lineEnd);
  });
  const body = Buffer.from(`retry: 0${lineEnd}${lineEnd}${blocks.join("")}`);
  const head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
  const parts: Buffer[] = [Buffer.from(head)];
  for (let at = 0; at < body.length; at += chunkSize) {
    const chunk = body.subarray(at, at + chunkSize);
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}

/** A service that cuts its first connections, wherever the plan says, and then one that works. */
async function withService<Result>(plan: Plan, use: (url: string) => Promise<Result>): Promise<Result> {
  const cuts = [...plan.cuts];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let request = "";
    socket.on("data", (data) => {
      request += data;
      if (!request.endsWith("\r\n\r\n")) return;
      const start = Number(/^last-event-id: (\d+)/im.exec(request)?.[1] ?? 0);
      const response = responseFrom(plan, start);
      const cutAt = cuts.shift();
      socket.write(cutAt === undefined ? response : response.subarray(0, cutAt), () => {
        if (cutAt === undefined || cutAt >= response.length) socket.end();
        else socket.destroy();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

test("no event is lost or comes twice, wherever connections are cut", async () => {
  const operation = streamOperation({ resume: "Last-Event-ID", data: "text" });
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const found = await withService(plan, (baseUrl) => {
        const retry = { maxAttempts: 20, baseDelayMs: 0, maxDelayMs: 0, budget: 1000 };
        const core = createClientCore({ baseUrl, retry });
        return collect(operation.stream.open(core, operation, {}));
      });
      expect(found).toEqual({ events: plan.events.map((data) => data.replace(/\r\n|\r/g, "\n")) });
    }),
    cuts,
  );
});

test("without IDs, a cut is an error and never a shorter stream", async () => {
  const operation = streamOperation({ data: "text" });
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const [cut] = plan.cuts;
      const found = await withService({ ...plan, cuts: cut === undefined ? [] : [cut] }, (baseUrl) => {
        const core = createClientCore({ baseUrl, retry: { maxAttempts: 1 } });
        return collect(operation.stream.open(core, operation, {}));
      });
      const all = plan.events.map((data) => data.replace(/\r\n|\r/g, "\n"));
      const isWhole = cut === undefined || cut >= responseFrom(plan, 0).length;
      expect(found.events).toEqual(all.slice(0, found.events.length));
      expect(found.error === undefined).toBe(isWhole);
    }),
    ends,
  );
});
