import { checkKey } from "../../core/checks/check-key.ts";
import type { CheckNode } from "../../core/checks/check-node.ts";
import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import { isForm, isJson } from "../../core/model/media-type.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { withoutUploads } from "./without-uploads.ts";

/**
 * Returns the check of a body's value in any of its media types: JSON, or the object of a form if there is no JSON.
 * Undefined if the document does not describe it; text and bytes are not checked.
 */
export function bodyCheck(
  content: readonly MediaTypeModel[],
  reading: Reading,
  run: ZodRun,
): CheckNode | undefined {
  const json = jsonContent(content).map(({ schema }) => schema);
  const forms = content.filter(({ contentType }) => isForm(contentType)).map(({ schema }) => schema);
  if (json.length + forms.length === 0) reportUnread(content, run);
  const schemas =
    json.length > 0
      ? json
      : forms.map((schema) => schema && withoutUploads(schema, run.checks.scope(reading)));
  return anyCheck(schemas, reading, run);
}

/** Returns a check that accepts what any of the schemas accepts; undefined if one is missing. */
function anyCheck(
  schemas: readonly (SchemaModel | undefined)[],
  reading: Reading,
  { checks }: ZodRun,
): CheckNode | undefined {
  const described = schemas.filter((schema) => schema !== undefined);
  const [first] = described;
  if (first === undefined || described.length < schemas.length) return undefined;
  const distinct = new Map(described.map((schema) => [checkKey(checks.of(schema, reading)), schema]));
  return checks.of(distinct.size > 1 ? anyOf([...distinct.values()], first) : first, reading);
}

/** Returns content that is read as JSON, including a wildcard with a schema if no media type is JSON. */
function jsonContent(content: readonly MediaTypeModel[]): readonly MediaTypeModel[] {
  const json = content.filter(({ contentType }) => isJson(contentType));
  if (json.length > 0) return json;
  return content.filter(
    ({ contentType, schema }) => /^(\*|application)\/\*/.test(contentType) && schema !== undefined,
  );
}

function anyOf(branches: readonly SchemaModel[], { location }: SchemaModel): SchemaModel {
  return { location, anyOf: branches, annotations: { extensions: {} } };
}

/** Reports bodies with a detailed schema for which no validator is generated. */
function reportUnread(content: readonly MediaTypeModel[], run: ZodRun): void {
  for (const { contentType, schema } of content) {
    if (!schema || isUpload(schema) || isBareText(schema)) continue;
    run.report(schema, {
      code: "body-not-validated",
      message: `The ${contentType} body is neither JSON nor a form, so no validator is generated for it.`,
      help: "Check it in your own code.",
    });
  }
}

function isBareText({ location: _, annotations: __, types, ...others }: SchemaModel): boolean {
  const isText = types === undefined || (types.length === 1 && types[0] === "string");
  return isText && Object.keys(others).length === 0;
}
