import createClient, { type Client } from "openapi-fetch";
import type { ClientCore } from "../call/client-core.ts";
import { sendRequest } from "../call/send-request.ts";
import type { AnyOperation, HttpMethod } from "../contracts/operation.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { binaryResponse, noContent } from "../response/readers.ts";
import { apiBody, apiPath, apiQuery, checkApiKinds } from "./api-serializers.ts";
import { operationAt, sharedFacts } from "./match-operation.ts";

/** Facts about a request that openapi-fetch has built. */
interface KnownRequest {
  readonly operation: AnyOperation;
  /** Parameters by place and name. */
  readonly params: object;
  /** The `Cookie` header of its parameters, which openapi-fetch leaves out. */
  readonly cookie: string | undefined;
}

/**
 * The typed openapi-fetch client over a client core: any path of the description, with the core's credentials,
 * time limits and retries. Like openapi-fetch it gives `{ data, error, response }`; look at `response.ok`, since an
 * error without a body has no `error`. Rejects where no response says what happened, for an error that says that the request
 * was carried out, and for a success that is not of the described kind or is the service's error.
 */
export function createFetchClient<Paths extends {}>(
  core: ClientCore<never>,
  operations: Iterable<AnyOperation>,
): Client<Paths> {
  const described = [...operations];
  const facts = sharedFacts(described);
  const known = new WeakMap<Request, KnownRequest>();
  /** By its address: a middleware of the caller's may have made another request of it. */
  const operationOf = (request: Request, schemaPath = ""): AnyOperation => {
    const method = request.method as HttpMethod; // one of those that openapi-fetch has methods for
    return (
      operationAt(described, { method, path: schemaPath }) ??
      operationAt(described, { method, path: pathOf(request.url) }) ?? {
        ...facts,
        ...unknownOperation(method),
      }
    );
  };
  const pathOf = (url: string): string =>
    url.slice(new URL(core.baseUrl).href.replace(/\/+$/, "").length).replace(/[?#].*/s, "");
  const querySerializer = written(apiQuery);
  const client = createClient<Paths>({
    baseUrl: core.baseUrl,
    bodySerializer: written(apiBody, false),
    querySerializer,
    pathSerializer: written(apiPath),
    fetch: async (request) => {
      const { operation = operationOf(request), params, cookie } = known.get(request) ?? {};
      const prepared = await prepare(request, cookie);
      const input = { ...params, body: await sentBody(prepared) };
      return sendRequest(core, { operation, request: prepared, input, signal: request.signal });
    },
  });
  client.use({
    onRequest({ request, schemaPath, params, options }) {
      const operation = operationOf(request, schemaPath);
      // A serializer of the caller's knows what it writes.
      const isOwn = options.querySerializer === querySerializer;
      const checked = { path: params.path, ...(isOwn && { query: params.query }) };
      if (operation.path === schemaPath) written(checkApiKinds)(operation, checked);
      known.set(request, { operation, params, cookie: cookieOf(operation, params.cookie ?? {}) });
    },
  });
  return client;
}

/**
 * Wraps a function that writes a part of a request: throws `InvalidInputError` if it throws. `isShown` adds the reason,
 * but not for bodies: functions of the caller may have thrown it, and nothing says what in it is sensitive.
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
      throw new InvalidInputError(`The request was not sent, because its input cannot be serialized${why}`);
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

/** The body as it was before it was written, where it can be read again. */
async function sentBody({ body, headers }: PreparedRequest): Promise<unknown> {
  if (!(body instanceof Uint8Array)) return undefined;
  const contentType = headers["content-type"] ?? "";
  const copy = new Response(body as Uint8Array<ArrayBuffer>, { headers: { "content-type": contentType } });
  return copy[/form/i.test(contentType) ? "formData" : "json"]().catch(() => new TextDecoder().decode(body));
}

function unknownOperation(method: HttpMethod): AnyOperation {
  const operation = { operationId: method, method, path: "", parameters: [] };
  // Nothing is known of the response: only its bytes are sure to stay what they are.
  return { ...operation, responses: { 204: noContent, 205: noContent, default: binaryResponse } };
}
