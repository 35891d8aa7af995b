import type { MediaTypeModel, OperationModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";

/** How an operation responds. `beside`: a stream or something else, as it is asked. */
export type StreamUse = "none" | "only" | "beside";

/** Whether an operation gives a stream of events. */
export function streamUse({ responses }: OperationModel): StreamUse {
  const contents = successesOf(responses).flatMap(({ content }) => content);
  if (!contents.some(isStream)) return "none";
  return contents.every(isStream) ? "only" : "beside";
}

/** True for a media type that is a sequence of events. */
export function isStream({ stream }: MediaTypeModel): boolean {
  return stream !== undefined;
}
