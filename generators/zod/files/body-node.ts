import { isDeepStrictEqual } from "node:util";
import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { isForm, isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "../build/build-schema.ts";
import type { Scope } from "../build/scope.ts";
import type { ZodNode } from "../build/zod-node.ts";
import { reportUnread } from "./report-unread.ts";
import { withoutUploads } from "./without-uploads.ts";

/**
 * The validator of the value that a body is made of, in any of its media types: JSON, or the object that becomes a form
 * where there is no JSON. Undefined where nothing is said of it; text and bytes are no values to look into.
 */
export function bodyNode(content: readonly MediaTypeModel[], scope: Scope): ZodNode | undefined {
  const json = jsonContent(content).map(({ schema }) => schema);
  const forms = content.filter(({ contentType }) => isForm(contentType)).map(({ schema }) => schema);
  if (json.length + forms.length === 0) reportUnread(content, scope.module);
  return json.length > 0
    ? anyNode(json, scope)
    : anyNode(
        forms.map((schema) => schema && withoutUploads(schema, scope)),
        scope,
      );
}

/** What any of some schemas accepts; where one of them is left open, any value may come. */
function anyNode(schemas: readonly (SchemaModel | undefined)[], scope: Scope): ZodNode | undefined {
  const described = schemas.filter((schema) => schema !== undefined);
  const [first] = described;
  if (first === undefined || described.length < schemas.length) return undefined;
  const nodes = described.map((schema) => buildSchema(schema, scope).node);
  const distinct = described.filter(
    (_, index) => !nodes.slice(0, index).some((other) => isDeepStrictEqual(other, nodes[index])),
  );
  return distinct.length > 1 ? buildSchema(anyOf(distinct, first), scope).node : nodes[0];
}

/** What is read as JSON: a wildcard counts where no media type is named, and a shape is described. */
function jsonContent(content: readonly MediaTypeModel[]): readonly MediaTypeModel[] {
  const json = content.filter(({ contentType }) => isJson(contentType));
  if (json.length > 0) return json;
  return content.filter(
    ({ contentType, schema }) => /^(\*|application)\/\*/.test(contentType) && schema !== undefined,
  );
}

function anyOf(branches: readonly SchemaModel[], { place }: SchemaModel): SchemaModel {
  return { place, anyOf: branches, annotations: { extensions: {} } };
}
