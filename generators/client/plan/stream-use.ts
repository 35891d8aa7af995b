import type { MediaTypeModel, OperationModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";

/** Streams of an operation's responses. `beside`: a stream or another response, as requested. */
export type StreamUse = "none" | "only" | "beside";

/** Returns whether an operation responds with a stream of events. */
export function streamUse({ responses }: OperationModel): StreamUse {
  const contents = successesOf(responses).flatMap(({ content }) => content);
  if (!contents.some(isStream)) return "none";
  return contents.every(isStream) ? "only" : "beside";
}

/** True for an operation with the methods of a paged list. */
export function isPagedList(operation: OperationModel): boolean {
  return operation.pagination !== undefined && streamUse(operation) !== "only";
}

/** True for a media type that is a sequence of events. */
export function isStream({ stream }: MediaTypeModel): boolean {
  return stream !== undefined;
}
