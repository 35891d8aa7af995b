import type { MediaTypeModel, OperationModel, ResponseModel } from "./api-model.ts";

/** Returns the described response of a status: the exact status, its range, or the default. */
export function responseFor(
  { responses }: Pick<OperationModel, "responses">,
  status: number,
): ResponseModel | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  for (const key of [String(status), range, "default"]) {
    const found = responses.find((response) => response.status === key);
    if (found) return found;
  }
  return undefined;
}

/** Returns the described media type of a content type, ignoring parameters and case. */
export function mediaFor(
  content: readonly MediaTypeModel[],
  contentType: string,
): MediaTypeModel | undefined {
  const sent = essence(contentType);
  const of = (wanted: string) => content.find((media) => essence(media.contentType) === wanted);
  return of(sent) ?? of(`${sent.split("/")[0]}/*`) ?? of("*/*");
}

/** Returns a content type without its parameters, in lower case. */
export function essence(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}
