import { request } from "node:http";

/** A response for the sender, who ignores the body. */
export interface ForwardResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 30_000;

/** Headers of one connection, and those that are written anew for the next. */
const OF_CONNECTION =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|te|trailer|upgrade|expect|host|content-length)$/i;

/** Sends a delivery on, byte for byte. Rejects when there is no response within 30 seconds. */
export function forward(
  target: URL,
  { headers, body }: { readonly headers: readonly string[]; readonly body: Buffer },
): Promise<ForwardResult> {
  const sent = pairsOf(headers).filter(([name]) => !OF_CONNECTION.test(name));
  const own = ["host", target.host, "content-length", String(body.length), "connection", "close"];
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: [...own, ...sent.flat()],
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const outgoing = request(target, options, (response) => {
      response.destroy(); // nobody reads its body
      const wait = response.headers["retry-after"];
      resolve({ status: response.statusCode ?? 502, headers: wait ? { "retry-after": wait } : {} });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Names with their values. */
export function pairsOf(headers: readonly string[]): [name: string, value: string][] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : []));
}
