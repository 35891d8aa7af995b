import type { JsonObject } from "../../core/json.ts";

const json = (schema: JsonObject): JsonObject => ({ "application/json": { schema } });
const at = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A document with most keywords of schemas, most locations of parameters, and most kinds of bodies. */
export const SCHEMA_KINDS: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Schemas", version: "1" },
  servers: [
    {
      url: "https://{region}.example.com/{version}",
      variables: { region: { default: "eu", enum: ["eu"] }, version: { default: "v1" } },
    },
  ],
  tags: [{ name: "things" }],
  paths: {
    "/things/{id}": {
      parameters: [{ name: "id", in: "path", required: true, style: "label", schema: { type: "string" } }],
      get: {
        operationId: "things.get",
        tags: ["things"],
        "x-idempotency": "idempotent",
        parameters: [
          { name: "deep", in: "query", style: "deepObject", explode: true, schema: { type: "object" } },
          {
            name: "list",
            in: "query",
            style: "pipeDelimited",
            explode: false,
            schema: { type: "array", items: {} },
          },
          { name: "x-trace", in: "header", schema: { type: "integer" } },
          { name: "sid", in: "cookie", schema: { type: "string" } },
          { name: "as", in: "query", content: json({ type: "object" }) },
        ],
        responses: {
          "200": {
            description: "A thing",
            headers: { etag: { schema: { type: "string" } } },
            content: json(at("Thing")),
          },
          "204": { description: "Nothing" },
          default: { description: "No", content: { "text/plain": { schema: { type: "string" } } } },
        },
      },
      post: {
        operationId: "things.upload",
        tags: ["things"],
        "x-idempotency": "none",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                properties: { file: { type: "string", format: "binary" }, note: { type: "string" } },
              },
              encoding: {
                note: { contentType: "text/plain", headers: { "x-a": { schema: { type: "string" } } } },
              },
            },
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: { a: { type: "array", items: { type: "string" } } } },
            },
            "application/octet-stream": {},
          },
        },
        responses: { "2XX": { description: "Done", content: { "application/octet-stream": {} } } },
      },
    },
  },
  webhooks: {
    "thing.made": {
      post: {
        requestBody: {
          content: json({ allOf: [at("Thing"), { properties: { webhook_event: { const: "thing.made" } } }] }),
        },
        responses: { "200": { description: "Thanks" } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        description: "A thing.",
        required: ["id", "kind"],
        properties: {
          id: { type: "string", pattern: "^th_[a-z]{4}$", maxLength: 20, minLength: 3 },
          kind: { type: "string", enum: ["a", "b"], default: "a", "x-enumDescriptions": { a: "The first." } },
          count: { type: "integer", format: "int64", minimum: 0, exclusiveMaximum: 1000, multipleOf: 5 },
          when: { type: ["string", "null"], format: "date-time", deprecated: true, readOnly: true },
          secret: { type: "string", "x-codegen-sensitive": true, writeOnly: true },
          pair: {
            type: "array",
            prefixItems: [{ type: "number" }, at("Thing")],
            items: false,
            minItems: 2,
            uniqueItems: true,
          },
          some: {
            type: "array",
            contains: { const: 1 },
            minContains: 1,
            maxContains: 3,
            unevaluatedItems: false,
          },
          either: {
            oneOf: [at("Cat"), at("Dog")],
            discriminator: { propertyName: "petType", mapping: { cat: "#/components/schemas/Cat" } },
          },
        },
        patternProperties: { "^x-": { type: "boolean" } },
        additionalProperties: { anyOf: [{ type: "string" }, { type: "null" }] },
        propertyNames: { maxLength: 40 },
        minProperties: 1,
        dependentRequired: { count: ["when"] },
        dependentSchemas: { when: { required: ["count"] } },
        if: { properties: { kind: { const: "a" } } },
        then: { required: ["count"] },
        else: { not: { required: ["secret"] } },
      },
      Cat: {
        type: "object",
        required: ["petType"],
        properties: { petType: { const: "cat" } },
        unevaluatedProperties: false,
      },
      Dog: {
        allOf: [
          { type: "object", properties: { petType: { const: "dog" } } },
          { required: ["petType"], example: { petType: "dog" } },
        ],
      },
      Encoded: {
        type: "string",
        contentEncoding: "base64",
        contentMediaType: "application/json",
        contentSchema: at("Cat"),
      },
    },
  },
  "x-codegen-error-catalog": { THING_GONE: { status: 404, retryClass: "terminal", description: "Gone." } },
};
