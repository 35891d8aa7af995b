import type { MediaTypeModel, OperationModel, StreamModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { ALL_TYPES, anyTypes, isOnly, typesOf, type ValueTypes } from "../../core/model/facts/types-of.ts";
import type { ValueType } from "../../core/model/facts/value-type.ts";
import { dataSchemas } from "../../core/model/read/decode-event.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { preferredStream } from "../../core/model/stream-format.ts";
import type { BodyPlan, ParameterPlan } from "./plan-operation.ts";

/** What is decided about the events of an operation. */
export interface StreamPlan extends Pick<StreamModel, "format" | "gives" | "schema"> {
  /** Where the description has it: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly mediaType: string;
  /** Undefined for JSON of any kind, or text. */
  readonly data: "text" | "json" | readonly ValueType[] | undefined;
  /** Data that ends the stream. */
  readonly end: string | undefined;
  /** Key of the `Last-Event-ID` header in the input. */
  readonly resume: string | undefined;
}

/** The streams of an operation's successes, and what the client makes of the first: undefined where there is none. */
export function planStream(
  { responses }: OperationModel,
  parameters: readonly ParameterPlan[],
): StreamPlan | undefined {
  const all = successesOf(responses).flatMap(({ status, content }) =>
    content.flatMap((media) => (media.stream ? [{ status, media, stream: media.stream }] : [])),
  );
  const found = preferredStream(all);
  if (found === undefined) return undefined;
  const { status, media, stream } = found;
  const { format, gives, schema } = stream;
  const data = dataOf(stream);
  const resumed = parameters.find(
    ({ model }) => model.in === "header" && model.name.toLowerCase() === "last-event-id",
  );
  return {
    ...{ status, mediaType: media.contentType, format, gives, schema },
    data,
    end: endOf(media, { format, data }),
    resume: format === "events" ? resumed?.key : undefined,
  };
}

/** How the data of an event is read, by the types that its schema accepts. */
function dataOf({ format, gives, schema }: StreamModel): StreamPlan["data"] {
  if (schema === undefined) return gives === "event" ? "text" : "json";
  const types = gives === "event" ? typesOfData(schema) : typesOf(schema);
  const isOpen = types.size === 0 || types.size === ALL_TYPES.size;
  if (format !== "events") return isOpen ? "json" : [...types];
  if (isOnly(types, "string")) return "text";
  return isOpen ? undefined : [...types];
}

function typesOfData(schema: SchemaModel): ValueTypes {
  const all = dataSchemas(schema);
  return all.length === 0 ? new Set<ValueType>(["string"]) : anyTypes(all.map((data) => typesOf(data)));
}

/**
 * `x-codegen-stream-end`, else `[DONE]` where the description has only JSON: many services end a stream with it, and it is never
 * the JSON that is described.
 */
function endOf(
  { extensions }: MediaTypeModel,
  { format, data }: Pick<StreamPlan, "format" | "data">,
): string | undefined {
  const end = extensions["x-codegen-stream-end"];
  if (typeof end === "string") return end;
  return format === "events" && Array.isArray(data) && !data.includes("string") ? "[DONE]" : undefined;
}

/** The key of the input that asks for a stream: a boolean of the body or the query that is called `stream`. */
export function streamFlag(
  parameters: readonly ParameterPlan[],
  body: BodyPlan | undefined,
): string | undefined {
  const parameter = parameters.find(({ key, model }) => key === "stream" && isFlag(model.schema));
  const property = body?.placement === "flat" ? body.properties?.get("stream") : undefined;
  return parameter || (property && isFlag(property)) ? "stream" : undefined;
}

function isFlag(schema: SchemaModel): boolean {
  const types = typesOf(schema);
  return types.has("boolean") && types.size <= 2;
}
