import { ApiPromise, apiPromiseOf } from "../call/api-promise.ts";
import type { ClientCore } from "../call/client-core.ts";
import { sessionOf } from "../call/session.ts";
import type { AnyOperation, BodyDescriptor, HttpMethod } from "../contracts/operation.ts";
import type { ParameterDescriptor } from "../contracts/parameter.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { ResponseReader } from "../contracts/response.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkValue, checkValues } from "../options/check-values.ts";
import { FLAG, RECORD, type RuleTable } from "../options/rules.ts";
import { rawBody } from "../request/bodies/raw-body.ts";
import { releaseStreams } from "../request/bodies/release-streams.ts";
import { queryParameter } from "../request/parameters/write-parameter.ts";
import { parseJson } from "../response/parse-json.ts";
import { contentResponse, noContent } from "../response/readers.ts";
import { textOf } from "../response/response-reader.ts";
import { isIdempotent } from "../retry/decide-retry.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";
import { isRead } from "../retry/is-read.ts";
import { operationAt, sharedFacts } from "./match-operation.ts";

/** Parts of a request to an address that is not described. */
export interface RequestParts {
  /** Values for the `{name}` parts of the path; the client fills in those that it knows. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Parameters of the query; an array repeats its name. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a Blob, bytes, a form or a stream is sent as it is. */
  readonly body?: unknown;
  /**
   * True: the request may be carried out twice, so that it is sent again after a lost response. Default: true for GET, HEAD
   * and OPTIONS, else false.
   */
  readonly idempotent?: boolean;
}

/** Sends a request to any path, with the credentials, time limit, retries and errors of described calls. */
export type RequestFunction<Options> = <Output = unknown>(
  method: Exclude<HttpMethod, "TRACE">,
  path: string,
  options?: RequestParts & Options,
) => ApiPromise<Output>;

/** The parts of one request, any of them missing. */
type Given = { readonly [Name in keyof RequestParts]?: RequestParts[Name] | undefined };

const RULES: RuleTable = {
  params: RECORD,
  query: RECORD,
  idempotent: FLAG,
};

/** JSON as its value, nothing as undefined, and anything else as text or a Blob. */
const anyResponse: ResponseReader = {
  read(received, operation) {
    const body = received.body as ArrayBuffer; // a reader gets bytes
    const isJson = /[/+]json\s*(;|$)/i.test(received.response.headers.get("content-type") ?? "");
    if (body.byteLength === 0) return noContent.read(received, operation);
    return isJson ? { data: parseJson(textOf(body)) } : contentResponse.read(received, operation);
  },
};

/** Makes `client.request`. What the described operations treat as sensitive is sensitive here too. */
export function createRequest<Options extends RequestOptions>(
  core: ClientCore<Options>,
  operations: readonly AnyOperation[],
): RequestFunction<Options> {
  const { sensitive, ...facts } = sharedFacts(operations);
  const names = sensitive.names.flatMap((name) => [name, QUERY + name]);
  const security = [...Object.keys(sessionOf(core).credentials).map((name) => [name]), []];
  return (method, path, options) => {
    try {
      if (options !== undefined) checkValue("The request options", options, RECORD);
      const { params, query, body, idempotent, ...rest } = { ...options };
      const parts = { params, query, body, idempotent };
      checkValues(parts, RULES);
      const described = operationAt(operations, { method, path });
      const operation = {
        ...facts,
        ...describe(method, path, parts),
        ...writtenAs(described, parts),
        security,
        sensitive: { ...sensitive, names },
      };
      const input = { ...params, ...prefixed(query), ...(body !== undefined && { body }) };
      const called = core.call(operation as AnyOperation, input as never, rest as unknown as Options);
      return apiPromiseOf(called) as ApiPromise<never>;
    } catch (error) {
      releaseStreams(options);
      return new ApiPromise<never>(Promise.reject(error));
    }
  };
}

/**
 * Returns the idempotency and the success of the described operation, if the description has one for the request.
 * An operation that can be carried out only once stays so whatever the caller says.
 */
function writtenAs(described: AnyOperation | undefined, { idempotent: given }: Given): Partial<AnyOperation> {
  if (described === undefined) return {};
  const {
    idempotency = idempotencyOf(described),
    method,
    responses,
    identifiedBy,
    idempotencyKey,
    reconciliation,
  } = described;
  if (isIdempotent({ method, idempotency })) return given === undefined ? { idempotency } : {};
  return {
    responses,
    ...(identifiedBy && { identifiedBy }),
    ...(idempotencyKey && given === undefined && { idempotencyKey }),
    ...((given === undefined || idempotency.kind === "single-use") && { idempotency }),
    ...(reconciliation !== undefined && { reconciliation }),
  };
}

const METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** A request as an operation. Throws `InvalidInputError` for what cannot be sent to the service. */
function describe(method: string, path: string, { query = {}, body, idempotent }: Given): AnyOperation {
  if (!METHODS.includes(method))
    throw new InvalidInputError(`The method must be one of ${METHODS.join(", ")}.`);
  if (typeof path !== "string" || !/^\/[^?#\\]*$/.test(path))
    throw new InvalidInputError(
      'The path must start with "/", relative to baseUrl. Parameters of the query go under query.',
    );
  // An address has no such segments: another one would be asked for.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path))
    throw new InvalidInputError('The path must not have the segments "." and "..".');
  if (body !== undefined && isRead(method as HttpMethod))
    throw new InvalidInputError(`A ${method} request cannot have a body.`);
  return {
    operationId: `${method} ${path}`,
    method: method as HttpMethod, // one of them, as checked
    path,
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body !== undefined && { body: bodyDescriptor(body) }),
    responses: { 204: noContent, 205: noContent, default: anyResponse },
    ...(idempotent !== undefined && { idempotency: { kind: idempotent ? "idempotent" : "none" } }),
  };
}

function pathParameters(path: string): ParameterDescriptor[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => ({ name, in: "path", required: true }));
}

/** Apart from the parameters of the path, which may have the same names. */
const QUERY = "query.";

function queryParameters(query: object): ParameterDescriptor[] {
  const names = Object.keys(query);
  return names.map((name) => ({
    name,
    key: QUERY + name,
    in: "query",
    kinds: ["array"],
    write: queryParameter,
  }));
}

function prefixed(query: object = {}): object {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [QUERY + name, value]));
}

function bodyDescriptor(body: unknown): BodyDescriptor {
  const parts = { required: true, placement: "body" } as const;
  const codec = rawBody(body);
  return codec
    ? { ...parts, kind: "binary", mediaType: "application/octet-stream", codec }
    : { ...parts, kind: "json", mediaType: "application/json" };
}
