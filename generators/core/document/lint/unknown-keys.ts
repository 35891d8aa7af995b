import { isObject, type JsonObject } from "../../json.ts";
import { closestName } from "../../problem/did-you-mean.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import { kindWithArticle } from "../kind-words.ts";
import { childPointer } from "../pointer.ts";
import { keywordsWith } from "../schema-keywords.ts";
import { nodesOf, type PlacedNode } from "../walk-nodes.ts";

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
  /** What an unknown key may be meant for. */
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
  // Schemas may have keywords of their own, such as "note" and "when", which are near to the short ones.
  schema: {
    known: new Set(KEYWORDS),
    meant: KEYWORDS.filter((name) => name.length > 3 && name !== "then" && name !== "else"),
    mostLetters: 1,
  },
};

/** Finds typing errors in keys, and names in `required` that no property of the document has. */
export function findUnknownKeys(document: BundledDocument, nodes = nodesOf(document.value)): Problem[] {
  const problems: Problem[] = [];
  const schemas: PlacedNode[] = [];
  const properties = new Set<string>();
  for (const node of nodes) {
    const names = NAMES[node.kind];
    if (names === undefined || !isObject(node.value)) continue;
    for (const [key, meant] of wrongKeys(node.value, names))
      problems.push(unknownKey(document, { node, key, meant }));
    if (node.kind !== "schema") continue;
    if (isObject(node.value.properties))
      for (const name of Object.keys(node.value.properties)) properties.add(name);
    if (Array.isArray(node.value.required)) schemas.push(node);
  }
  return [...problems, ...schemas.flatMap((schema) => unknownRequired(document, schema, properties))];
}

function wrongKeys(value: JsonObject, { known, meant, mostLetters }: Names): [key: string, meant: string][] {
  return Object.keys(value).flatMap((key): [string, string][] => {
    if (known.has(key) || key.startsWith("x-")) return [];
    const free = meant.filter((name) => !Object.hasOwn(value, name)); // a key beside the known one is another thing
    const close = closestName(key, free, mostLetters);
    return close === undefined ? [] : [[key, close]];
  });
}

interface WrongKey {
  readonly node: PlacedNode;
  readonly key: string;
  readonly meant: string;
}

function unknownKey(document: BundledDocument, { node: { kind, pointer }, key, meant }: WrongKey): Problem {
  const what = kind === "schema" ? "a keyword of a schema" : `a field of ${kindWithArticle(kind)}`;
  return {
    code: "key-unknown",
    severity: "warning",
    message: `"${key}" is not ${what}; it is ignored. Did you mean "${meant}"?`,
    location: document.locate(childPointer(pointer, key)),
    help: "Correct the key. If you mean an extension, start its name with x-.",
  };
}

/** Only where the schema lists its properties: a map, or a schema that only adds to another one, may require any name. */
function unknownRequired(
  document: BundledDocument,
  { value, pointer }: PlacedNode,
  all: ReadonlySet<string>,
): Problem[] {
  if (!isObject(value) || !isObject(value.properties) || !Array.isArray(value.required)) return [];
  if (isObject(value.additionalProperties) || isObject(value.patternProperties)) return [];
  const own = Object.keys(value.properties);
  const required: readonly unknown[] = value.required;
  return required.flatMap((name, index) => {
    if (typeof name !== "string" || all.has(name)) return [];
    const close = closestName(
      name,
      own.filter((property) => !required.includes(property)),
    );
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
