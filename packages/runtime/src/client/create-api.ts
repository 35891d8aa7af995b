import createFetchClient, { type Client } from "openapi-fetch";
import type { Connection } from "./connection.ts";
import type { AnyOperation, HttpMethod } from "./operation.ts";
import type { PreparedRequest } from "./request/build-request.ts";
import { sendRequest } from "./send-request.ts";

/**
 * The typed openapi-fetch client over a connection: any path of the description, with the connection's credentials,
 * time limits and retries. Like openapi-fetch it gives `{ data, error, response }`; look at `response.ok`, since an
 * error without a body has no `error`. Rejects where no reply tells what happened.
 */
export function createApi<Paths extends {}>(
  connection: Connection<never>,
  operations: Iterable<AnyOperation>,
): Client<Paths> {
  const known = new Map(
    [...operations].map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const operationOf = new WeakMap<Request, AnyOperation>();
  const client = createFetchClient<Paths>({
    baseUrl: connection.baseUrl,
    fetch: async (request) =>
      sendRequest(connection, {
        operation: operationOf.get(request) ?? unknownOperation(request),
        request: await prepare(request),
        signal: request.signal,
      }),
  });
  client.use({
    onRequest({ request, schemaPath }) {
      const operation = known.get(`${request.method} ${schemaPath}`);
      if (operation !== undefined) operationOf.set(request, operation);
    },
  });
  return client;
}

/** Bytes instead of a stream, which could be sent only once. */
async function prepare(request: Request): Promise<PreparedRequest> {
  const bytes = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: bytes,
  };
}

function unknownOperation({ method }: Request): AnyOperation {
  // A `Request` has one of the methods of openapi-fetch's client.
  return { operationId: method, method: method as HttpMethod, path: "", parameters: [], replies: {} };
}
