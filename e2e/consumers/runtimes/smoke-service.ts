import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen, type Served } from "../../house/listen.ts";

type Behaviour = (body: string, response: ServerResponse, url: URL) => void;

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Behaviours of the service by the header `x-behaviour` of a request. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  fine: (_body, response) => json(response, 200, { id: "qu_000000000001", contract: { address: "0x02" } }),
  QUOTES_EXPIRED: (_body, response) => json(response, 400, { success: false, code: "QUOTES_EXPIRED" }),
  reset: (_body, response) => response.socket?.resetAndDestroy(),
  silence: () => {},
  "half a body": (_body, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  "no JSON": (_body, response) => response.writeHead(200).end("<html>"),
  redirect: (_body, response) => response.writeHead(307, { location: "http://127.0.0.1:9/elsewhere" }).end(),
  upload: (body, response) =>
    json(response, 200, { file_url: `https://files.test/${/%PDF/.exec(body)?.[0] ?? "nothing"}` }),
  pages: (_body, response, url) => {
    const isFirst = !url.searchParams.has("starting_after");
    const id = `tr_00000000000${isFirst ? 1 : 2}`;
    json(response, 200, {
      data: [{ id }],
      pagination: { has_more: isFirst, next_page: isFirst ? id : null, prev_page: null },
    });
  },
  terms: (body, response) =>
    json(response, 200, { url: `https://terms.test/${JSON.parse(body).idempotency_key.length}` }),
};

/** A service on loopback for the smoke suite. */
export function startSmokeService(): Promise<Served> {
  return listen(async (request, response) => {
    const body = await text(request);
    const behaviour = behaviours[String(request.headers["x-behaviour"])];
    behaviour?.(body, response, new URL(request.url ?? "/", "http://127.0.0.1"));
  });
}
