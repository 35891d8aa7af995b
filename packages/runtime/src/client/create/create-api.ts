import createFetchClient, { type Client } from "openapi-fetch";
import type { Connection } from "../call/connection.ts";
import { sendRequest } from "../call/send-request.ts";
import type { AnyOperation, HttpMethod } from "../contracts/operation.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { binaryResponse } from "../response/readers.ts";
import { apiBody, apiPath, apiQuery, checkApiKinds } from "./api-serializers.ts";

/** What is known of a request that openapi-fetch has built. */
interface KnownRequest {
  readonly operation: AnyOperation;
  /** The `Cookie` header of its parameters, which openapi-fetch leaves out. */
  readonly cookie: string | undefined;
}

/**
 * The typed openapi-fetch client over a connection: any path of the description, with the connection's credentials,
 * time limits and retries. Like openapi-fetch it gives `{ data, error, response }`; look at `response.ok`, since an
 * error without a body has no `error`. Rejects where no response says what happened, and for a success that is not of the
 * described kind or is the service's error.
 */
export function createApi<Paths extends {}>(
  connection: Connection<never>,
  operations: Iterable<AnyOperation>,
): Client<Paths> {
  const operationAt = new Map(
    // Of two for one path the first holds: the stream of an operation comes behind its plain call.
    [...operations].reverse().map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const known = new WeakMap<Request, KnownRequest>();
  const querySerializer = written(apiQuery);
  const client = createFetchClient<Paths>({
    baseUrl: connection.baseUrl,
    bodySerializer: written(apiBody, false),
    querySerializer,
    pathSerializer: written(apiPath),
    fetch: async (request) => {
      const { operation, cookie } = known.get(request) ?? { operation: unknownOperation(request) };
      const prepared = await prepare(request, cookie);
      return sendRequest(connection, { operation, request: prepared, signal: request.signal });
    },
  });
  client.use({
    onRequest({ request, schemaPath, params, options }) {
      const operation = operationAt.get(`${request.method} ${schemaPath}`);
      // A serializer of the caller's knows what it writes.
      const isOwn = options.querySerializer === querySerializer;
      const checked = { path: params.path, ...(isOwn && { query: params.query }) };
      if (operation) written(checkApiKinds)(operation, checked);
      if (operation) known.set(request, { operation, cookie: cookieOf(operation, params.cookie ?? {}) });
    },
  });
  return client;
}

/**
 * What writes a part of a request; throws `ConfigurationError` for what cannot be written. `isShown` says whether that has
 * the reason: in a body, functions of the caller may have thrown it, and nothing says what in it is sensitive.
 */
function written<Given extends readonly unknown[], Text>(
  write: (...given: Given) => Text,
  isShown = true,
): (...given: Given) => Text {
  return (...given) => {
    try {
      return write(...given);
    } catch (cause) {
      const why = isShown && cause instanceof TypeError ? `: ${cause.message}` : ".";
      throw new ConfigurationError(`The request was not sent, because its input cannot be serialized${why}`);
    }
  };
}

function cookieOf({ parameters, path }: AnyOperation, values: Record<string, unknown>): string | undefined {
  const draft: RequestDraft = { path, query: [], headers: {} };
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (parameter.in === "cookie" && value !== undefined) parameter.write(draft, { parameter, value });
  }
  return draft.headers.cookie;
}

/** Bytes instead of a stream, which could be sent only once. */
async function prepare(request: Request, cookie: string | undefined): Promise<PreparedRequest> {
  const bytes = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: request.url,
    headers: { ...Object.fromEntries(request.headers), ...(cookie && { cookie }) },
    body: bytes,
  };
}

function unknownOperation({ method }: Request): AnyOperation {
  // A `Request` has one of the methods of openapi-fetch's client.
  const operation = { operationId: method, method: method as HttpMethod, path: "", parameters: [] };
  // Nothing is known of the response: only its bytes are sure to stay what they are.
  return { ...operation, responses: { 204: "none", 205: "none", default: binaryResponse } };
}
