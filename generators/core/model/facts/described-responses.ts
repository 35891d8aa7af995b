import type { ResponseModel } from "../api-model.ts";
import { isJson } from "../media-type.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Returns the responses that the document describes as successes. */
export function successesOf(responses: readonly ResponseModel[]): readonly ResponseModel[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
}

/** Returns the responses that the document describes as errors. */
export function errorsOf(responses: readonly ResponseModel[]): readonly ResponseModel[] {
  const successes = successesOf(responses);
  return responses.filter(
    (response) => !successes.includes(response) && /^([45]|default$)/.test(response.status),
  );
}

/** The schemas of all JSON bodies. */
export function jsonSchemasOf(responses: readonly ResponseModel[]): SchemaModel[] {
  return responses.flatMap(({ content }) =>
    content.flatMap(({ contentType, schema }) => (schema && isJson(contentType) ? [schema] : [])),
  );
}
