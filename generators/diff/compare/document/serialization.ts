import type { ParameterModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { normaliseMediaType } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { flatten } from "../schema/flatten.ts";

/** Fields that decide how a value is written into a URL or header. */
interface Serialization extends Pick<ParameterModel, "in" | "style" | "explode"> {
  /** Undefined if any value is allowed. */
  readonly schema: SchemaModel | undefined;
}

/** Kinds of values with different serializations. */
const SHAPES = ["single", "list", "object"] as const;

type Shape = (typeof SHAPES)[number];

/** True if every value that both describe is written in the same way. `explode` does not matter for a single value. */
export function isSentAlike(base: Serialization, revision: Serialization): boolean {
  const was = shapesOf(base.schema);
  const is = shapesOf(revision.schema);
  return SHAPES.filter((shape) => was.has(shape) && is.has(shape)).every(
    (shape) => writtenAs(base, shape) === writtenAs(revision, shape),
  );
}

/** A value that is described by a schema, or by content of a media type. */
export interface Described extends Serialization {
  readonly contentType: string | undefined;
}

/** Compares the content types of two descriptions of a value: equal, equivalent, or different. */
export function compareContentTypes(base: Described, revision: Described): "same" | "alike" | "different" {
  const types = [base, revision].map(({ contentType }) => contentType && normaliseMediaType(contentType));
  if (types[0] === types[1]) return "same";
  return isPlainText(base) && isPlainText(revision) ? "alike" : "different";
}

/** True if a value is sent as its plain text: JSON writes numbers and booleans like that, too. */
function isPlainText(described: Described): boolean {
  const { contentType, schema } = described;
  if (!isOnly(described, "single")) return false;
  if (contentType === undefined) return ["plain", "simple"].includes(writtenAs(described, "single"));
  const type = normaliseMediaType(contentType);
  return type === "text/plain" || (type === "application/json" && isBare(schema));
}

/** True for a schema of numbers and booleans only. No character of them is ever escaped. */
export function isBare(schema: SchemaModel | undefined): boolean {
  if (schema === undefined) return false;
  const { parts } = flatten(schema);
  return parts.some(({ types }) => types?.every((type) => BARE.has(type)) === true);
}

const BARE: ReadonlySet<string> = new Set(["boolean", "integer", "number"]);

/** True if single values became lists that repeat the name for each item: `?a=1` is a list of one. */
export function becomesList({ base, revision }: Pair<Serialization>): boolean {
  const isRepeated =
    revision.in === "query" && revision.explode && writtenAs(revision, "list") === "form exploded";
  return isRepeated && isOnly(base, "single") && isOnly(revision, "list");
}

function isOnly({ schema }: Serialization, shape: Shape): boolean {
  const shapes = shapesOf(schema);
  return shapes.size === 1 && shapes.has(shape);
}

/** Returns the schema of lists with one item of a schema. */
export function listOfOne(item: SchemaModel): SchemaModel {
  return {
    location: item.location,
    types: ["array"],
    array: { items: item, minItems: 1, maxItems: 1 },
    annotations: { extensions: {} },
  };
}

/** Describes a serialization in words: `form, exploded`. */
export function serializationWords({ style, explode }: Serialization): string {
  return `${style}, ${explode ? "exploded" : "not exploded"}`;
}

function writtenAs({ in: location, style, explode }: Serialization, shape: Shape): string {
  if (shape === "single") return location === "path" ? style : "plain";
  if (style === "simple" && shape === "list") return "commas";
  if (shape === "list" && explode && (style === "spaceDelimited" || style === "pipeDelimited"))
    return "form exploded";
  if (style === "deepObject") return style;
  return explode ? `${style} exploded` : style;
}

function shapesOf(schema: SchemaModel | undefined, seen: ReadonlySet<SchemaModel> = new Set()): Set<Shape> {
  if (schema === undefined || seen.has(schema)) return new Set(SHAPES);
  const below = new Set([...seen, schema]);
  const of = (part: SchemaModel) => shapesOf(part, below);
  const together = [
    ...(schema.reference ? [of(schema.reference.target)] : []),
    ...(schema.allOf ?? []).map(of),
    ...[schema.anyOf, schema.oneOf].flatMap((parts) =>
      parts ? [new Set(parts.flatMap((part) => [...of(part)]))] : [],
    ),
  ];
  return new Set(ownShapes(schema).filter((shape) => together.every((shapes) => shapes.has(shape))));
}

function ownShapes({ types, constant, enumeration }: SchemaModel): readonly Shape[] {
  const values = constant ? [constant.value] : enumeration;
  if (values) return values.map((value) => shapeOfType(Array.isArray(value) ? "array" : typeof value));
  return types ? types.map(shapeOfType) : SHAPES;
}

function shapeOfType(type: string): Shape {
  if (type === "array") return "list";
  return type === "object" ? "object" : "single";
}
