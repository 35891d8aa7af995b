import type { MediaTypeModel, OperationModel, ResponseModel } from "./api-model.ts";
import type { SchemaModel } from "./schema-model.ts";
import type { SourceLocation } from "./source-location.ts";

/** A part of an operation. */
interface OperationPart {
  /** Names that lead to it: `parameters`, `query`, `limit`. */
  readonly names: readonly string[];
  readonly location: SourceLocation;
  readonly schema?: SchemaModel | undefined;
}

/** Lists an operation, and its parameters, bodies, responses and their media types. */
export function partsOfOperation(operation: OperationModel): OperationPart[] {
  const { parameters, requestBody, responses } = operation;
  const bodies = [
    ...(requestBody ? [{ names: ["requestBody"], body: requestBody }] : []),
    ...responses.map((body) => ({ names: ["responses", body.status], body })),
  ];
  return [
    { names: [], location: operation.location },
    ...parameters.map(({ in: where, name, location, schema }) => ({
      names: ["parameters", where, name],
      location,
      schema,
    })),
    ...bodies.flatMap(({ names, body: { location, content } }) => [
      { names, location },
      ...content.map((media) => ({ names, location: media.location, schema: media.schema })),
    ]),
  ];
}

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
