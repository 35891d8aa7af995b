import { isObject, type Json, type JsonObject } from "../../json.ts";
import { fieldOf } from "../grammar.ts";
import { childPointer, valueAt } from "../pointer.ts";
import {
  type Conversion,
  isReference,
  nodesOf,
  reportNonStrings,
  type SwaggerNode,
  serversOf,
  stringsIn,
} from "./conversion.ts";
import { convertBody, convertForm, type FormField } from "./convert-body.ts";
import { convertParameter } from "./convert-parameter.ts";
import { convertResponse } from "./convert-response.ts";

/** Converts a path with its operations. Other values than objects, and extensions, are kept. */
export function convertPathItem(pointer: string, conversion: Conversion): Json {
  const value = (valueAt(conversion.root.value, pointer) ?? null) as Json; // a part of a JSON document
  if (!isObject(value) || value.$ref !== undefined) return value;
  const item = { pointer, value };
  const shared = parametersOf(item, conversion);
  const converted: Record<string, Json | undefined> = { ...value };
  if (value.parameters !== undefined) converted.parameters = plainParameters(item, shared, conversion);
  for (const key of Object.keys(value)) {
    const operation = value[key];
    if (fieldOf("pathItem", key)?.[1] === "operation" && isObject(operation))
      converted[key] = convertOperation(
        { pointer: childPointer(pointer, key), value: operation },
        { shared, conversion },
      );
  }
  return converted;
}

interface Parameter {
  /** The entry of the list. */
  readonly listed: SwaggerNode;
  /** The definition. */
  readonly node: SwaggerNode;
}

function parametersOf({ pointer, value }: SwaggerNode, conversion: Conversion): Parameter[] {
  const parameters = value.parameters ?? []; // an empty field is accepted
  const location = childPointer(pointer, "parameters");
  if (!Array.isArray(parameters)) conversion.reportIgnored(location, "a list");
  return (Array.isArray(parameters) ? parameters : []).flatMap((one, index) => {
    const at = childPointer(location, String(index));
    const node = conversion.follow(at);
    if (isObject(one) && node) return [{ listed: { pointer: at, value: one }, node }];
    conversion.reportIgnored(at, "a parameter");
    return [];
  });
}

function isIn(location: string) {
  return ({ node }: Parameter): boolean => node.value.in === location;
}

const isBody = isIn("body");
const isField = isIn("formData");

/** Converts the parameters outside of the body. */
function plainParameters(
  holder: SwaggerNode,
  parameters: readonly Parameter[],
  conversion: Conversion,
): Json[] {
  return parameters
    .filter((one) => !isBody(one) && !isField(one))
    .map(({ listed }, index) => {
      const to = childPointer(holder.pointer, "parameters", String(index));
      if (!isReference(listed)) return convertParameter(listed, to, conversion);
      conversion.origins.set(to, listed.pointer);
      return listed.value;
    });
}

interface OperationParts {
  /** Parameters of the path. */
  readonly shared: readonly Parameter[];
  readonly conversion: Conversion;
}

function convertOperation(node: SwaggerNode, { shared, conversion }: OperationParts): JsonObject {
  const own = parametersOf(node, conversion);
  for (const key of ["schemes", "consumes", "produces"]) reportNonStrings(node, key, conversion);
  const { consumes: _, produces: __, schemes: ___, parameters, ...kept } = node.value;
  const requestBody = bodyOf(node, { own, shared, conversion });
  const schemes = stringsIn(node, "schemes") ?? [];
  const root = conversion.root.value;
  return {
    ...kept,
    ...(parameters === undefined ? {} : { parameters: plainParameters(node, own, conversion) }),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(isObject(node.value.responses) ? { responses: responsesOf(node, conversion) } : {}),
    // Only relevant if the document names a host.
    ...(typeof root.host === "string" && schemes.length > 0 ? { servers: serversOf(root, schemes) } : {}),
  };
}

/** Returns a form field, or reports one without a name. */
function namedField({ pointer, value }: SwaggerNode, conversion: Conversion): FormField | undefined {
  const { name } = value;
  if (typeof name === "string") return { pointer, value, name };
  conversion.reportIgnored(pointer, "a parameter with a name");
  return undefined;
}

interface BodyParts extends OperationParts {
  readonly own: readonly Parameter[];
}

function bodyOf(operation: SwaggerNode, { own, shared, conversion }: BodyParts): JsonObject | undefined {
  const hasOwn = own.some((one) => isBody(one) || isField(one));
  const parameters = hasOwn ? own : shared;
  const body = parameters.filter(isBody).at(-1)?.node;
  const fields = parameters.filter(isField).flatMap(({ node }) => namedField(node, conversion) ?? []);
  const parts = {
    to: childPointer(operation.pointer, "requestBody"),
    consumes: mediaTypes(operation, "consumes", conversion),
    conversion,
  };
  if (body !== undefined && fields.length > 0)
    conversion.reportLost(
      operation.pointer,
      "The operation has both a body and fields of a form; the fields are left out.",
      "Describe one of them.",
    );
  if (body !== undefined) return convertBody(body, parts);
  return fields.length > 0 ? convertForm(fields, parts) : undefined;
}

function responsesOf(operation: SwaggerNode, conversion: Conversion): JsonObject {
  const produces = mediaTypes(operation, "produces", conversion);
  const hasOwnTypes = operation.value.produces !== undefined;
  const converted = nodesOf(operation, "responses").map(([status, response]) => {
    const target = isReference(response) ? conversion.follow(response.pointer) : response;
    // Shared responses use the media types of the document; an operation with its own types gets a copy.
    if (target === undefined || (isReference(response) && !hasOwnTypes)) return [status, response.value];
    const parts = { to: response.pointer, isCopy: isReference(response), produces, conversion };
    return [status, convertResponse(target, parts)];
  });
  return { ...(operation.value.responses as JsonObject), ...Object.fromEntries(converted) }; // checked by the caller
}

function mediaTypes(
  operation: SwaggerNode,
  key: "consumes" | "produces",
  { root }: Conversion,
): readonly string[] {
  return [...new Set(stringsIn(operation, key) ?? stringsIn(root, key))];
}
