import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ParameterModel } from "../../core/model/api-model.ts";
import { applicableSchemas } from "../../core/model/facts/applicable-schemas.ts";
import { typesOf } from "../../core/model/facts/types-of.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { remembered } from "../../core/remembered.ts";

/** A value that was sent; undefined if it was not. */
export type ReadValue = { readonly value: unknown } | undefined;

type Parameter = Pick<ParameterModel, "name" | "in" | "style" | "explode" | "contentType" | "schema">;

/** Reads the value of a parameter from fields: a query, cookies, or the properties of a form. */
export function valueInFields(parameter: Parameter, fields: URLSearchParams): ReadValue {
  const { name, schema, style, contentType } = parameter;
  const explode = parameter.explode && contentType === undefined;
  const texts = fields.getAll(name);
  const members = membersOf(schema);
  if (style === "deepObject") return deepObject(name, fields, members);
  if (explode && texts.length === 0 && members.size > 0) {
    const sent = [...members].filter(([member]) => fields.has(member));
    if (sent.length === 0) return undefined;
    return {
      value: Object.fromEntries(
        sent.map(([member, of]) => [member, valueOfTexts(of, fields.getAll(member))]),
      ),
    };
  }
  const [first] = texts;
  if (first === undefined) return undefined;
  return explode || texts.length > 1 ? { value: valueOfTexts(schema, texts) } : valueInText(parameter, first);
}

/** Reads the value of a parameter from one string: in a path, a header, or a list in a query. */
export function valueInText(parameter: Parameter, text: string): ReadValue {
  const { contentType, schema, style, explode } = parameter;
  if (contentType !== undefined) return isJson(contentType) ? parsed(text) : { value: text };
  const separator = SEPARATORS.get(style) ?? ",";
  const parts = text.split(separator).map((part) => part.trim());
  const types = typesOf(schema);
  const members = membersOf(schema);
  if (members.size > 0 && types.has("object") && parts.length > 1) {
    const entries = explode ? parts.map((part) => part.split("=")) : pairs(parts);
    return {
      value: Object.fromEntries(
        entries.map(([name = "", member = ""]) => [name, scalarOf(members.get(name), member)]),
      ),
    };
  }
  return { value: best(schema, [...scalars(schema, text), ...lists(schema, parts)]) };
}

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", " "],
  ["pipeDelimited", "|"],
]);

function parsed(text: string): ReadValue {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: text }; // rejected as a string, unless the schema accepts it
  }
}

function pairs(texts: readonly string[]): string[][] {
  return texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1] ?? ""]] : []));
}

/** `filter[status]=open&filter[range][from]=1` */
function deepObject(
  name: string,
  fields: URLSearchParams,
  members: ReadonlyMap<string, SchemaModel>,
): ReadValue {
  const found = new Map<string, unknown>();
  for (const key of new Set(fields.keys())) {
    if (!key.startsWith(`${name}[`)) continue;
    const [first = "", ...inner] = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(
      ([, part = ""]) => part,
    );
    const schema = members.get(first);
    if (inner.some((part) => part !== "")) {
      const rest = deepObject(`${name}[${first}]`, fields, schema ? membersOf(schema) : new Map());
      if (rest) found.set(first, rest.value);
    } else found.set(first, valueOfTexts(schema, fields.getAll(key)));
  }
  return found.size === 0 ? undefined : { value: Object.fromEntries(found) };
}

/** Returns the value of strings with one name: one string may be a value or a list with one item. */
function valueOfTexts(schema: SchemaModel | undefined, texts: readonly string[]): unknown {
  const [first = ""] = texts;
  if (schema === undefined) return texts.length > 1 ? texts : first;
  const single = texts.length === 1 ? scalars(schema, first) : [];
  const values = [...single, ...lists(schema, texts)];
  return values.length > 0 ? best(schema, values) : texts;
}

/** Returns the value that the schema accepts, or the closest one. */
function best(schema: SchemaModel, values: readonly unknown[]): unknown {
  return (
    values.find((value) => accepts(schema, value)) ??
    (typesOf(schema).has("array") ? values.at(-1) : values[0])
  );
}

function scalarOf(schema: SchemaModel | undefined, text: string): unknown {
  return schema === undefined ? text : best(schema, scalars(schema, text));
}

/** Returns the values that a string can represent, by the types of the schema. */
function scalars(schema: SchemaModel, text: string): unknown[] {
  const types = typesOf(schema);
  const typed: unknown[] = [];
  if (types.has("number") && /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text)) typed.push(Number(text));
  if (types.has("boolean") && /^(true|false)$/.test(text)) typed.push(text === "true");
  if (types.has("null") && text === "") typed.push(null);
  return types.has("string") ? [text, ...typed] : [...typed, text];
}

function lists(schema: SchemaModel, texts: readonly string[]): unknown[][] {
  if (!typesOf(schema).has("array")) return [];
  const [items] = applicableSchemas([schema]).flatMap(({ array }) => array?.items ?? []);
  return [texts.map((text) => scalarOf(items, text))];
}

/** Returns the described members of an object; none if the schema does not describe any. */
export const membersOf = remembered(
  (schema: SchemaModel): ReadonlyMap<string, SchemaModel> =>
    new Map(applicableSchemas([schema]).flatMap(({ object }) => [...(object?.properties ?? [])])),
);

/** Reads a form by the properties of its schema; undescribed members are strings. */
export function valueOfForm(schema: SchemaModel, text: string): unknown {
  const fields = new URLSearchParams(text);
  const members = membersOf(schema);
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => [name, valueOfTexts(members.get(name), fields.getAll(name))]),
  );
}
