import { isObject } from "../../core/json.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import { essence, responseFor } from "../../core/model/described-parts.ts";
import { errorMark } from "../../core/model/facts/error-mark.ts";
import type { RecordedResponse } from "../match/exchange.ts";
import type { Part } from "../match/parts.ts";
import type { MismatchRule } from "./mismatch.ts";

/** Reason why a success cannot be the described one. */
export interface ResponseFault {
  readonly rule: MismatchRule;
  /** One sentence. */
  readonly message: string;
}

/** Returns the reason why a success cannot be the one that its operation describes; undefined if it can. */
export function responseFault(
  { content }: Part,
  operation: OperationModel,
  { status, headers, body }: RecordedResponse,
): ResponseFault | undefined {
  const described = responseFor(operation, status)?.content.map(({ contentType }) => contentType);
  switch (content.kind) {
    case "undescribed": {
      if (!described)
        return { rule: "live-status-undescribed", message: `The status ${status} is not described.` };
      const type = essence(headers?.get("content-type") ?? "") || "(none)";
      const message = `The content type ${type} is not described: expected ${described.join(" or ")}.`;
      return { rule: "live-content-type-undescribed", message };
    }
    case "malformed": {
      const isEmpty = body?.kind === "text" && body.text.trim() === "";
      return {
        rule: "live-body-not-json",
        message: isEmpty ? "The body is empty." : "The body is not JSON.",
      };
    }
    case "value": {
      const mark = markOf(operation, content.value);
      const message = `The body is a described error (${mark}), under status ${status}.`;
      return mark === undefined ? undefined : { rule: "live-error-as-success", message };
    }
    default:
      return undefined;
  }
}

/** Returns the mark of an error, such as `success: false`, if all described errors and no success have it. */
function markOf({ responses }: OperationModel, value: unknown): string | undefined {
  const mark = errorMark(responses);
  if (mark === undefined || !isObject(value)) return undefined;
  const entries = Object.entries(mark);
  if (!entries.every(([name, constant]) => value[name] === constant)) return undefined;
  return entries.map(([name, constant]) => `${name}: ${JSON.stringify(constant)}`).join(", ");
}
