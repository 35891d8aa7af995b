import { isObject } from "../../core/json.ts";
import { isJson } from "../../core/model/media-type.ts";
import { type RecordedBody, type RecordedHeaders, targetOf } from "../../verify/match/exchange.ts";
import { decodedText, headersIn, methodOf, type ReadEntry, searchOf, statusOf, withType } from "./reading.ts";

/**
 * Reads an interaction of a Pact file of version 2, 3 or 4. Its example is the request, and matching rules are not used.
 * An interaction of version 4 has a type, and bodies that say how they are encoded.
 */
export const readInteraction: ReadEntry = (interaction) => {
  if (!isObject(interaction)) return "It is not a JSON object.";
  const { type, request, response } = interaction;
  if (type !== undefined && type !== "Synchronous/HTTP") return "It is a message, which has no operation.";
  if (!isObject(request)) return 'It has no "request".';
  const method = methodOf(request.method);
  const target = typeof request.path === "string" ? targetOf(request.path) : undefined;
  if (method === undefined) return 'Its request has no "method".';
  if (target === undefined) return 'Its request has no "path" that begins with a slash.';
  const [headersOf, bodyOf] =
    type === undefined
      ? [(message: Message) => headersIn(message.headers), plainBody]
      : [messageHeaders, encodedBody];
  const status = isObject(response) ? statusOf(response.status ?? 200) : undefined;
  return {
    method,
    ...target,
    search: searchOf(request.query),
    // A consumer names only the headers that it needs.
    request: { headers: headersOf(request), body: bodyOf(request), hasAllHeaders: false },
    response:
      isObject(response) && status !== undefined
        ? { status, headers: headersOf(response), body: bodyOf(response) }
        : undefined,
  };
};

type Message = Readonly<Record<string, unknown>>;

/** Reads a body of versions 2 and 3: JSON as a value, any other body as text. */
function plainBody({ body, headers }: Message): RecordedBody | undefined {
  if (body === undefined) return undefined;
  const type = headersIn(headers)?.get("content-type");
  const isText = typeof body === "string" && type !== undefined && !isJson(type);
  return isText ? { kind: "text", text: body } : { kind: "json", value: body };
}

/** Reads a body of version 4: the content with its encoding, which is false, `JSON` or `base64`. */
function encodedBody({ body }: Message): RecordedBody | undefined {
  if (!isObject(body) || body.content === undefined) return undefined;
  const { content, contentType, encoded = false } = body;
  const isValue = typeof content !== "string" || (encoded === false && isJson(String(contentType ?? "")));
  if (isValue) return { kind: "json", value: content };
  return { kind: "text", text: encoded === "base64" ? decodedText(content) : content };
}

function messageHeaders({ headers, body }: Message): RecordedHeaders | undefined {
  return withType(headersIn(headers), isObject(body) ? body.contentType : undefined);
}
