import { Agent, request } from "node:http";

export interface LoadOptions {
  readonly connections: number;
  readonly durationMs: number;
  /** One thing that a client does; connections take turns at random. */
  readonly work: (send: Send, turn: number) => Promise<void>;
}

/** Sends a request over the connection, and gives the body of its response. Rejects for every status but 200. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** What a load came to. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** The first few. */
  readonly errors: readonly string[];
}

/** Keeps every connection busy until the time is over. */
export async function runLoad(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, durationMs, work }: LoadOptions,
): Promise<LoadResult> {
  const end = performance.now() + durationMs;
  const start = performance.now();
  const errors: string[] = [];
  let requests = 0;
  const lanes = Array.from({ length: connections }, async (_, lane) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send: Send = async (method, path, body) => {
      requests += 1;
      return exchange({ agent, url: `${url}${path}`, method, headers, body });
    };
    for (let turn = lane; performance.now() < end; turn += 1)
      await work(send, turn).catch((error: unknown) => {
        if (errors.length < 10) errors.push(String(error));
      });
    agent.destroy();
  });
  await Promise.all(lanes);
  return { requests, seconds: (performance.now() - start) / 1000, errors };
}

interface Exchange {
  readonly agent: Agent;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function exchange({ agent, url, method, headers, body }: Exchange): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const own = text === undefined ? {} : { "content-type": "application/json" };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...own } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const read = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(JSON.parse(read));
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${read.slice(0, 200)}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(text);
  });
}
