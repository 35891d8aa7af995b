import type { SchemaModel } from "../../../../core/model/schema-model.ts";

/**
 * Name of a keyword in a schema model: `types`, `string/maxLength`, `object/required/name`. References and `allOf` have
 * no name: their targets have their own keywords.
 */
export type SchemaKeyword = string;

const GROUPS = ["number", "string", "array", "object"] as const;

/** Priority of keywords, describing ones first, excluding ones last: of two that contradict, the first one stays. */
const ORDER: readonly SchemaKeyword[] = [
  "types",
  "constant",
  "enumeration",
  "format",
  "object/properties",
  "object/patternProperties",
  "object/required",
  "array/prefixItems",
  "array/items",
];
const LAST: readonly SchemaKeyword[] = [
  "object/additionalProperties",
  "object/unevaluatedProperties",
  "array/unevaluatedItems",
  "anyOf",
  "oneOf",
  "condition",
  "not",
];

/** Returns the constraining keywords of a schema, by priority. */
export function keywordsOf(schema: SchemaModel): readonly SchemaKeyword[] {
  const plain = ["types", "constant", "enumeration", "anyOf", "oneOf", "not", "condition"] as const;
  const found = [
    ...plain.filter((key) => schema[key] !== undefined),
    ...(schema.annotations.format === undefined ? [] : ["format"]),
    ...GROUPS.flatMap((group) =>
      Object.keys(schema[group] ?? {}).flatMap((key) => inGroup(schema, group, key)),
    ),
  ];
  return found.sort((left, right) => rankOf(left) - rankOf(right));
}

function inGroup(schema: SchemaModel, group: string, key: string): SchemaKeyword[] {
  const name = `${group}/${key}`;
  return name === "object/required"
    ? (schema.object?.required ?? []).map((property) => `${name}/${property}`)
    : [name];
}

/** Returns the rank of a keyword: lower ranks have priority. */
export function rankOf(keyword: SchemaKeyword): number {
  const first = ORDER.findIndex((name) => keyword === name || keyword.startsWith(`${name}/`));
  if (first >= 0) return first;
  return ORDER.length + 1 + LAST.indexOf(keyword); // unlisted keywords rank between both lists
}

const WRITTEN: Readonly<Record<string, string>> = {
  types: "type",
  constant: "const",
  enumeration: "enum",
  condition: "if",
};

/** Keywords as a document writes them: `maxLength and enum`. */
export function keywordWords(keywords: ReadonlySet<SchemaKeyword>): string {
  const words = [...keywords].map((keyword) => WRITTEN[keyword] ?? keyword.split("/")[1] ?? keyword);
  return [...new Set(words)].join(" and ");
}

/** Returns the schema without some of its keywords. */
export function withoutKeywords(schema: SchemaModel, dropped: ReadonlySet<SchemaKeyword>): SchemaModel {
  const { annotations, object, ...rest } = schema;
  const { format, ...words } = annotations;
  const required = object?.required?.filter((name) => !dropped.has(`object/required/${name}`));
  const full: SchemaModel = {
    ...rest,
    ...(object ? { object: { ...object, ...(required ? { required } : {}) } } : {}),
    annotations: format === undefined || dropped.has("format") ? words : annotations,
  };
  const entries = Object.entries(full)
    .filter(([key]) => !dropped.has(key))
    .map(([key, value]) => [key, isGroup(key) ? withoutMembers(key, value, dropped) : value] as const);
  return Object.fromEntries(entries) as unknown as SchemaModel; // only optional keywords were left out
}

function isGroup(key: string): boolean {
  return GROUPS.some((group) => group === key);
}

function withoutMembers(group: string, value: unknown, dropped: ReadonlySet<SchemaKeyword>): unknown {
  return Object.fromEntries(
    Object.entries(value as object).filter(([key]) => !dropped.has(`${group}/${key}`)), // groups are objects
  );
}

/** Returns the schema with only these keywords, without references and `allOf`. */
export function withKeywords(schema: SchemaModel, kept: ReadonlySet<SchemaKeyword>): SchemaModel {
  const { allOf: _, reference: __, dynamicReference: ___, discriminator: ____, ...own } = schema;
  return withoutKeywords(own, new Set(keywordsOf(schema).filter((keyword) => !kept.has(keyword))));
}
