import { childPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel, EncodingModel, MediaTypeModel } from "../../../core/model/api-model.ts";
import { isUpload } from "../../../core/model/is-upload.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { covers, normaliseMediaType } from "../pair/pair-media-types.ts";
import { flatten } from "../schema/flatten.ts";
import type { MediaTypePair } from "./bodies.ts";
import { reportIf, reportInRevision, within } from "./differences.ts";
import { compareHeaders, withoutContentType } from "./headers.ts";
import { compareOtherFields } from "./other-fields.ts";
import { isBare, isSentAlike, serializationWords } from "./serialization.ts";

/** How the fields of a form are sent. */
export function compareEncodings(context: CompareContext, pair: MediaTypePair): Difference[] {
  if (!FORM.test(normaliseMediaType(pair.base.contentType))) return [];
  const names = new Set([...pair.base.encoding.keys(), ...pair.revision.encoding.keys()]);
  return [...names].flatMap((name) => {
    const field: FieldPair = {
      pair,
      name,
      base: pair.base.encoding.get(name) ?? DEFAULT,
      revision: pair.revision.encoding.get(name) ?? DEFAULT,
      was: findProperty(pair.base.schema, name),
      is: findProperty(pair.revision.schema, name),
    };
    if (!field.was || !field.is) return [];
    return [
      ...compareTypes(context, field),
      ...compareStyles(context, field),
      ...compareReserved(context, field),
      ...comparePartHeaders(context, field),
    ];
  });
}

/** Media types whose fields have an encoding. Beside others, it is ignored (OpenAPI 3.1, Media Type Object). */
const FORM = /^(multipart\/|application\/x-www-form-urlencoded)/;

const DEFAULT: EncodingModel = { contentType: undefined, style: undefined, explode: undefined, headers: [] };

interface FieldPair {
  readonly pair: MediaTypePair;
  readonly name: string;
  readonly base: EncodingModel;
  readonly revision: EncodingModel;
  readonly was: SchemaModel | undefined;
  readonly is: SchemaModel | undefined;
}

function compareTypes(context: CompareContext, field: FieldPair): Difference[] {
  const [before, after] = [field.base.contentType, field.revision.contentType];
  if (before === after) return [];
  const reported = { ...about(context, field), before: before ?? null, after: after ?? null };
  const [was, is] = [before ?? defaultType(field.was), after ?? defaultType(field.is)];
  if (was !== undefined && is !== undefined && isWithin(was, is) && isWithin(is, was)) return [];
  if (before === undefined || after === undefined)
    return [reportInRevision("encoding-default-replaced", reported)];
  const isRequest = field.pair.direction === "request";
  const [narrow, wide] = isRequest ? [before, after] : [after, before];
  if (!isWithin(narrow, wide)) return [reportInRevision("encoding-content-type-narrowed", reported)];
  return isWithin(wide, narrow) ? [] : [reportInRevision("encoding-content-type-widened", reported)];
}

/**
 * The media type of a field without one (OpenAPI 3.1, Encoding Object). Undefined for files and for values of several types,
 * which are sent in more than one way.
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

/** True when each media type of a list lies in one of another list. */
function isWithin(narrow: string, wide: string): boolean {
  const ranges = wide.split(",");
  return narrow.split(",").every((type) => ranges.some((range) => covers(range, type)));
}

function compareStyles(context: CompareContext, field: FieldPair): Difference[] {
  const { base, revision, was, is } = field;
  if (!was || !is) return [];
  const [before, after] = [styleOf(base, was), styleOf(revision, is)];
  const styles = { before: serializationWords(before), after: serializationWords(after) };
  const reported = { ...about(context, field), ...styles };
  return reportIf(!isSentAlike(before, after), "encoding-style-changed", reported);
}

/** What stands of reserved characters, and what is not read: both are written at the encoding alone. */
function compareReserved(context: CompareContext, field: FieldPair): Difference[] {
  const { pair, name, was, is } = field;
  const { direction, position } = pair;
  const nodes = {
    base: encodingLocation(context.base, pair.base, name),
    revision: encodingLocation(context.revision, pair.revision, name),
  };
  const mayReserve = (model: ApiModel, { location }: typeof nodes.base, schema: SchemaModel | undefined) => {
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
    ...compareOtherFields(context, "encoding", {
      nodes,
      position: within(position, `field ${name}`),
      direction,
    }),
  ];
}

function encodingLocation({ locationAt }: ApiModel, { location }: MediaTypeModel, name: string) {
  return { location: locationAt(childPointer(location.pointer, "encoding", name)) };
}

/** Fields of forms are written as parameters of a query are. */
function styleOf({ style = "form", explode = style === "form" }: EncodingModel, schema: SchemaModel) {
  return { in: "query", style, explode, schema } as const;
}

/** Each part of a multipart body has headers of its own. */
function comparePartHeaders(
  context: CompareContext,
  { pair, name, base, revision }: FieldPair,
): Difference[] {
  const { direction, position } = pair;
  const headers = {
    base: withoutContentType(base.headers),
    revision: withoutContentType(revision.headers),
  };
  return compareHeaders(context, { headers, position: within(position, `field ${name}`), direction });
}

function about({ revision }: CompareContext, { pair, name }: FieldPair) {
  const { direction, position } = pair;
  const key = pair.revision.encoding.has(name) ? ["encoding", name] : [];
  const location = revision.locationAt(childPointer(pair.revision.location.pointer, ...key));
  return { direction, position, location, subject: name };
}

/** The schema of a property, looked for behind references and in `allOf`; undefined when it is not described. */
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
