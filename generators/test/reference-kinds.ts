import type { JsonObject } from "../core/json.ts";

const schema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A document with every keyword that refers to something, most of them several times. */
export const REFERENCE_KINDS: JsonObject = {
  openapi: "3.1.1",
  info: { title: "References", version: "1", description: "Every keyword that refers." },
  servers: [{ url: "https://api.example.com", description: "Live" }],
  tags: [{ name: "pets", description: "Pets" }],
  security: [{ Key: [] }],
  paths: {
    "/pets": {
      parameters: [{ $ref: "#/components/parameters/Limit" }],
      get: {
        operationId: "pets.list",
        tags: ["pets"],
        security: [{ Key: [] }, { Token: [] }],
        parameters: [{ name: "kind", in: "query", schema: schema("Kind") }],
        responses: {
          "200": {
            description: "Pets",
            headers: {
              "x-left": { $ref: "#/components/headers/Left" },
              "x-plain": { schema: { type: "integer" } },
            },
            content: {
              "application/json": {
                schema: { type: "array", items: schema("Pet") },
                examples: {
                  one: { $ref: "#/components/examples/Pets" },
                  two: { summary: "None", value: [{ $ref: "./is-data.json" }] },
                },
              },
            },
            links: {
              byId: { operationId: "pets.get", parameters: { id: "$response.body#/0/id" } },
              byRef: { operationRef: "#/paths/~1pets~1{id}/get" },
              shared: { $ref: "#/components/links/Create" },
              elsewhere: { operationRef: "https://other.example.com/openapi.json#/paths/~1x/get" },
            },
          },
          "4XX": { $ref: "#/components/responses/Problem" },
        },
      },
      post: {
        operationId: "pets.create",
        requestBody: { $ref: "#/components/requestBodies/Pet" },
        responses: {
          "200": { description: "Made", content: { "application/json": { schema: schema("Pet") } } },
        },
        callbacks: {
          inline: {
            "{$request.body#/url}": {
              post: {
                operationId: "pets.made",
                security: [{ Token: [] }],
                requestBody: { content: { "application/json": { schema: schema("Dog") } } },
                responses: { "200": { description: "Thanks" } },
              },
            },
          },
          shared: { $ref: "#/components/callbacks/Made" },
        },
      },
    },
    "/pets/{id}": {
      get: {
        operationId: "pets.get",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          "200": { description: "A pet", content: { "application/json": { schema: schema("Animal") } } },
        },
      },
    },
    "/shared": { $ref: "#/components/pathItems/Shared" },
  },
  webhooks: {
    "pet.made": {
      post: {
        operationId: "events.petMade",
        requestBody: { content: { "application/json": { schema: schema("Cat") } } },
        responses: { "200": { description: "Thanks" } },
      },
    },
  },
  components: {
    schemas: {
      Kind: { enum: ["cat", "dog"] },
      Pet: {
        type: "object",
        required: ["kind"],
        properties: {
          kind: schema("Kind"),
          parts: { type: "array", items: { anyOf: [schema("Tree"), { type: "null" }] } },
        },
        patternProperties: { "^x-": { not: schema("Kind") } },
        additionalProperties: { allOf: [schema("Node")] },
      },
      Cat: { allOf: [schema("Pet"), { properties: { kind: { const: "cat" } } }] },
      Dog: { allOf: [schema("Pet"), { properties: { kind: { const: "dog" } } }] },
      Animal: {
        oneOf: [schema("Cat"), schema("Dog")],
        discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "#/components/schemas/Dog" } },
      },
      Tree: { $recursiveAnchor: true, type: "object", properties: { left: { $recursiveRef: "#" } } },
      Node: {
        $id: "https://schemas.example.com/node",
        type: "object",
        properties: { next: { $dynamicRef: "#node" }, leaf: { $ref: "#leaf" }, other: { $ref: "list" } },
        $defs: {
          node: { $dynamicAnchor: "node", type: "object" },
          leaf: { $anchor: "leaf", type: "string" },
        },
      },
      List: {
        $id: "https://schemas.example.com/list",
        type: "array",
        items: { $dynamicRef: "node#node" },
        contains: { $ref: "https://schemas.example.com/node#/$defs/leaf" },
      },
    },
    parameters: { Limit: { name: "limit", in: "query", schema: { type: "integer" } } },
    headers: { Left: { schema: schema("Kind") } },
    examples: { Pets: { value: [{ kind: "cat" }] } },
    links: { Create: { operationId: "pets.create" } },
    responses: {
      Problem: { description: "No", content: { "application/json": { schema: schema("Kind") } } },
    },
    requestBodies: { Pet: { content: { "application/json": { schema: schema("Pet") } } } },
    callbacks: { Made: { "{$request.body#/other}": { $ref: "#/components/pathItems/Shared" } } },
    pathItems: {
      Shared: { put: { operationId: "shared.put", responses: { "200": { description: "Fine" } } } },
    },
    securitySchemes: {
      Key: { type: "apiKey", in: "header", name: "x-key" },
      Token: { type: "http", scheme: "bearer" },
    },
  },
};
