import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { childPointer, valueAlong } from "../../document/pointer.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { asText, listOf } from "../../json-values.ts";
import type { HeaderModel, ParameterModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readNode, readSharable } from "./read-node.ts";

const LOCATIONS = ["path", "query", "header", "cookie"] as const;
const DEFAULT_STYLES = { path: "simple", query: "form", header: "simple", cookie: "form" } as const;

/** Header parameters that OpenAPI ignores, in lower case: other parts of the document describe them. */
const RESERVED_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function isReserved({ in: location, name }: JsonObject): boolean {
  return location === "header" && typeof name === "string" && RESERVED_HEADERS.has(name.toLowerCase());
}

/** A key that is equal for equal parameters; malformed ones are all different, so that each is reported. */
function keyOf({ pointer, value: { in: location, name } }: ModelNode): string {
  return typeof name === "string" && typeof location === "string"
    ? parameterKey({ in: location, name })
    : pointer;
}

/** A key that is equal for equal parameters: names of headers are case-insensitive (RFC 9110, 5.1). */
export function parameterKey({ in: location, name }: { readonly in: string; readonly name: string }): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

/** Reads the parameters of an operation or path item, without headers that OpenAPI ignores. */
export function readParameters(context: ModelContext, node: ModelNode): ParameterModel[] {
  return parametersOf(context, node)
    .filter(({ value }) => !isReserved(value))
    .flatMap((child) => readParameter(context, child) ?? []);
}

/** Reads the parameters of an operation or path item, including headers that OpenAPI ignores. */
export function readAllParameters(context: ModelContext, node: ModelNode): ParameterModel[] {
  return parametersOf(context, node).flatMap((child) => readParameter(context, child) ?? []);
}

function parametersOf(context: ModelContext, node: ModelNode): ModelNode[] {
  const children = listOf(node.value.parameters).flatMap(
    (_, index) => context.child(node, "parameters", String(index)) ?? [],
  );
  const last = new Map(children.map((child) => [keyOf(child), child]));
  for (const child of children) if (last.get(keyOf(child)) !== child) reportRepeated(context, child);
  return [...last.values()];
}

/** Reads a parameter; undefined for a malformed one. */
export function readParameter(context: ModelContext, node: ModelNode): ParameterModel | undefined {
  const fields = context.fields(node);
  const name = fields("string", "name");
  const location = LOCATIONS.find((candidate) => candidate === node.value.in);
  if (name === undefined || location === undefined) {
    reportMalformed(context, node);
    return undefined;
  }
  const style = fields("string", "style") ?? DEFAULT_STYLES[location];
  const { schema, contentType } = heldSchema(context, node);
  const own = {
    name,
    in: location,
    required: location === "path" || (fields("boolean", "required") ?? false),
    deprecated: fields("boolean", "deprecated") ?? false,
    description: fields("string", "description"),
    style,
    explode: fields("boolean", "explode") ?? style === "form",
    allowReserved: fields("boolean", "allowReserved") ?? false,
    allowEmptyValue: node.value.allowEmptyValue === true,
    contentType,
    ...readSharable(context, node, "parameters"),
  };
  return withGetters(own, { schema });
}

/** Returns the schema of a parameter or header, or that of its only media type. */
function heldSchema(context: ModelContext, { pointer, value }: ModelNode) {
  if (value.schema !== undefined) return { schema: context.schemaBelow(pointer), contentType: undefined };
  const [contentType] = isObject(value.content) ? Object.keys(value.content) : [];
  const path = ["content", contentType ?? ""];
  if (valueAlong(value, [...path, "schema"]) !== undefined)
    return { schema: context.schemaBelow(childPointer(pointer, ...path)), contentType };
  const location = context.location(pointer);
  const missing: SchemaModel = { location, always: true, annotations: { extensions: {} } };
  return { schema: () => missing, contentType };
}

/** Reads the headers of a map below a node. */
export function readHeaders(context: ModelContext, node: ModelNode): HeaderModel[] {
  return context.entries(node, "headers").map(([name, child]) => readHeader(context, child, name));
}

export function readHeader(context: ModelContext, node: ModelNode, name: string): HeaderModel {
  const fields = context.fields(node);
  const { style, explode, deprecated } = node.value;
  const { schema, contentType } = heldSchema(context, node);
  const own = {
    name,
    required: fields("boolean", "required") ?? false,
    deprecated: deprecated === true,
    description: fields("string", "description"),
    style: typeof style === "string" ? style : "simple",
    explode: typeof explode === "boolean" ? explode : style === "form",
    contentType,
    ...readNode(context, node),
  };
  return withGetters(own, { schema });
}

function reportRepeated({ report, location }: ModelContext, { pointer, value }: ModelNode): void {
  report(location(pointer), {
    code: "parameter-duplicate",
    message: `The ${asText(value.in ?? "")} parameter "${asText(value.name ?? "")}" is listed more than once; the last one counts.`,
    help: "Remove the others.",
  });
}

function reportMalformed({ report, location }: ModelContext, { pointer, value }: ModelNode): void {
  report(location(pointer), {
    code: "parameter-malformed",
    message: `A parameter must have a name and a location; this one is left out.${didYouMean(asText(value.in ?? ""), LOCATIONS)}`,
    help: `Set "name", and set "in" to one of ${LOCATIONS.join(", ")}.`,
  });
}
