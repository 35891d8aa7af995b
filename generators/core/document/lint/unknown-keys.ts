import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { closestName, didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { listOf } from "../../json-values.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { COMPONENT_SECTIONS, fieldNames, type NodeKind } from "../grammar.ts";
import { kindWithArticle } from "../kind-words.ts";
import { createNodeSearch, type NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";
import { keywordsWith } from "../schema-keywords.ts";
import { VALUE_KEYWORDS } from "../swagger/convert-parameter.ts";
import { type PlacedNode, walkNodes } from "../walk-nodes.ts";
import { type NodeRule, warningsOf } from "./node-rule.ts";

type Names = Readonly<Partial<Record<NodeKind, ReadonlySet<string>>>>;

const words = (text: string) => new Set(text.split(" "));
const HEADER = "$ref description required deprecated style explode schema example examples content";

/** All fields of the objects of OpenAPI 3.0 to 3.2. */
const FIELDS: Names = {
  document: words(
    "openapi $self info jsonSchemaDialect servers paths webhooks components security tags externalDocs",
  ),
  info: words("title summary description termsOfService contact license version"),
  server: words("url name description variables"),
  tag: words("name summary description externalDocs parent kind"),
  components: words(`${fieldNames("components").join(" ")} mediaTypes`),
  pathItem: words(`$ref summary ${fieldNames("pathItem").join(" ")} query additionalOperations`),
  operation: words(`externalDocs operationId deprecated ${fieldNames("operation").join(" ")}`),
  parameter: words(`${HEADER} name in allowEmptyValue allowReserved`),
  header: words(HEADER),
  requestBody: words("$ref description content required"),
  response: words("$ref summary description headers content links"),
  // A reference may have a summary; media types are written out with it.
  mediaType: words(
    "$ref summary description schema itemSchema example examples encoding prefixEncoding itemEncoding",
  ),
  encoding: words("contentType headers style explode allowReserved encoding prefixEncoding itemEncoding"),
  link: words("$ref operationRef operationId parameters requestBody description server"),
  example: words("$ref summary description value dataValue serializedValue externalValue"),
  securityScheme: words(
    "$ref type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated",
  ),
  schema: new Set([
    ...keywordsWith(() => true),
    ...words(
      "$ref $id $schema $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $vocabulary $comment",
    ),
  ]),
};

/** All fields of the objects of OpenAPI 2.0 whose other keys are lost when they are converted. */
const SWAGGER_FIELDS: Names = {
  swagger: words(
    `${fieldNames("swagger").join(" ")} swagger host basePath schemes consumes produces externalDocs components`,
  ),
  parameter: new Set([
    ...words("$ref name in description required deprecated schema allowEmptyValue collectionFormat"),
    ...VALUE_KEYWORDS,
  ]),
  header: new Set(["description", "schema", "collectionFormat", ...VALUE_KEYWORDS]),
  requestBody: words("$ref name in description required schema"),
  response: words("$ref description schema headers examples"),
  securityScheme: words("type description name in flow authorizationUrl tokenUrl scopes"),
};

/** Every key that means something in some object of OpenAPI. */
const DEFINED = new Set(
  [FIELDS, SWAGGER_FIELDS].flatMap((names) => Object.values(names).flatMap((one) => [...one])),
);

/** Finds keys that are not read: typing errors, and what has a meaning or holds something elsewhere. */
export const unknownKeys = keyRule(FIELDS);
const swaggerKeys = keyRule(SWAGGER_FIELDS);

/** Finds the keys that are lost when a document of OpenAPI 2.0 is converted. */
export function findSwaggerKeys(document: BundledDocument): Diagnostic[] {
  const rule: NodeRule = (kind, value) => swaggerKeys(value.in === "body" ? "requestBody" : kind, value);
  const nodes: PlacedNode[] = [];
  const { components } = document.value; // of other files
  walkNodes({ pointer: "", kind: "swagger", value: document.value }, (node) => nodes.push(node));
  walkNodes({ pointer: "/components", kind: "components", value: components }, (node) => nodes.push(node));
  return warningsOf(rule, document, nodes);
}

function keyRule(names: Names): NodeRule {
  return (kind, value) => {
    const fields = names[kind];
    if (fields === undefined) return [];
    // Fields beside a reference to a component are ignored; those beside other references override the target's.
    const isReference = kind !== "schema" && kind in COMPONENT_SECTIONS && referenceOf(value) !== undefined;
    const known = isReference ? BESIDE_REFERENCE : fields;
    const unknown = Object.keys(value).filter((key) => !known.has(key) && !key.startsWith("x-"));
    if (unknown.length === 0) return [];
    const free = [...fields].filter((name) => !Object.hasOwn(value, name) && isMeant(kind, name));
    const what = isReference ? "a reference" : kindWithArticle(kind);
    return unknown.flatMap((key) => {
      const close = closestName(key, free, kind === "schema" ? 1 : 2);
      if (close === undefined && !isLost(kind, key, value[key])) return [];
      const hint = close === undefined ? "" : ` Did you mean "${close}"?`;
      const message = `"${key}" is not a ${kind === "schema" ? "keyword" : "field"} of ${what}; it is ignored.${hint}`;
      const help = isReference ? WRITE_OUT : close === undefined ? adviceFor(key, fields) : CORRECT;
      return [{ field: key, code: "key-unknown", message, help }];
    });
  };
}

/** Schemas may have custom keywords, such as "note" and "when", which resemble the short ones. */
function isMeant(kind: NodeKind, name: string): boolean {
  return kind !== "schema" || (name.length > 3 && name !== "then" && name !== "else");
}

const BESIDE_REFERENCE: ReadonlySet<string> = new Set(["$ref", "summary", "description"]);

/** True for a key with a meaning elsewhere, and for objects and lists. Schemas may have keywords of their own. */
function isLost(kind: NodeKind, key: string, content: unknown): boolean {
  if (kind === "schema") return false;
  return kind === "pathItem" || DEFINED.has(key) || (typeof content === "object" && content !== null);
}

const CORRECT = "Correct the key. If you mean an extension, start its name with x-.";
const WRITE_OUT = "Remove it, or write the object here instead of the reference.";

/** Tells where a key belongs. */
function adviceFor(key: string, known: ReadonlySet<string>): string {
  const isKeyword = FIELDS.schema?.has(key);
  if (isKeyword && known.has("schema")) return 'Move it into "schema".';
  if (known.has("content") && (isKeyword || FIELDS.mediaType?.has(key)))
    return 'Move it into "content", under a media type such as application/json.';
  return CORRECT;
}

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
  const properties = new Set(
    findObjects(root).flatMap(({ value }) => Object.keys(partsOf(value).properties)),
  );
  return requiring.flatMap(({ value, pointer }) =>
    unlistedNames(value)
      .filter(({ name }) => !properties.has(name))
      .map(({ name, index, optional }) =>
        warningAt(document, childPointer(pointer, "required", String(index)), {
          code: "required-property-unknown",
          message: `"${name}" is required, but no property has this name.${didYouMean(name, optional)}`,
          help: "Correct the name, or describe the property under properties.",
        }),
      ),
  );
}

function partsOf(schema: unknown): { readonly properties: JsonObject; readonly required: readonly Json[] } {
  const { properties, required } = isObject(schema) ? schema : {};
  return { properties: isObject(properties) ? properties : {}, required: listOf(required) };
}

/**
 * Required names that the schema does not list, with the optional properties. Only for schemas that list properties: a
 * map, or a schema that extends another one, may require any name.
 */
function unlistedNames(value: unknown) {
  if (!isObject(value) || !isObject(value.properties)) return [];
  if (isObject(value.additionalProperties) || isObject(value.patternProperties)) return [];
  const { properties, required } = partsOf(value);
  return required.flatMap((name, index) => {
    if (typeof name !== "string" || Object.hasOwn(properties, name)) return [];
    return [{ name, index, optional: Object.keys(properties).filter((one) => !required.includes(one)) }];
  });
}
