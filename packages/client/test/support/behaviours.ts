import type { Behaviour } from "./fault-server.ts";

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

/** Answers with the service's error envelope. */
export function error(status: number, code: string, headers: Record<string, string> = {}): Behaviour {
  const body = {
    success: false,
    code,
    message: "",
    description: `About ${code}.`,
    errors: [],
    trace_id: "trace-1",
  };
  return json(status, body, headers);
}

/** Answers with a text, as an intermediary does. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => {
    response
      .writeHead(status, { "content-type": "text/html", "content-length": String(body.length), ...headers })
      .end(body);
  };
}

/** Answers without a body, in chunks. */
export function emptyChunked(status: number): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { "transfer-encoding": "chunked" }).end();
  };
}

/** Accepts the request and does not respond. */
export const silent: Behaviour = () => {};

/** Accepts the request and resets the connection. */
export const reset: Behaviour = (_request, response) => {
  response.socket?.resetAndDestroy();
};

/** Breaks off in the middle of the body. */
export const halfBody: Behaviour = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"id": "po_', () => response.socket?.destroy());
};

/** Sends the head of the answer and nothing more. */
export const stalledBody: Behaviour = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write("{");
};
