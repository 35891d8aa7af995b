import type { Annotations, SchemaModel } from "../../core/model/schema-model.ts";
import type { Field } from "../page.ts";
import { codeMarkdown } from "./markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaLabel, valueMarkdown } from "./schema-label.ts";

/** Objects within objects are shown down to here; what is deeper is found on the pages of components. */
const DEPTH = 4;

/** The members of an object, with those of the schemas that apply to it as well. */
export function schemaFields(schema: SchemaModel, context: ReferenceContext, depth = 0): Field[] {
  const { properties, required } = members(schema);
  return [...properties].map(([name, property]) => ({
    name,
    ...fieldOf(property, context, depth),
    isRequired: required.has(name),
  }));
}

/** Describes a value without its name. */
export function fieldOf(
  schema: SchemaModel,
  context: ReferenceContext,
  depth = 0,
): Omit<Field, "name" | "isRequired"> {
  const shown = { ...schema.reference?.target.annotations, ...schema.annotations };
  return {
    type: schemaLabel(schema, context),
    isDeprecated: shown.deprecated ?? false,
    description: shown.description ?? "",
    details: detailsOf(schema),
    fields: inPlace(schema, context, depth),
  };
}

function inPlace(schema: SchemaModel, context: ReferenceContext, depth: number): Field[] {
  if (depth >= DEPTH) return [];
  const item = schema.array?.items;
  const object = item !== undefined && item.reference === undefined ? item : schema;
  return object.reference === undefined ? schemaFields(object, context, depth + 1) : [];
}

interface Members {
  readonly properties: Map<string, SchemaModel>;
  readonly required: Set<string>;
}

/** Own members, and those of every schema that applies to the same object. */
function members(schema: SchemaModel, seen: ReadonlySet<SchemaModel> = new Set()): Members {
  if (seen.has(schema)) return { properties: new Map(), required: new Set() };
  const parts = [schema.reference?.target, ...(schema.allOf ?? [])].filter((part) => part !== undefined);
  const known = parts.map((part) => members(part, new Set([...seen, schema])));
  return {
    properties: new Map([
      ...known.flatMap((part) => [...part.properties]),
      ...(schema.object?.properties ?? []),
    ]),
    required: new Set([...known.flatMap((part) => [...part.required]), ...(schema.object?.required ?? [])]),
  };
}

/** Limits, defaults and examples of a value, as short texts. */
export function detailsOf(schema: SchemaModel): string[] {
  const target = schema.reference?.target;
  const { string, number, array, annotations } = { ...target, ...schema };
  const { minLength, maxLength, pattern } = string ?? {};
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = number ?? {};
  return [
    ...bounds("characters", minLength, maxLength),
    ...(pattern === undefined ? [] : [`pattern ${codeMarkdown(pattern)}`]),
    ...(isSafeRange(minimum, maximum) ? [] : bounds("", minimum, maximum)),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...bounds("items", array?.minItems, array?.maxItems),
    ...(array?.uniqueItems ? ["no item twice"] : []),
    ...annotationDetails(annotations),
  ];
}

/** Every integer that a number holds exactly: no limit that a reader has to heed. */
function isSafeRange(low: number | undefined, high: number | undefined): boolean {
  return low === Number.MIN_SAFE_INTEGER && high === Number.MAX_SAFE_INTEGER;
}

function annotationDetails({
  default: standard,
  examples = [],
  readOnly,
  writeOnly,
  extensions,
}: Annotations): string[] {
  return [
    ...(standard ? [`default ${valueMarkdown(standard.value)}`] : []),
    ...(examples[0] === undefined || typeof examples[0] === "object"
      ? []
      : [`example ${valueMarkdown(examples[0])}`]),
    ...(readOnly ? ["only in responses"] : []),
    ...(writeOnly ? ["only in requests"] : []),
    ...(extensions["x-codegen-sensitive"] === true ? ["sensitive: keep it out of logs"] : []),
  ];
}

function bounds(unit: string, low: number | undefined, high: number | undefined): string[] {
  const behind = unit === "" ? "" : ` ${unit}`;
  if (low !== undefined && low === high) return [`exactly ${low}${behind}`];
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${behind}`];
  if (low !== undefined) return [`at least ${low}${behind}`];
  return high === undefined ? [] : [`at most ${high}${behind}`];
}
