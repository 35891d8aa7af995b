import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request, with its whole body. */
interface Received {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Behaviour of the server for one request. */
export type Behaviour = (request: Received, response: ServerResponse) => void;

export interface FaultServer {
  readonly url: string;
  readonly received: Received[];
  /** Sets the behaviours for the next requests, one after the other; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** Starts a server on this machine, with behaviours that tests set. */
export async function startFaultServer(): Promise<FaultServer> {
  const received: Received[] = [];
  let script: Behaviour[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message) chunks.push(chunk as Buffer); // a request without encoding gives buffers
    } catch {
      return; // the client has given up
    }
    const { method = "", url = "", headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(request);
    const behaviour = script.length > 1 ? script.shift() : script[0];
    if (behaviour === undefined) throw new Error("The test has not said what to do.");
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    behave: (...behaviours) => {
      script = behaviours;
      received.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
