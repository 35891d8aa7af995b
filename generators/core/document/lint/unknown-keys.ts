import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { closestName } from "../../diagnostics/did-you-mean.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import { kindWithArticle } from "../kind-words.ts";
import { createNodeSearch, type NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import { keywordsWith } from "../schema-keywords.ts";
import type { PlacedNode } from "../walk-nodes.ts";
import type { NodeRule } from "./node-rule.ts";

const HEADER = "$ref description required deprecated style explode schema example examples content";

/** All fields of the objects of OpenAPI 3.0 to 3.2. Keys of path items are checked with their methods. */
const FIELDS: Readonly<Partial<Record<NodeKind, string>>> = {
  document:
    "openapi $self info jsonSchemaDialect servers paths webhooks components security tags externalDocs",
  info: "title summary description termsOfService contact license version",
  server: "url name description variables",
  tag: "name summary description externalDocs parent kind",
  components:
    "schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes",
  operation:
    "tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers",
  parameter: `${HEADER} name in allowEmptyValue allowReserved`,
  header: HEADER,
  requestBody: "$ref description content required",
  response: "$ref summary description headers content links",
  mediaType: "$ref description schema itemSchema example examples encoding prefixEncoding itemEncoding",
  encoding: "contentType headers style explode allowReserved encoding prefixEncoding itemEncoding",
  link: "$ref operationRef operationId parameters requestBody description server",
  example: "$ref summary description value dataValue serializedValue externalValue",
  securityScheme:
    "$ref type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated",
};

const KEYWORDS = [
  ...keywordsWith(() => true),
  ..."$ref $id $schema $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $vocabulary $comment".split(
    " ",
  ),
];

interface Names {
  readonly known: ReadonlySet<string>;
  /** Known keys that an unknown key may be a misspelling of. */
  readonly meant: readonly string[];
  readonly mostLetters: number;
}

const NAMES: Readonly<Partial<Record<NodeKind, Names>>> = {
  ...Object.fromEntries(
    Object.entries(FIELDS).map(([kind, fields]) => {
      const meant = fields.split(" ");
      return [kind, { known: new Set(meant), meant, mostLetters: 2 }];
    }),
  ),
  // Schemas may have custom keywords, such as "note" and "when", which resemble the short ones.
  schema: {
    known: new Set(KEYWORDS),
    meant: KEYWORDS.filter((name) => name.length > 3 && name !== "then" && name !== "else"),
    mostLetters: 1,
  },
};

/** Finds typing errors in keys. */
export const unknownKeys: NodeRule = (kind, value) => {
  const names = NAMES[kind];
  if (names === undefined) return [];
  const { known, meant, mostLetters } = names;
  return Object.keys(value).flatMap((key) => {
    if (known.has(key) || key.startsWith("x-")) return [];
    const free = meant.filter((name) => !Object.hasOwn(value, name)); // known keys that the schema lacks
    const close = closestName(key, free, mostLetters);
    if (close === undefined) return [];
    const what = kind === "schema" ? "a keyword of a schema" : `a field of ${kindWithArticle(kind)}`;
    return [
      {
        field: key,
        code: "key-unknown",
        message: `"${key}" is not ${what}; it is ignored. Did you mean "${close}"?`,
        help: "Correct the key. If you mean an extension, start its name with x-.",
      },
    ];
  });
};

/** True for a schema that requires members which it does not list: few do. */
export const requiresUnlisted: NodeTest = (kind, value) =>
  kind === "schema" && unlistedNames(value).length > 0;

const findObjects = createNodeSearch(
  (kind, value) => kind === "schema" && isObject(value) && isObject(value.properties),
);

/** Finds names in `required` that no property in the document has. */
export function findUnknownRequired(document: BundledDocument, nodes: readonly PlacedNode[]): Diagnostic[] {
  const requiring = nodes.filter(({ kind, value }) => requiresUnlisted(kind, value));
  if (requiring.length === 0) return [];
  const root: PlacedNode = { pointer: "", kind: "document", value: document.value };
  const properties = new Set(findObjects(root).flatMap(({ value }) => propertyNames(value)));
  return requiring.flatMap((schema) => unknownRequired(document, schema, properties));
}

function propertyNames(schema: unknown): string[] {
  return isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties) : [];
}

interface RequiredName {
  readonly name: string;
  readonly index: number;
  /** Properties that the schema lists but does not require. */
  readonly optional: readonly string[];
}

/** Only for schemas that list properties: a map, or a schema that extends another one, may require any name. */
function unlistedNames(value: unknown): RequiredName[] {
  if (!isObject(value) || !isObject(value.properties) || !Array.isArray(value.required)) return [];
  if (isObject(value.additionalProperties) || isObject(value.patternProperties)) return [];
  const { properties } = value;
  const required: readonly unknown[] = value.required;
  return required.flatMap((name, index) => {
    if (typeof name !== "string" || Object.hasOwn(properties, name)) return [];
    const optional = Object.keys(properties).filter((property) => !required.includes(property));
    return [{ name, index, optional }];
  });
}

function unknownRequired(
  document: BundledDocument,
  { value, pointer }: PlacedNode,
  all: ReadonlySet<string>,
): Diagnostic[] {
  return unlistedNames(value).flatMap(({ name, index, optional }) => {
    if (all.has(name)) return [];
    const close = closestName(name, optional);
    const hint = close === undefined ? "" : ` Did you mean "${close}"?`;
    return [
      {
        code: "required-property-unknown",
        severity: "warning" as const,
        message: `"${name}" is required, but no property has this name.${hint}`,
        location: document.locate(childPointer(pointer, "required", String(index))),
        help: "Correct the name, or describe the property under properties.",
      },
    ];
  });
}
