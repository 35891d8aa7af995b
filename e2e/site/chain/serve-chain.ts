import { json } from "node:stream/consumers";
import { listen, type Served } from "../../house/listen.ts";
import { type Chain, RpcError } from "./chain.ts";

interface RpcRequest {
  readonly id: number | string;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A chain on a port, as libraries reach a node: JSON-RPC 2.0, one request or several at once. */
export function serveChain(chain: Chain): Promise<Served> {
  return listen(async (request, response) => {
    const body = (await json(request)) as RpcRequest | readonly RpcRequest[];
    const results = await Promise.all([body].flat().map((one) => resultOf(chain, one)));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(body) ? results : results[0]));
  });
}

async function resultOf(chain: Chain, { id, method, params = [] }: RpcRequest): Promise<object> {
  try {
    return { jsonrpc: "2.0", id, result: await chain.request(method, params) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { jsonrpc: "2.0", id, error: { code: error.code, message: error.message } };
  }
}
