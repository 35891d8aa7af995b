/** A document that some generators cannot read, or write code of that does not compile. */
export interface OddDocument {
  readonly title: string;
  /** Texts by file name; the first is the document. */
  readonly files: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

const info = { title: "Pets", version: "1.0.0" };
const pet = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
const to = (reference: string): Fields => ({ $ref: reference });
const json = (schema: Fields): Fields => ({
  200: { description: "OK", content: { "application/json": { schema } } },
});
const read = (operationId: string, schema: Fields): Fields => ({
  get: { operationId, responses: json(schema) },
});

function document(fields: Fields, version = "3.1.0"): Readonly<Record<string, string>> {
  return { "openapi.json": JSON.stringify({ openapi: version, info, ...fields }) };
}

export const ODD_DOCUMENTS: readonly OddDocument[] = [
  {
    title: "Swagger 2.0",
    files: {
      "openapi.json": JSON.stringify({
        swagger: "2.0",
        info,
        produces: ["application/json"],
        paths: {
          "/pets": {
            get: {
              operationId: "listPets",
              responses: { 200: { description: "OK", schema: to("#/definitions/Pet") } },
            },
          },
        },
        definitions: { Pet: pet },
      }),
    },
  },
  {
    title: "OpenAPI 3.2",
    files: document(
      {
        paths: { "/pets": read("listPets", to("#/components/schemas/Pet")) },
        components: { schemas: { Pet: pet } },
      },
      "3.2.0",
    ),
  },
  {
    title: "a part in another file",
    files: {
      ...document({ paths: { "/pets": read("listPets", to("schemas.yaml#/Pet")) } }),
      "schemas.yaml":
        "Pet:\n  type: object\n  required: [name]\n  properties:\n    name: { type: string }\n    owner: { $ref: '#/Owner' }\nOwner:\n  type: object\n  properties: { pet: { $ref: '#/Pet' } }\n",
    },
  },
  {
    title: "schemas `live_input` and `liveInput`",
    files: document({
      paths: {
        "/a": read("a", to("#/components/schemas/live_input")),
        "/b": read("b", to("#/components/schemas/liveInput")),
      },
      components: { schemas: { live_input: pet, liveInput: { type: "integer" } } },
    }),
  },
  {
    title: "two operations with one `operationId`",
    files: document({ paths: { "/a": read("list", pet), "/b": read("list", pet) } }),
  },
  {
    title: "operations without `operationId`",
    files: document({
      paths: {
        "/a/{id}": {
          get: {
            parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
            responses: json(pet),
          },
        },
        "/a": { get: { responses: json(pet) } },
      },
    }),
  },
  {
    title: "schemas named `Error`, `default` and `Record`",
    files: document({
      paths: {
        "/a": read("a", to("#/components/schemas/Error")),
        "/b": read("b", to("#/components/schemas/default")),
        "/c": read("c", to("#/components/schemas/Record")),
      },
      components: {
        schemas: {
          Error: pet,
          default: pet,
          Record: { type: "object", additionalProperties: { type: "string" } },
        },
      },
    }),
  },
  {
    title: "a property named `__proto__`, and one with a quote",
    files: {
      "openapi.json":
        document({
          paths: {
            "/a": read("a", {
              type: "object",
              properties: { PROTO: { type: "string" }, 'it"s': { type: "string" } },
            }),
          },
        })["openapi.json"]?.replace("PROTO", "__proto__") ?? "",
    },
  },
  {
    title: "a description with `*/`",
    files: document({ paths: { "/a": read("a", { ...pet, description: "Ends */ early." }) } }),
  },
  {
    title: "a reference to the response of another path",
    files: document({
      paths: {
        "/a": read("a", pet),
        "/b": read("b", to("#/paths/~1a/get/responses/200/content/application~1json/schema")),
      },
    }),
  },
  {
    title: "`true` and `false` as schemas",
    files: document({
      paths: { "/a": read("a", { type: "object", properties: { any: true, none: false } }) },
    }),
  },
  {
    title: "`exclusiveMinimum: true`, as in OpenAPI 3.0, in 3.1",
    files: document({ paths: { "/a": read("a", { type: "integer", minimum: 1, exclusiveMinimum: true }) } }),
  },
  { title: "a placeholder without parameter", files: document({ paths: { "/a/{id}": read("a", pet) } }) },
  {
    title: "a discriminator without mapping",
    files: document({
      paths: { "/a": read("a", to("#/components/schemas/Animal")) },
      components: {
        schemas: {
          Animal: {
            oneOf: [to("#/components/schemas/Cat"), to("#/components/schemas/Dog")],
            discriminator: { propertyName: "kind" },
          },
          Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" } } },
          Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" } } },
        },
      },
    }),
  },
];
