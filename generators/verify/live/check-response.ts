import type { OperationModel } from "../../core/model/api-model.ts";
import { essence, mediaFor, responseFor } from "../../core/model/described-parts.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { FetchedText } from "../http/fetch-text.ts";
import { responsePart } from "../match/parts.ts";
import { failureReason } from "./failure-reason.ts";
import { type Mismatch, mismatchesOf } from "./mismatch.ts";
import { responseFault } from "./response-fault.ts";
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
  const { status, contentType, text } = response;
  if (status < 200 || status >= 300)
    return { kind: "not-checked", ...failureReason(response), mismatches: [] };
  const headers = new Map([["content-type", contentType]]);
  const received = { status, headers, body: { kind: "text", text } } as const;
  const part = responsePart(operation, received);
  const fault = responseFault(part, operation, received);
  if (fault) {
    const { message, rule } = fault;
    const mismatch = mismatchesOf(operation, { ...part, where: `response ${status}` })(rule, { message });
    return { kind: "not-checked", reason: message, help: OTHER_SENDER, mismatches: [mismatch] };
  }
  const { content } = part;
  if (content.kind === "absent") return withoutContent(response);
  if (content.kind !== "value")
    return checked(["status", "content type"], { note: unreadNote(operation, response) });
  return checked(["status", "content type", "body"], {
    note: unexercisedPart({ operation, ...content }),
    mismatches: valueMismatches(part, operation),
    body: content,
  });
}

function unreadNote(operation: OperationModel, { status, contentType }: FetchedText): string {
  const media = mediaFor(responseFor(operation, status)?.content ?? [], contentType);
  const isReadable = [media?.contentType ?? "", contentType].some(isJson);
  const reason = isReadable ? "no JSON schema describes it" : `only JSON is, not ${essence(contentType)}`;
  return `The body was not compared: ${reason}.`;
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
