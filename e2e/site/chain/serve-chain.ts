import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type Chain, RpcError } from "./chain.ts";

interface RpcRequest {
  readonly id: number | string;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A chain on a port, as libraries reach a node: JSON-RPC 2.0, one request or several at once. */
export async function serveChain(
  chain: Chain,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as RpcRequest | readonly RpcRequest[];
    const results = await Promise.all([body].flat().map((one) => resultOf(chain, one)));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(body) ? results : results[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function resultOf(chain: Chain, { id, method, params = [] }: RpcRequest): Promise<object> {
  try {
    return { jsonrpc: "2.0", id, result: await chain.request(method, params) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { jsonrpc: "2.0", id, error: { code: error.code, message: error.message } };
  }
}
