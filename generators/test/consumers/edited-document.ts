import fc from "fast-check";

type Node = Record<string, unknown>;

/** A small document with all uses of components: sent, received, both, nested, unused. */
export interface SmallDocument extends Node {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Node> };
}

interface Operation extends Node {
  operationId: string;
  parameters?: Node[];
  responses: Record<string, Node>;
}

const ref = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Node): Node => ({ content: { "application/json": { schema } } });

/** Uses of the components of a document. */
export const USES = {
  Sent: ["request"],
  Received: ["response"],
  Both: ["request", "response"],
  Event: ["response"],
  Unused: ["request", "response"],
} as const;

const leaf: fc.Arbitrary<Node> = fc.constantFrom<Node>(
  { type: "string" },
  { type: "integer" },
  { type: "boolean" },
  { type: ["string", "null"] },
  { type: "string", enum: ["a", "b"] },
  { type: "string", enum: ["a", "b", "c"] },
  { const: "a" },
  { type: "string", maxLength: 5 },
  {},
);
const inner: fc.Arbitrary<Node> = fc.oneof(
  leaf,
  leaf.map((items) => ({ type: "array", items })),
  fc.tuple(leaf, leaf).map(([one, other]) => ({ oneOf: [one, other] })),
  fc.constant(ref("Nested")),
);
const object: fc.Arbitrary<Node> = fc.record(
  {
    type: fc.constant("object"),
    properties: fc.dictionary(fc.constantFrom("id", "name", "kind"), inner, {
      minKeys: 1,
      noNullPrototype: true,
    }),
    required: fc.subarray(["id", "name", "kind"]),
    additionalProperties: fc.constantFrom(false, { type: "string" }),
  },
  { requiredKeys: ["type", "properties"], noNullPrototype: true },
);

/** A list in pages, by the names of its members. */
function pageOf(items: Node, cursor: Node): Node {
  const properties = { data: { type: "array", items }, next_cursor: cursor };
  return { type: "object", required: ["data"], properties };
}

/** A random small document. */
const smallDocument: fc.Arbitrary<SmallDocument> = fc
  .record({ Sent: object, Received: object, Both: object, Event: object, Unused: object, Nested: object })
  .map((schemas) => ({
    openapi: "3.1.1",
    info: { title: "Small", version: "1.0.0" },
    paths: {
      "/things": {
        post: {
          operationId: "things.create",
          requestBody: { required: true, ...json(ref("Sent")) },
          responses: { 200: { description: "OK", ...json(ref("Received")) } },
        },
        put: {
          operationId: "things.replace",
          parameters: [{ in: "query", name: "limit", schema: { type: "integer" } }],
          requestBody: { required: true, ...json(ref("Both")) },
          responses: { 200: { description: "OK", ...json(ref("Both")) } },
        },
        get: {
          operationId: "things.list",
          parameters: [{ in: "query", name: "cursor", schema: { type: "string" } }],
          responses: { 200: { description: "OK", ...json(pageOf(ref("Received"), { type: "string" })) } },
        },
      },
    },
    webhooks: { happened: { post: { requestBody: { required: true, ...json(ref("Event")) } } } },
    components: { schemas: { ...schemas, Nested: withoutReferences(schemas.Nested) } },
  }));

