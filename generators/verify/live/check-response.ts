import { isObject } from "../../core/json.ts";
import type { MediaTypeModel, OperationModel } from "../../core/model/api-model.ts";
import { essence, mediaFor, responseFor } from "../../core/model/described-parts.ts";
import { errorMark } from "../../core/model/facts/error-mark.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { FetchedText } from "../http/fetch-text.ts";
import { failureReason } from "./failure-reason.ts";
import { type Mismatch, type MismatchRule, mismatchesOf, responseSource } from "./mismatch.ts";
import { unexercisedPart } from "./unexercised-part.ts";
import { valueMismatches } from "./value-mismatches.ts";

/** Parts of a response that are compared with the description. */
type ComparedPart = "status" | "content type" | "body";

/** A response that was compared with its description. */
interface Checked {
  readonly kind: "checked";
  readonly compared: readonly ComparedPart[];
  /** One sentence on described parts that the response did not show; undefined if it showed all. */
  readonly note: string | undefined;
  /** Differences from the description. */
  readonly mismatches: readonly Mismatch[];
  /** Set when the response is JSON and its schema is known: other requests may need its values. */
  readonly body: { readonly schema: SchemaModel; readonly value: unknown } | undefined;
}

/** A response that proves nothing about the operation: its sender or content is unknown. */
export interface NotChecked {
  readonly kind: "not-checked";
  /** One sentence. */
  readonly reason: string;
  /** Advice. */
  readonly help: string;
  /** Set for a success that is not as described. */
  readonly mismatches: readonly Mismatch[];
}

/** Findings about an operation from one of its responses. */
export type ResponseCheck = Checked | NotChecked;

const OTHER_SENDER =
  "Check that the URL leads to the service, and that nothing in front of it responds instead.";

/** Compares a response with the description of its operation. Only a success can prove that they agree. */
export function checkResponse(operation: OperationModel, response: FetchedText): ResponseCheck {
  const { status } = response;
  if (status < 200 || status >= 300)
    return { kind: "not-checked", ...failureReason(response), mismatches: [] };
  const described = responseFor(operation, status);
  const reject = createReject(operation, status);
  if (described === undefined)
    return reject("live-status-undescribed", {
      reason: `The status ${status} is not described.`,
      location: operation.location,
    });
  const { content } = described;
  if (content.length === 0) return withoutContent(response);
  const media = mediaFor(content, response.contentType);
  if (media === undefined)
    return reject("live-content-type-undescribed", {
      reason: `The content type ${essence(response.contentType) || "(none)"} is not described: expected ${content.map(({ contentType }) => contentType).join(" or ")}.`,
      location: described.location,
    });
  return checkBody(operation, { response, media });
}

interface Received {
  readonly response: FetchedText;
  readonly media: MediaTypeModel;
}

function checkBody(operation: OperationModel, { response, media }: Received): ResponseCheck {
  const { status, contentType, text } = response;
  const { schema } = media;
  const isReadable = isJson(media.contentType) || isJson(contentType);
  if (!isReadable || schema === undefined)
    return checked(["status", "content type"], {
      note: `The body was not compared: ${isReadable ? "no schema is described for it" : `only JSON is, not ${essence(contentType)}`}.`,
    });
  const reject = createReject(operation, status);
  const parsed = parse(text);
  if (parsed === undefined)
    return reject("live-body-not-json", {
      reason: text.trim() === "" ? "The body is empty." : "The body is not JSON.",
      location: media.location,
    });
  const { value } = parsed;
  const mark = markOf(operation, value);
  if (mark !== undefined)
    return reject("live-error-as-success", {
      reason: `The body is a described error (${mark}), under status ${status}.`,
      location: media.location,
    });
  return checked(["status", "content type", "body"], {
    note: unexercisedPart({ operation, schema, value }),
    mismatches: valueMismatches(responseSource(operation, status), {
      where: media.contentType,
      schema,
      value,
    }),
    body: { schema, value },
  });
}

function withoutContent({ text }: FetchedText): ResponseCheck {
  if (text === "") return checked(["status"], { note: undefined });
  return {
    kind: "not-checked",
    reason: "The response has a body, and the description has none.",
    help: OTHER_SENDER,
    mismatches: [],
  };
}

function checked(
  compared: readonly ComparedPart[],
  { note, mismatches = [], body }: Pick<Checked, "note"> & Partial<Pick<Checked, "mismatches" | "body">>,
): Checked {
  return { kind: "checked", compared, note, mismatches, body };
}

/** Creates a function that reports a success which cannot be the described one. */
function createReject(operation: OperationModel, status: number) {
  return (
    rule: MismatchRule,
    { reason, location }: { readonly reason: string; readonly location: Mismatch["location"] },
  ) => ({
    kind: "not-checked" as const,
    reason,
    help: OTHER_SENDER,
    mismatches: [mismatchesOf(responseSource(operation, status))(rule, { message: reason, location })],
  });
}

/** Returns the mark of an error, such as `success: false`, if all described errors and no success have it. */
export function markOf({ responses }: OperationModel, value: unknown): string | undefined {
  const mark = errorMark(responses);
  if (mark === undefined || !isObject(value)) return undefined;
  const entries = Object.entries(mark);
  if (!entries.every(([name, constant]) => value[name] === constant)) return undefined;
  return entries.map(([name, constant]) => `${name}: ${JSON.stringify(constant)}`).join(", ");
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
