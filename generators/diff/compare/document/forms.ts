import { childPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel, EncodingModel, MediaTypeModel } from "../../../core/model/api-model.ts";
import { isUpload } from "../../../core/model/is-upload.ts";
import { isForm } from "../../../core/model/media-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { covers } from "../pair/pair-media-types.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { flatten } from "../schema/flatten.ts";
import { inside, type Located, mapNodes, type Part, report, reportIf } from "./differences.ts";
import { compareHeaders } from "./headers.ts";
import { compareOtherFields } from "./other-fields.ts";
import { isBare, isSentAlike, serializationWords } from "./serialization.ts";

/** Compares the encodings of form fields. */
export function compareEncodings(form: Part<MediaTypeModel, Travel>): Difference[] {
  const { base, revision } = form.nodes;
  if (!isForm(base.contentType)) return []; // ignored for other media types (OpenAPI 3.1, Media Type Object)
  const names = new Set([...base.encoding.keys(), ...revision.encoding.keys()]);
  return [...names].flatMap((name) => {
    const { base: was, revision: is } = mapNodes(form, (type, model) => fieldOf(type, name, model)).nodes;
    if (!was || !is) return [];
    const part = { ...form, nodes: { base: was, revision: is }, subject: name };
    const shown = revision.encoding.has(name) ? is : revision;
    const field = { ...part, location: shown.location };
    return [
      ...compareTypes(field),
      ...compareStyles(field),
      ...compareReserved(field),
      ...compareOtherFields(inside(part, `field ${name}`), "encoding"),
      ...compareHeaders(inside(part, `field ${name}`)), // of a part of a multipart body
    ];
  });
}

const DEFAULT: EncodingModel = { contentType: undefined, style: undefined, explode: undefined, headers: [] };

/** A form field that is described. */
interface Field extends EncodingModel, Located {
  readonly schema: SchemaModel;
  readonly mayReserve: boolean;
}

function fieldOf(type: MediaTypeModel, name: string, model: ApiModel): Field | undefined {
  const schema = findProperty(type.schema, name);
  if (!schema) return undefined;
  const location = model.locationAt(childPointer(type.location.pointer, "encoding", name));
  const written = model.writtenAt(location.pointer);
  const mayReserve = isObject(written) && written.allowReserved === true && !isBare(schema);
  return { ...(type.encoding.get(name) ?? DEFAULT), schema, location, mayReserve };
}

/** A field in both documents, and the location of its differences. */
type FieldPart = Part<Field, Travel> & Located;

function compareTypes(field: FieldPart): Difference[] {
  const { base, revision } = field.nodes;
  const [before, after] = [base.contentType, revision.contentType];
  if (before === after) return [];
  const reported = { ...field, before: before ?? null, after: after ?? null };
  const [was, is] = [before ?? defaultType(base.schema), after ?? defaultType(revision.schema)];
  if (was !== undefined && is !== undefined && isWithin(was, is) && isWithin(is, was)) return [];
  if (before === undefined || after === undefined) return [report("encoding-default-replaced", reported)];
  const [narrow, wide] = field.direction === "request" ? [before, after] : [after, before];
  if (!isWithin(narrow, wide)) return [report("encoding-content-type-narrowed", reported)];
  return reportIf(!isWithin(wide, narrow), "encoding-content-type-widened", reported);
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

function compareStyles(field: FieldPart): Difference[] {
  const { base: before, revision: after } = mapPair(field.nodes, styleOf);
  const styles = { before: serializationWords(before), after: serializationWords(after) };
  return reportIf(!isSentAlike(before, after), "encoding-style-changed", { ...field, ...styles });
}

function compareReserved(field: FieldPart): Difference[] {
  const { base, revision } = field.nodes;
  const rule = revision.mayReserve ? "reserved-characters-allowed" : "reserved-characters-refused";
  const reported = { ...field, subject: `form field ${field.subject}` };
  return reportIf(base.mayReserve !== revision.mayReserve, rule, reported);
}

/** Serializes form fields as query parameters. */
function styleOf({ style = "form", explode = style === "form", schema }: Field) {
  return { in: "query", style, explode, schema } as const;
}

/** Finds the schema of a property behind references and in `allOf`; undefined if it is not described. */
function findProperty(schema: SchemaModel | undefined, name: string): SchemaModel | undefined {
  const parts = schema ? flatten(schema).parts : [];
  return parts.map(({ object }) => object?.properties?.get(name)).find((found) => found !== undefined);
}
