import { ConfigurationError } from "../errors/configuration-error.ts";
import { type AnyOperation, inputKey, type ParameterDescriptor } from "../operation.ts";
import { shapeOf } from "../operation-shape.ts";
import type { Authorization } from "../security.ts";
import { headerText, pathText } from "./parameter-text.ts";
import { cookieParts, queryParts } from "./query-text.ts";
import { contentTypeOf, encodeBody, type SendableBody } from "./request-body.ts";
import type { SplitInput } from "./split-input.ts";

/** A request as it is sent, every attempt the same. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: SendableBody | undefined;
}

interface RequestContext {
  readonly baseUrl: string;
  readonly authorization: Authorization;
  /** Headers of the client, then of the call; null takes one away. */
  readonly headers: readonly Readonly<Record<string, string | null>>[];
}

/** Builds the request of one call. Throws `ConfigurationError` for a missing path parameter or body. */
export function buildRequest(
  operation: AnyOperation,
  input: SplitInput,
  context: RequestContext,
): PreparedRequest {
  const body = sendableBody(operation, input.body);
  return {
    method: operation.method,
    url: `${context.baseUrl}${pathOf(operation, input.parameters)}${queryOf(operation, input, context.authorization)}`,
    headers: headersOf(operation, { input, body, context }),
    body,
  };
}

function sendableBody(operation: AnyOperation, body: unknown): SendableBody | undefined {
  if (operation.body === undefined) return undefined;
  if (body !== undefined) return encodeBody(operation.body, body);
  if (!operation.body.required) return undefined;
  throw new ConfigurationError(`${operation.operationId} needs a body.`);
}

function pathOf(operation: AnyOperation, values: ReadonlyMap<string, unknown>): string {
  let path = "";
  for (const part of shapeOf(operation).path)
    path += typeof part === "string" ? part : segmentOf(operation, part, values);
  return path;
}

function segmentOf(
  operation: AnyOperation,
  parameter: ParameterDescriptor,
  values: ReadonlyMap<string, unknown>,
): string {
  const text = pathText(parameter, values.get(inputKey(parameter)) ?? missing(operation, parameter));
  // An empty or dot segment would silently address another resource.
  if (text === "" || text === "." || text === "..") throw unusable(operation, parameter);
  return text;
}

function queryOf(operation: AnyOperation, { parameters }: SplitInput, { query }: Authorization): string {
  const parts = shapeOf(operation).query.flatMap((parameter) => {
    const value = parameters.get(inputKey(parameter));
    return value === undefined ? [] : queryParts(parameter, value);
  });
  for (const [name, value] of query) parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  // Some descriptions write a fixed part of the query into the path.
  const start = operation.path.includes("?") ? "&" : "?";
  return parts.length > 0 ? `${start}${parts.join("&")}` : "";
}

interface HeaderSources {
  readonly input: SplitInput;
  readonly body: SendableBody | undefined;
  readonly context: RequestContext;
}

function headersOf(operation: AnyOperation, { input, body, context }: HeaderSources): Record<string, string> {
  const headers: Record<string, string> = { ...(operation.accept && { accept: operation.accept }) };
  const contentType = operation.body && body !== undefined && contentTypeOf(operation.body, body);
  if (contentType) headers["content-type"] = contentType;
  for (const parameter of shapeOf(operation).header) {
    const value = input.parameters.get(inputKey(parameter));
    if (value !== undefined)
      headers[parameter.name.toLowerCase()] = checkedHeader(parameter.name, headerText(parameter, value));
  }
  const cookies = cookieText(operation, input, context.authorization);
  if (cookies !== "") headers.cookie = cookies;
  for (const source of context.headers) addHeaders(headers, source);
  addHeaders(headers, context.authorization.headers);
  return headers;
}

function cookieText(operation: AnyOperation, { parameters }: SplitInput, { cookies }: Authorization): string {
  const own = shapeOf(operation).cookie.flatMap((parameter) => {
    const value = parameters.get(inputKey(parameter));
    return value === undefined ? [] : cookieParts(parameter, value);
  });
  const keys = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [...own, ...keys].join("; ");
}

/** Adds headers in lower case; null takes one away. */
export function addHeaders(
  headers: Record<string, string>,
  source: Readonly<Record<string, string | null>>,
): void {
  for (const name of Object.keys(source)) {
    const value = source[name];
    if (value === null) delete headers[name.toLowerCase()];
    else if (value !== undefined) headers[name.toLowerCase()] = checkedHeader(name, value);
  }
}

/** Fetch would refuse it as well, but in a way that looks as if the request had been sent. */
function checkedHeader(name: string, value: string): string {
  if (/^[!#$%&'*+.^_`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value;
  throw new ConfigurationError(
    `The header ${JSON.stringify(name)} has a name or a value that cannot be sent.`,
  );
}

function missing(operation: AnyOperation, { name }: ParameterDescriptor): never {
  throw new ConfigurationError(`${operation.operationId} needs the path parameter "${name}".`);
}

function unusable(operation: AnyOperation, { name }: ParameterDescriptor): ConfigurationError {
  return new ConfigurationError(
    `The path parameter "${name}" of ${operation.operationId} is empty or a dot segment.`,
  );
}
