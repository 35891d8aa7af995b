import { type RequestOptions, request } from "node:http";
import { signDelivery } from "@crossborder/webhooks/testing";
import type { RunningApp } from "./running-app.ts";
import { MAX_BODY_BYTES } from "./write-app.ts";

/** Request to a route, with the expected response. */
export interface Scene {
  readonly name: string;
  readonly path?: "/parsed" | "/edge";
  readonly method?: "GET";
  readonly body: Uint8Array;
  /** Transfer of the body. Default in one piece. */
  readonly sending?: "chunked" | "broken off";
  /** True if the body differs from the signed one. */
  readonly isForged?: boolean;
  /** Status of the response; none for a sender that breaks off. */
  readonly status: number | undefined;
  /** Line that the route prints about it, if any. */
  readonly line: string | undefined;
}

const text = (event: string) => Buffer.from(event);
// A JSON round trip would change every part of it.
const awkward = text(
  '{ "webhook_event":"letter.new", "amount": 1.0, "big": 1e3, "twice":1, "twice":2, "text":"\\u0041\\/é" }\n',
);
// Decoding to text would lose its first three bytes.
const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), awkward]);
const large = Buffer.alloc(MAX_BODY_BYTES + 1, " ");
const tooLarge = "reported too-large";
const plain = text('{"webhook_event":"letter.new"}');
const bytes = (body: Buffer) => `bytes ${body.toString("base64")}`;

/** All requests that adapters must handle. */
export const scenes: readonly Scene[] = [
  { name: "exact bytes", body: awkward, status: 204, line: bytes(awkward) },
  { name: "a byte order mark", body: marked, status: 204, line: bytes(marked) },
  { name: "in chunks", body: marked, sending: "chunked", status: 204, line: bytes(marked) },
  { name: "on the edge runtime", body: marked, path: "/edge", status: 204, line: bytes(marked) },
  { name: "over the limit", body: large, status: 413, line: tooLarge },
  { name: "over the limit, in chunks", body: large, sending: "chunked", status: 413, line: tooLarge },
  { name: "broken off", body: plain, sending: "broken off", status: undefined, line: "reported aborted" },
  { name: "another method", body: Buffer.alloc(0), method: "GET", status: 405, line: undefined },
  { name: "a bad signature", body: plain, isForged: true, status: 401, line: "reported signature" },
  { name: "a parser in front", body: plain, path: "/parsed", status: 500, line: "reported body-consumed" },
  {
    name: "a handler that fails",
    body: text('{"webhook_event":"payout.complete"}'),
    status: 503,
    line: "reported out of order",
  },
];

/** Result of a scene. */
export interface Outcome {
  readonly status: number | undefined;
  readonly line: string | undefined;
}

/** Sends the request of a scene to the application, and checks its response and its output. */
export async function play(scene: Scene, app: RunningApp, secret: string): Promise<Outcome> {
  const { headers } = await signDelivery({
    secrets: secret,
    event: scene.isForged ? `${scene.body} ` : scene.body,
  });
  const status = await send(scene, {
    host: "127.0.0.1",
    port: app.port,
    path: scene.path ?? "/webhooks",
    method: scene.method ?? "POST",
    headers,
  });
  return { status, line: scene.line === undefined ? undefined : await app.nextLine() };
}

function send({ body, sending }: Scene, options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(options, (response) => {
      resolve(response.statusCode);
      response.resume();
    });
    outgoing.on("error", () => resolve(undefined));
    if (sending !== "chunked") outgoing.setHeader("content-length", body.length + (sending ? 1000 : 0));
    if (sending === "broken off") {
      outgoing.write(body, () => setTimeout(() => outgoing.destroy(), 200));
      return;
    }
    const half = Math.floor(body.length / 2);
    if (half > 0) outgoing.write(body.subarray(0, half));
    outgoing.end(body.subarray(half));
  });
}
