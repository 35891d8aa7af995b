import { connect as connectTo, createServer, type Socket } from "node:net";

/** Faults of a connection at one of its statements, before the server has it or instead of its response. */
export const FAULTS = ["cut before", "cut after", "stall before", "stall after"] as const;

export type Fault = (typeof FAULTS)[number];

/** A proxy on loopback in front of a Postgres server, which can do damage to one statement. */
export interface StatementProxy {
  /** The URL of the server, by the proxy. */
  readonly url: string;
  /** Does damage to the statement with this number, from 1, of those that are sent from now on. */
  arm(fault: Fault, at: number): void;
  /** Returns the number of statements since `arm`, and stops damaging statements. */
  disarm(): number;
  /** Ends stalled connections, as an operating system does if the other side is silent. */
  dropStalled(): void;
  close(): Promise<void>;
}

/** A simple query, and the execution of a portal: every statement is one of these. */
const STATEMENTS: readonly number[] = [..."QE"].map((letter) => letter.charCodeAt(0));

/** Starts a proxy. */
export async function startProxy(url: string): Promise<StatementProxy> {
  const target = new URL(url);
  const stalled = new Set<Socket>();
  const open = new Set<Socket>();
  let armed: { readonly fault: Fault; readonly at: number } | undefined;
  let count = 0;

  const server = createServer((client) => {
    const upstream = connectTo(Number(target.port), target.hostname);
    let isStalled = false;
    let isCutOnResponse = false;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      const end = () => {
        for (const one of [client, upstream]) {
          one.destroy();
          open.delete(one);
        }
      };
      socket.on("end", end);
      socket.on("close", end);
    }
    const stall = () => {
      isStalled = true;
      stalled.add(client);
    };
    const splitter = createSplitter();
    client.on("data", (chunk) => {
      for (const { type, bytes } of splitter(chunk)) {
        const fault = STATEMENTS.includes(type) && ++count === armed?.at ? armed.fault : undefined;
        if (fault === "cut before") return void client.destroy();
        if (fault === "stall before") stall();
        if (!isStalled) upstream.write(bytes);
        if (fault === "cut after") isCutOnResponse = true;
        if (fault === "stall after") stall();
      }
    });
    upstream.on("data", (chunk) => {
      if (isCutOnResponse) client.destroy();
      else if (!isStalled) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const proxied = new URL(url);
  proxied.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: proxied.href,
    arm(fault, at) {
      armed = { fault, at };
      count = 0;
    },
    disarm() {
      armed = undefined;
      return count;
    },
    dropStalled() {
      for (const socket of stalled) socket.destroy();
      stalled.clear();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Message {
  /** The code of its letter; 0 for the first one, which has none. */
  readonly type: number;
  readonly bytes: Buffer;
}

/** Splits what a client sends into the messages of the protocol. */
function createSplitter(): (chunk: Buffer) => readonly Message[] {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (rest.length < start + 4) return messages;
      const end = start + rest.readUInt32BE(start);
      if (rest.length < end) return messages;
      messages.push({ type: isFirst ? 0 : rest.readUInt8(0), bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
      isFirst = false;
    }
  };
}
