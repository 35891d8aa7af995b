import { isObject, type JsonObject } from "../../json.ts";
import { childPointer } from "../pointer.ts";
import { type Conversion, keep, type SwaggerNode } from "./conversion.ts";
import { styleOf, valueSchema } from "./convert-parameter.ts";

const MULTIPART = "multipart/form-data";
const URL_ENCODED = "application/x-www-form-urlencoded";

interface BodyParts {
  /** New location of the request body. */
  readonly to: string;
  readonly consumes: readonly string[];
  readonly conversion: Conversion;
}

/** Converts a parameter in `body` to a request body. */
export function convertBody(node: SwaggerNode, { to, consumes, conversion }: BodyParts): JsonObject {
  const { value, pointer } = node;
  conversion.move(pointer, to);
  const schema = value.schema ?? {};
  const types = consumes.length > 0 ? consumes : ["application/json"];
  for (const type of types)
    conversion.move(childPointer(pointer, "schema"), childPointer(to, "content", type, "schema"));
  return {
    ...keep(value, ["description"]),
    required: value.required === true,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

/** A form field with its valid name. */
export interface FormField extends SwaggerNode {
  readonly name: string;
}

/** Converts the fields of a form to a request body. */
export function convertForm(
  fields: readonly FormField[],
  { to, consumes, conversion }: BodyParts,
): JsonObject {
  const hasFile = fields.some(({ value }) => value.type === "file");
  const types = consumes.filter((type) => type === MULTIPART || (type === URL_ENCODED && !hasFile));
  const used = types.length > 0 ? types : [hasFile ? MULTIPART : URL_ENCODED];
  const required = fields.filter(({ value }) => value.required === true).map(({ name }) => name);
  const schema: JsonObject = {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, conversion)])),
    ...(required.length > 0 ? { required } : {}),
  };
  const styles = fields.flatMap((field) => {
    const style = styleOf(field, conversion);
    return Object.keys(style).length > 0 ? [[field.name, style] as const] : [];
  });
  const encoding = styles.length > 0 ? { encoding: Object.fromEntries(styles) } : {};
  for (const type of used)
    for (const field of fields)
      conversion.origins.set(
        childPointer(to, "content", type, "schema", "properties", field.name),
        field.pointer,
      );
  return {
    required: required.length > 0,
    content: Object.fromEntries(
      used.map((type) => [type, { schema, ...(type === URL_ENCODED ? encoding : {}) }]),
    ),
  };
}

function fieldSchema(field: SwaggerNode, conversion: Conversion): JsonObject {
  const { value } = field;
  const schema =
    value.type === undefined && isObject(value.schema) ? value.schema : valueSchema(field, conversion);
  return typeof value.description === "string" && schema.$ref === undefined
    ? { ...schema, description: value.description }
    : schema;
}
