/** Reader, contents and vocabulary of a keyword. */
export interface SchemaKeyword {
  /** The schemas directly inside: one, a list, either of both, or a map by name. */
  readonly schemas?: "one" | "list" | "oneOrList" | "map";
  /** Target of these schemas: the same value as the schema around them, or its members and items. */
  readonly appliesTo?: "value" | "members";
  /** The vocabulary of 2020-12 without which the keyword does not constrain. */
  readonly vocabulary?: "applicator" | "unevaluated" | "validation";
  /** The draft that introduced the keyword; in older schemas it has no meaning. */
  readonly since?: "2019-09" | "2020-12";
  /** The part of the schema model that contains it, under its own name. */
  readonly part?: KeywordPart;
  /** Type of its value. Keywords without it contain schemas, or have a dedicated reader. */
  readonly value?: "number" | "positive" | "count" | "string" | "boolean" | "strings";
}

export type KeywordPart = "number" | "string" | "array" | "object" | "condition" | "annotations";

const validation = <Part extends KeywordPart, Value extends SchemaKeyword["value"]>(
  part: Part,
  value: Value,
) => ({ vocabulary: "validation", part, value }) as const;
const inPlace = { vocabulary: "applicator", appliesTo: "value" } as const;
const ofMembers = { vocabulary: "applicator", appliesTo: "members" } as const;
const unevaluated = {
  vocabulary: "unevaluated",
  appliesTo: "members",
  since: "2019-09",
  schemas: "one",
} as const;
const text = { part: "annotations", value: "string" } as const;
const flag = { part: "annotations", value: "boolean" } as const;

/**
 * Every supported keyword of JSON Schema and OpenAPI. A new keyword starts as a line of this table: the grammar finds
 * references in its schemas, dialects know where it is ignored, the reader adds it to its part of the model, and walks
 * over the model visit it. The parts of a model list keywords in this order.
 */
export const SCHEMA_KEYWORDS = {
  type: { vocabulary: "validation" },
  const: { vocabulary: "validation" },
  enum: { vocabulary: "validation" },

  allOf: { ...inPlace, schemas: "list" },
  anyOf: { ...inPlace, schemas: "list" },
  oneOf: { ...inPlace, schemas: "list" },
  not: { ...inPlace, schemas: "one" },
  if: { ...inPlace, schemas: "one", part: "condition" },
  then: { ...inPlace, schemas: "one", part: "condition" },
  else: { ...inPlace, schemas: "one", part: "condition" },

  minimum: validation("number", "number"),
  maximum: validation("number", "number"),
  exclusiveMinimum: validation("number", "number"),
  exclusiveMaximum: validation("number", "number"),
  multipleOf: validation("number", "positive"),

  minLength: validation("string", "count"),
  maxLength: validation("string", "count"),
  pattern: validation("string", "string"),

  prefixItems: { ...ofMembers, schemas: "list", part: "array", since: "2020-12" },
  items: { ...ofMembers, schemas: "oneOrList", part: "array" },
  contains: { ...ofMembers, schemas: "one", part: "array" },
  minContains: { ...validation("array", "count"), since: "2019-09" },
  maxContains: { ...validation("array", "count"), since: "2019-09" },
  minItems: validation("array", "count"),
  maxItems: validation("array", "count"),
  uniqueItems: validation("array", "boolean"),
  unevaluatedItems: { ...unevaluated, part: "array" },

  properties: { ...ofMembers, schemas: "map", part: "object" },
  patternProperties: { ...ofMembers, schemas: "map", part: "object" },
  additionalProperties: { ...ofMembers, schemas: "one", part: "object" },
  propertyNames: { ...ofMembers, schemas: "one", part: "object" },
  required: validation("object", "strings"),
  minProperties: validation("object", "count"),
  maxProperties: validation("object", "count"),
  dependentRequired: { vocabulary: "validation", part: "object", since: "2019-09" },
  dependentSchemas: { ...inPlace, schemas: "map", part: "object", since: "2019-09" },
  unevaluatedProperties: { ...unevaluated, part: "object" },

  title: text,
  description: text,
  format: text,
  contentEncoding: text,
  contentMediaType: text,
  contentSchema: { schemas: "one" },
  default: {},
  example: {},
  examples: {},
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  nullable: {},
  discriminator: {},
  xml: {},
  externalDocs: {},

  // Keywords of older drafts, which are read as their successors.
  additionalItems: { schemas: "one" },
  dependencies: { schemas: "map" },
  definitions: { schemas: "map" },
  $defs: { schemas: "map" },
} as const satisfies Readonly<Record<string, SchemaKeyword>>;

export type KeywordName = keyof typeof SCHEMA_KEYWORDS;

const ENTRIES: readonly (readonly [KeywordName, SchemaKeyword])[] = Object.entries(SCHEMA_KEYWORDS) as [
  KeywordName,
  SchemaKeyword,
][]; // the keys of the table

/** The keywords that pass a test, in the order of the table. */
export function keywordsWith(test: (keyword: SchemaKeyword) => boolean): readonly KeywordName[] {
  return ENTRIES.filter(([, keyword]) => test(keyword)).map(([name]) => name);
}

/** The entry of a keyword; undefined for unknown keywords. */
export function schemaKeyword(name: string): SchemaKeyword | undefined {
  return Object.hasOwn(SCHEMA_KEYWORDS, name) ? SCHEMA_KEYWORDS[name as KeywordName] : undefined;
}