/** Removes references, so that nothing is recursive: recursion is tested separately. */
function withoutReferences(schema: Node): Node {
  const properties = Object.entries(schema.properties as Record<string, Node>);
  const kept = properties.map(([name, member]) => [name, "$ref" in member ? {} : member]);
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** A change of one part of a document. */
type Edit = (document: SmallDocument) => void;

const schemaEdits = (name: string): fc.Arbitrary<Edit> =>
  fc.oneof(
    object.map(
      (schema): Edit =>
        ({ components: { schemas } }) => {
          schemas[name] = name === "Nested" ? withoutReferences(schema) : schema;
        },
    ),
    fc.tuple(fc.constantFrom("id", "name", "kind"), leaf).map(
      ([key, schema]): Edit =>
        ({ components: { schemas } }) => {
          const properties = schemas[name]?.properties as Record<string, Node> | undefined;
          if (properties) properties[key] = schema;
        },
    ),
    fc.subarray(["id", "name", "kind"]).map(
      (required): Edit =>
        ({ components: { schemas } }) => {
          if (schemas[name]) schemas[name] = { ...schemas[name], required };
        },
    ),
    fc.constantFrom<unknown>(undefined, true, false).map(
      (additionalProperties): Edit =>
        ({ components: { schemas } }) => {
          if (schemas[name]) schemas[name] = { ...schemas[name], additionalProperties };
        },
    ),
  );

/** Renames a component wherever it is used, and keeps the old name as an alias. */
function renamedWithAlias(name: string): Edit {
  return (document) => {
    const text = JSON.stringify(document).replaceAll(ref(name).$ref as string, ref("Renamed").$ref as string);
    const { components, ...others } = JSON.parse(text) as SmallDocument; // was one before
    const { [name]: schema, ...schemas } = components.schemas;
    if (schema === undefined || "Renamed" in schemas) return;
    const Renamed = { ...schema, "x-codegen-aliases": [name] };
    Object.assign(document, others, { components: { schemas: { ...schemas, Renamed } } });
  };
}

const operationEdits: readonly Edit[] = [
  ({ paths }) => {
    delete paths["/things"]?.post;
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) post.operationId = "things.make";
  },
  ({ paths }) => {
    const { put } = paths["/things"] ?? {};
    if (put) put.parameters = [];
  },
  ({ paths }) => {
    const { put } = paths["/things"] ?? {};
    put?.parameters?.push({ in: "query", name: "after", required: true, schema: { type: "string" } });
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) post.parameters = [{ in: "query", name: "dry", schema: { type: "boolean" } }];
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) post.responses = { 201: post.responses[200] ?? { description: "Created" } };
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) post.responses[202] = { description: "Accepted", ...json(ref("Both")) };
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) post.requestBody = json(ref("Sent"));
  },
  ({ paths }) => {
    const { post } = paths["/things"] ?? {};
    if (post) Object.assign(post, { operationId: "things.add", "x-codegen-aliases": ["things.create"] });
  },
  ({ paths, components: { schemas } }) => {
    const { get } = paths["/things"] ?? {};
    const items = ref("Received" in schemas ? "Received" : "Renamed");
    if (get) get.responses[200] = { description: "OK", ...json(pageOf(items, { type: "integer" })) };
  },
  ({ paths }) => {
    const { get } = paths["/things"] ?? {};
    if (get) get.parameters = [{ in: "query", name: "cursor", schema: { type: ["string", "integer"] } }];
  },
  renamedWithAlias("Unused"),
  renamedWithAlias("Received"),
  ({ components: { schemas } }) => {
    delete schemas.Unused;
  },
  ({ components: { schemas } }) => {
    schemas.Added = { type: "string" };
  },
];

/** A document, and the results of one to three random edits: together, and each alone. */
export interface EditedDocument {
  readonly base: SmallDocument;
  readonly revision: SmallDocument;
  readonly alone: readonly SmallDocument[];
}

export const documentWithEdits: fc.Arbitrary<EditedDocument> = fc
  .tuple(
    smallDocument,
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...Object.keys(USES), "Nested").chain(schemaEdits) },
        { weight: 2, arbitrary: fc.constantFrom(...operationEdits) },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([base, edits]) => ({
    base,
    revision: after(base, edits),
    alone: edits.map((edit) => after(base, [edit])),
  }));

function after(base: SmallDocument, edits: readonly Edit[]): SmallDocument {
  const revision = structuredClone(base);
  for (const edit of edits) edit(revision);
  return revision;
}

/** The document after one to three random edits. */
export const editedDocument: fc.Arbitrary<readonly [base: SmallDocument, revision: SmallDocument]> =
  documentWithEdits.map(({ base, revision }) => [base, revision]);
