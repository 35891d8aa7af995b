import type { JsonObject } from "../../core/json.ts";

/** A document of OpenAPI 2.0 with most features that only 2.0 has. */
export const SWAGGER: JsonObject = {
  swagger: "2.0",
  info: { title: "Shop", version: "1" },
  host: "shop.example",
  basePath: "/v1",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json", "application/xml"],
  securityDefinitions: { key: { type: "apiKey", in: "header", name: "X-Key" }, basic: { type: "basic" } },
  security: [{ key: [] }],
  parameters: {
    Limit: { name: "limit", in: "query", type: "integer", default: 10 },
    Body: { name: "body", in: "body", required: true, schema: { $ref: "#/definitions/Order" } },
  },
  responses: { Failed: { description: "No", schema: { $ref: "#/definitions/Error" } } },
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        tags: ["orders"],
        parameters: [
          { $ref: "#/parameters/Limit" },
          { name: "ids", in: "query", type: "array", items: { type: "string" }, collectionFormat: "pipes" },
        ],
        responses: {
          200: {
            description: "Orders",
            headers: { "X-Total": { type: "integer" } },
            schema: { type: "array", items: { $ref: "#/definitions/Order" } },
            examples: { "application/json": [] },
          },
          default: { $ref: "#/responses/Failed" },
        },
      },
      post: {
        operationId: "createOrder",
        tags: ["orders"],
        parameters: [{ $ref: "#/parameters/Body" }],
        responses: { 201: { description: "Made", schema: { $ref: "#/definitions/Order" } } },
      },
    },
    "/orders/{id}/file": {
      parameters: [{ name: "id", in: "path", required: true, type: "string", format: "uuid" }],
      put: {
        operationId: "uploadFile",
        consumes: ["multipart/form-data"],
        produces: ["application/octet-stream"],
        parameters: [
          { name: "file", in: "formData", type: "file", required: true },
          { name: "note", in: "formData", type: "string", enum: ["a", "b"] },
        ],
        responses: {
          200: { description: "File", schema: { type: "file" } },
          404: { $ref: "#/responses/Failed" },
        },
      },
    },
  },
  definitions: {
    Error: {
      type: "object",
      required: ["message"],
      properties: { message: { type: "string", "x-nullable": true } },
    },
    Order: {
      type: "object",
      discriminator: "kind",
      required: ["kind"],
      properties: {
        kind: { type: "string" },
        total: { type: "integer", minimum: 0, exclusiveMinimum: true },
      },
    },
    Gift: {
      allOf: [{ $ref: "#/definitions/Order" }, { type: "object", properties: { card: { type: "string" } } }],
    },
  },
};
