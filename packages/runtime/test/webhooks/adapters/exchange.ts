import { connect } from "node:net";
import type { SignedDelivery } from "../../../src/webhooks/testing/index.ts";

/** Options for sending parts of a request. */
interface Sending {
  /** Cuts the connection afterwards. */
  readonly isCut?: boolean;
  /** Time between two parts, in milliseconds. Default: all at once. */
  readonly pauseMs?: number;
}

/** Sends bytes to a socket and returns the head of the response; undefined if the socket is closed before. */
export function exchange(
  port: number,
  parts: readonly (string | Uint8Array)[],
  { isCut = false, pauseMs = 0 }: Sending = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      if (answer.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("close", () => resolve(answer.split("\r\n\r\n")[0] ?? ""));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      ["ECONNRESET", "EPIPE"].includes(error.code ?? "") ? resolve(answer) : reject(error),
    );
    for (const [index, part] of parts.entries())
      if (pauseMs === 0) socket.write(part);
      else setTimeout(() => socket.destroyed || socket.write(part), index * pauseMs);
    if (isCut) setTimeout(() => socket.destroy(), 50);
  });
}

/** Returns the head of a request. */
export function headOf({ headers }: Pick<SignedDelivery, "headers">, framing: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ["POST /webhooks?from=test HTTP/1.1", "host: localhost", ...lines, framing, "", ""].join("\r\n");
}

/** A body in chunks, without the last empty one. */
export function chunked(chunks: readonly Uint8Array[]): (string | Uint8Array)[] {
  return chunks
    .filter(({ length }) => length > 0)
    .flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, "\r\n"]);
}
