import type { EncodedBody } from "../contracts/body-codec.ts";
import type { Authorization } from "../contracts/credentials.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { PathParameter } from "../contracts/parameter.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import type { SplitInput } from "../contracts/split-input.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { exactJson, unsendable } from "./exact/exact-json.ts";
import { inputKey } from "./input-key.ts";
import { type HeaderChanges, setHeaders } from "./set-headers.ts";
import { addressOf } from "./write-draft.ts";

interface RequestContext {
  readonly baseUrl: string;
  readonly authorize: Authorization;
  /** Headers of the client, then of the call; null takes one away. */
  readonly headers: readonly HeaderChanges[];
  /** The last value of each header that was found to be one that can be sent. */
  readonly sent?: Map<string, string>;
}

/** Builds the request of one call. Throws `InvalidInputError` for a missing path parameter or body. */
export function buildRequest(
  operation: AnyOperation,
  input: SplitInput,
  { baseUrl, authorize, headers, sent }: RequestContext,
): PreparedRequest {
  const { method, path, accept } = operation;
  const { content, stream, mediaType } = encodedBody(operation, input.body);
  const draft: RequestDraft = { path, query: [], headers: {} };
  setHeaders(draft.headers, { accept, "content-type": mediaType }, sent);
  for (const parameter of operation.parameters) {
    const value = input.parameters.get(inputKey(parameter));
    if (parameter.in === "path") {
      const text = segmentText(operation, parameter, value);
      // Everything that braces could stand for is encoded in the text.
      draft.path = draft.path.replaceAll(`{${parameter.name}}`, () => text);
    } else if (value !== undefined) parameter.write(draft, { parameter, value });
  }
  for (const changes of headers) setHeaders(draft.headers, changes, sent);
  authorize(draft);
  return { method, url: baseUrl + addressOf(draft), headers: draft.headers, body: content, stream };
}

function encodedBody({ operationId, body }: AnyOperation, value: unknown): Partial<EncodedBody> {
  if (body && value !== undefined)
    return (
      body.codec?.encode(value, body) ?? { content: exactJson(value, "body"), mediaType: body.mediaType }
    );
  if (body?.required) throw new InvalidInputError(`${operationId} requires a body.`);
  return {};
}

function segmentText({ operationId }: AnyOperation, parameter: PathParameter, value: unknown): string {
  const { name, text = plainText } = parameter;
  const segment = value == null ? "" : text(parameter, value);
  // The others would silently address another resource.
  if (["", ".", ".."].includes(segment))
    throw new InvalidInputError(
      `${operationId} requires the path parameter "${name}". It must not be empty, "." or "..".`,
    );
  return segment;
}

/** Text of a value as JSON has it, so that a date is ISO 8601; `encodeURIComponent` throws for half of a surrogate pair. */
function plainText({ name }: PathParameter, value: unknown): string {
  if (typeof value === "object" && !(value instanceof Date)) throw unsendable(value, name);
  const text: unknown = /string|bigint/.test(typeof value) ? value : JSON.parse(exactJson(value, name));
  return encodeURIComponent(String(text));
}
