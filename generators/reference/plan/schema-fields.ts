import type { Annotations, SchemaModel } from "../../core/model/schema-model.ts";
import { attributeText, codeMarkdown, joined, list } from "../print/markdown-text.ts";
import { type Evidence, evidenceMarks } from "./evidence.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaLabel, valueMarkdown } from "./schema-label.ts";

/** A property, a parameter or a header. */
export interface Field {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly isRequired: boolean;
  /** Facts about it in addition to its schema. */
  readonly isDeprecated?: boolean;
  readonly description?: string | undefined;
  readonly evidence?: Evidence;
}

/** Depth of nested objects; deeper ones are on the pages of components. */
const DEPTH = 4;

/** Returns the members of an object, including those of its parts. */
export function schemaFields(schema: SchemaModel): Field[] {
  const { properties, required } = members(schema);
  return [...properties].map(([name, property]) => ({
    name,
    schema: property,
    isRequired: required.has(name),
  }));
}

/** Returns a list of fields; their IDs start with `place`. Empty without fields. */
export function fieldList(
  fields: readonly Field[],
  place: string,
  context: ReferenceContext,
  depth = 0,
): string | undefined {
  if (fields.length === 0) return undefined;
  return list(fields.map((field) => fieldText(field, idOf(place, field), { context, depth })));
}

interface FieldScope {
  readonly context: ReferenceContext;
  readonly depth: number;
}

function fieldText(field: Field, id: string, { context, depth }: FieldScope): string {
  const { name, schema, isRequired } = field;
  const shown = { ...schema.reference?.target.annotations, ...schema.annotations };
  const code = codeMarkdown(name);
  const { elements } = context.format;
  return joined([
    [
      elements === "none" ? code : `<a id="${attributeText(id)}" href="#${encodeURI(id)}">${code}</a>`,
      schemaLabel(schema, context),
      ...(isRequired ? ["**required**"] : []),
      ...((field.isDeprecated ?? shown.deprecated) ? ["deprecated"] : []),
      ...evidenceMarks(evidenceOf(field)).map((mark) => `*${mark}*`),
    ].join(" · "),
    context.prose(field.description ?? shown.description, "list"),
    detailsOf(schema).join(" · "),
    depth < DEPTH ? innerFields(field, id, { context, depth: depth + 1 }) : undefined,
  ]);
}

/** The members of an inline object: collapsible if the site supports Markdown within HTML. */
function innerFields(
  { name, schema }: Field,
  id: string,
  { context, depth }: FieldScope,
): string | undefined {
  const fields = fieldsInPlace(schema);
  const inner = fieldList(fields, id, context, depth);
  if (inner === undefined || context.format.elements !== "all") return inner;
  const count = `${fields.length} ${fields.length === 1 ? "member" : "members"}`;
  return joined([`<details>\n<summary>${count} of ${attributeText(name)}</summary>`, inner, "</details>"]);
}

function fieldsInPlace(schema: SchemaModel): Field[] {
  const item = schema.array?.items;
  const object = item !== undefined && item.reference === undefined ? item : schema;
  return object.reference === undefined ? schemaFields(object) : [];
}

function idOf(place: string, { name }: Field): string {
  return `${place}-${name.replace(/[^\p{ID_Continue}-]+/gu, "-")}`;
}

function evidenceOf({ schema: { annotations }, evidence = {} }: Field): Evidence {
  const { inferred, unspecified } = annotations;
  return { "x-codegen-inferred": inferred, "x-codegen-unspecified": unspecified, ...evidence };
}

/** True if the list of fields contains a mark that needs a legend. */
export function hasMarks(fields: readonly Field[], depth = 0): boolean {
  return fields.some(
    (field) =>
      evidenceMarks(evidenceOf(field)).length > 0 ||
      (depth < DEPTH && hasMarks(fieldsInPlace(field.schema), depth + 1)),
  );
}

interface Members {
  readonly properties: Map<string, SchemaModel>;
  readonly required: Set<string>;
}

/** Own members, and those of every schema for the same object. */
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

/** Returns limits, defaults and examples of a value, as short texts. */
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

/** True for the range of all exact integers, which is no relevant limit. */
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
