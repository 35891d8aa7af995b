import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen, type Served } from "../../house/listen.ts";

/** A proxy between the publishing program and the registry that simulates a network failure. */
export interface CuttingProxy extends Served {
  /** Packages whose upload the registry accepted since the last call; the sender of the last one may not know of it. */
  takeAccepted(): Promise<string[]>;
  /** From now on everything goes through. */
  repair(): void;
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
  const served = await listen((request, response) => {
    last = last.then(() => pass(request, response)).catch(() => void request.socket.destroy());
  });
  return {
    ...served,
    async takeAccepted() {
      await last; // the registry may still process uploads of a killed program
      const taken = accepted;
      accepted = [];
      return taken;
    },
    repair() {
      state = "repaired";
    },
  };
}

async function forward(request: IncomingMessage, registry: string): Promise<Response> {
  const body = await buffer(request);
  const headers = new Headers();
  for (const name of ["authorization", "content-type", "accept"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return fetch(`${registry}${request.url}`, {
    method: request.method ?? "GET",
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}
