import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ToolServer } from "@crossborder/runtime/mcp";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Sessions beyond this end, the oldest first. */
const MOST_SESSIONS = 100;

/**
 * Serves each session with a separate server, on this machine alone: pages of a browser are rejected by their host and
 * origin, other programs by the token. Rejects when the port is taken.
 */
export async function serveHttp(
  createSession: () => ToolServer,
  { port, token }: { readonly port: number; readonly token: string },
): Promise<RunningServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!hasToken(request, token))
      return refuse(response, 401, "Send the token of this server as bearer token.");
    const { "mcp-session-id": id } = request.headers;
    const transport = id === undefined ? await open() : sessions.get(String(id));
    if (transport === undefined) return refuse(response, 404, "There is no such session.");
    await transport.handleRequest(request, response);
  };
  const open = async (): Promise<StreamableHTTPServerTransport> => {
    const hosts = [`127.0.0.1:${portOf()}`, `localhost:${portOf()}`];
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableDnsRebindingProtection: true,
      allowedHosts: hosts,
      allowedOrigins: hosts.map((host) => `http://${host}`),
      onsessioninitialized: (id) => keep(id, transport),
      onsessionclosed: (id) => {
        sessions.delete(id);
      },
    });
    await createSession().connect(transport);
    return transport;
  };
  const keep = (id: string, transport: StreamableHTTPServerTransport): void => {
    sessions.set(id, transport);
    for (const [oldest, ended] of [...sessions].slice(0, -MOST_SESSIONS)) {
      sessions.delete(oldest);
      void ended.close();
    }
  };
  const portOf = (): number => (server.address() as AddressInfo).port; // listening on a port
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf()}/mcp`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status).end(reason);
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
