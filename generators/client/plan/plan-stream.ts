import type { MediaTypeModel, OperationModel, StreamModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { ALL_TYPES, anyTypes, isOnly, typesOf, type ValueTypes } from "../../core/model/facts/types-of.ts";
import type { ValueType } from "../../core/model/facts/value-type.ts";
import { dataSchemas } from "../../core/model/read/decode-event.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { preferredStream } from "../../core/model/stream-format.ts";
import type { BodyPlan, ParameterPlan } from "./plan-operation.ts";

/** Plan of an operation's events. */
export interface StreamPlan extends Pick<StreamModel, "format" | "gives" | "schema"> {
  /** Key of the response in the description: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly mediaType: string;
  /** Undefined for JSON of any kind, or text. */
  readonly data: "text" | "json" | readonly ValueType[] | undefined;
  /** Data that ends the stream. */
  readonly end: string | undefined;
  /** Key of the `Last-Event-ID` header in the input. */
  readonly resume: string | undefined;
}

/** Plans the first stream of an operation's successes, and reports others; undefined without a stream. */
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

/** Returns how to parse the data of an event, by the types that its schema accepts. */
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
 * Returns `x-codegen-stream-end`, or `[DONE]` if the description has only JSON: many services end a stream with it, and
 * it never matches the described JSON.
 */
function endOf(
  { extensions }: MediaTypeModel,
  { format, data }: Pick<StreamPlan, "format" | "data">,
): string | undefined {
  const end = extensions["x-codegen-stream-end"];
  if (typeof end === "string") return end;
  return format === "events" && Array.isArray(data) && !data.includes("string") ? "[DONE]" : undefined;
}

/** Returns the key of the input that requests a stream: a boolean named `stream` of the body or the query. */
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
