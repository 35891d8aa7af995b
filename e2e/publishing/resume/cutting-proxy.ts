import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** Stands between the publishing program and the registry, and plays a network that breaks. */
export interface CuttingProxy {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Packages whose upload the registry accepted since the last call; who sent the last of them may not know of it. */
  takeAccepted(): Promise<string[]>;
  /** From now on everything goes through. */
  repair(): void;
  stop(): Promise<void>;
}

interface Cut {
  /** The upload that still reaches the registry; its answer, and everything afterwards, is lost. */
  readonly afterUploads: number;
  /** Called when it is time to kill the publishing program. */
  onCut(): void;
}

/** Starts a proxy on the loopback address in front of the registry. */
export async function startCuttingProxy(registry: string, cut: Cut): Promise<CuttingProxy> {
  let accepted: string[] = [];
  let state: "whole" | "cut" | "repaired" = "whole";
  let last: Promise<void> = Promise.resolve();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state === "cut") return void request.socket.destroy();
    const answer = await forward(request, registry);
    const body = Buffer.from(await answer.arrayBuffer());
    if (request.method === "PUT" && answer.ok) accepted.push(decodeURIComponent(request.url ?? "").slice(1));
    if (state === "whole" && accepted.length === cut.afterUploads) {
      state = "cut";
      cut.onCut();
    }
    if (state === "cut") return void request.socket.destroy();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(body);
  }

  // One after another, so that a cut after the first upload leaves exactly one in the registry.
  const server = createServer((request, response) => {
    last = last.then(() => pass(request, response)).catch(() => void request.socket.destroy());
  });
  return {
    url: await listen(server),
    async takeAccepted() {
      await last; // the registry may still be at what a killed program sent
      const taken = accepted;
      accepted = [];
      return taken;
    },
    repair() {
      state = "repaired";
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function forward(request: IncomingMessage, registry: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers();
  for (const name of ["authorization", "content-type", "accept"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return fetch(`${registry}${request.url}`, {
    method: request.method ?? "GET",
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return `http://127.0.0.1:${address.port}`;
}
