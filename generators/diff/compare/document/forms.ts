import { childPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel, EncodingModel, MediaTypeModel } from "../../../core/model/api-model.ts";
import { isUpload } from "../../../core/model/is-upload.ts";
import { isForm } from "../../../core/model/media-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { covers } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { flatten } from "../schema/flatten.ts";
import { type Part, reportIf, reportInRevision, within } from "./differences.ts";
import { compareHeaders } from "./headers.ts";
import { compareOtherFields } from "./other-fields.ts";
import { isBare, isSentAlike, serializationWords } from "./serialization.ts";

/** Compares the encodings of form fields. */
export function compareEncodings(context: CompareContext, form: Part<MediaTypeModel, Travel>): Difference[] {
  const { base, revision } = form.nodes;
  if (!isForm(base.contentType)) return []; // ignored for other media types (OpenAPI 3.1, Media Type Object)
  const names = new Set([...base.encoding.keys(), ...revision.encoding.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [findProperty(base.schema, name), findProperty(revision.schema, name)];
    if (!was || !is) return [];
    const [old, fresh] = [base.encoding.get(name) ?? DEFAULT, revision.encoding.get(name) ?? DEFAULT];
    const field: FieldPair = { form, name, base: old, revision: fresh, was, is };
    return [
      ...compareTypes(context, field),
      ...compareStyles(context, field),
      ...compareReserved(context, field),
      ...compareHeaders(context, { ...inField(field), nodes: field }), // of a part of a multipart body
    ];
  });
}

const DEFAULT: EncodingModel = { contentType: undefined, style: undefined, explode: undefined, headers: [] };

interface FieldPair extends Pair<EncodingModel> {
  readonly form: Part<MediaTypeModel, Travel>;
  readonly name: string;
  readonly was: SchemaModel;
  readonly is: SchemaModel;
}

function compareTypes(context: CompareContext, field: FieldPair): Difference[] {
  const [before, after] = [field.base.contentType, field.revision.contentType];
  if (before === after) return [];
  const reported = { ...about(context, field), before: before ?? null, after: after ?? null };
  const [was, is] = [before ?? defaultType(field.was), after ?? defaultType(field.is)];
  if (was !== undefined && is !== undefined && isWithin(was, is) && isWithin(is, was)) return [];
  if (before === undefined || after === undefined)
    return [reportInRevision("encoding-default-replaced", reported)];
  const isRequest = field.form.direction === "request";
  const [narrow, wide] = isRequest ? [before, after] : [after, before];
  if (!isWithin(narrow, wide)) return [reportInRevision("encoding-content-type-narrowed", reported)];
  return isWithin(wide, narrow) ? [] : [reportInRevision("encoding-content-type-widened", reported)];
}

/**
 * Returns the default media type of a field (OpenAPI 3.1, Encoding Object). Undefined for files and for values of
 * several types, which have more than one.
 */
function defaultType(schema: SchemaModel | undefined, seen: ReadonlySet<SchemaModel> = new Set()) {
  if (schema === undefined || seen.has(schema)) return undefined;
  const { parts, unions } = flatten(schema);
  const [type, ...others] = new Set(parts.flatMap(({ types }) => types ?? []));
  if (unions.length > 0 || type === undefined || others.length > 0 || type === "null") return undefined;
  if (type === "object") return "application/json";
  const items = parts.find(({ array }) => array?.items)?.array?.items;
  if (type === "array") return defaultType(items, new Set([...seen, schema]));
  const isEncoded = parts.some(({ annotations }) => annotations.contentEncoding !== undefined);
  return isEncoded || parts.some(isUpload) ? undefined : "text/plain";
}

/** True if the other list covers each media type of a list. */
function isWithin(narrow: string, wide: string): boolean {
  const ranges = wide.split(",");
  return narrow.split(",").every((type) => ranges.some((range) => covers(range, type)));
}

function compareStyles(context: CompareContext, field: FieldPair): Difference[] {
  const { base, revision, was, is } = field;
  const [before, after] = [styleOf(base, was), styleOf(revision, is)];
  const styles = { before: serializationWords(before), after: serializationWords(after) };
  const reported = { ...about(context, field), ...styles };
  return reportIf(!isSentAlike(before, after), "encoding-style-changed", reported);
}

/** Compares `allowReserved` and unread fields of the Encoding Object. */
function compareReserved(context: CompareContext, field: FieldPair): Difference[] {
  const { form, name, was, is } = field;
  const nodes = {
    base: encodingLocation(context.base, form.nodes.base, name),
    revision: encodingLocation(context.revision, form.nodes.revision, name),
  };
  const mayReserve = (model: ApiModel, { location }: typeof nodes.base, schema: SchemaModel) => {
    const encoding = model.writtenAt(location.pointer);
    return isObject(encoding) && encoding.allowReserved === true && !isBare(schema);
  };
  const [before, after] = [
    mayReserve(context.base, nodes.base, was),
    mayReserve(context.revision, nodes.revision, is),
  ];
  const rule = after ? "reserved-characters-allowed" : "reserved-characters-refused";
  const reported = { ...about(context, field), subject: `form field ${name}` };
  return [
    ...reportIf(before !== after, rule, reported),
    ...compareOtherFields(context, { ...inField(field), nodes }, "encoding"),
  ];
}

function encodingLocation({ locationAt }: ApiModel, { location }: MediaTypeModel, name: string) {
  return { location: locationAt(childPointer(location.pointer, "encoding", name)) };
}

/** Serializes form fields as query parameters. */
function styleOf({ style = "form", explode = style === "form" }: EncodingModel, schema: SchemaModel) {
  return { in: "query", style, explode, schema } as const;
}

function inField({ form: { position, direction }, name }: FieldPair) {
  return { position: within(position, `field ${name}`), direction };
}

function about({ revision }: CompareContext, { form: { nodes, position, direction }, name }: FieldPair) {
  const key = nodes.revision.encoding.has(name) ? ["encoding", name] : [];
  const location = revision.locationAt(childPointer(nodes.revision.location.pointer, ...key));
  return { direction, position, location, subject: name };
}

/** Finds the schema of a property behind references and in `allOf`; undefined if it is not described. */
function findProperty(
  schema: SchemaModel | undefined,
  name: string,
  seen: ReadonlySet<SchemaModel> = new Set(),
): SchemaModel | undefined {
  if (schema === undefined || seen.has(schema)) return undefined;
  const own = schema.object?.properties?.get(name);
  if (own) return own;
  const parts = [...(schema.reference ? [schema.reference.target] : []), ...(schema.allOf ?? [])];
  for (const part of parts) {
    const found = findProperty(part, name, new Set([...seen, schema]));
    if (found) return found;
  }
  return undefined;
}
