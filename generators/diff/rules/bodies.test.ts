import { testOperations } from "../test/changes-between.ts";
import { withForm, withResponse } from "../test/given.ts";

testOperations([
  {
    name: "an optional body may be added",
    base: "{}",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
    want: [
      "safe request-body-added: An optional request body was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a body that has to be sent breaks every request",
    base: "{}",
    revision: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    want: [
      "breaking required-request-body-added: A required request body was added. [types major, client major, zod major]",
    ],
  },

  {
    name: "a body that is not read any more breaks",
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "{}",
    want: [
      "breaking request-body-removed: The request body was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a body that was optional has to stay so",
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    want: [
      "breaking request-body-newly-required: The request body is now required. [types major, client major, zod major]",
    ],
  },

  {
    name: "a body may become optional",
    base: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
    want: [
      "safe request-body-no-longer-required: The request body is now optional. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a media type may be added to a request",
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "requestBody: { content: { application/json: { schema: {} }, text/csv: {} } }",
    want: [
      "safe request-media-type-added: Request body can now be sent as text/csv. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a media type that goes takes its requests with it",
    base: "requestBody: { content: { application/json: { schema: {} }, text/csv: {} } }",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
    want: [
      "breaking request-media-type-removed: Request body can no longer be sent as text/csv. [types major, client major, zod major]",
    ],
  },

  {
    name: "a response may get a body",
    base: `responses: { "200": { description: A. } }`,
    revision: withResponse("content: { application/json: { schema: {} } }"),
    want: ["safe response-body-added: Response 200 body was added. [types minor, client minor, zod minor]"],
  },

  {
    name: "a body that is read has to stay",
    base: withResponse("content: { application/json: { schema: {} } }"),
    revision: `responses: { "200": { description: A. } }`,
    want: [
      "breaking response-body-removed: Response 200 body was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a media type may be added to a response",
    base: withResponse("content: { application/json: { schema: {} } }"),
    revision: withResponse("content: { application/json: { schema: {} }, text/csv: {} }"),
    want: [
      "safe response-media-type-added: Response 200 can now be sent as text/csv. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a media type that is read has to stay",
    base: withResponse("content: { application/json: { schema: {} }, text/csv: {} }"),
    revision: withResponse("content: { application/json: { schema: {} } }"),
    want: [
      "breaking response-media-type-removed: Response 200 can no longer be sent as text/csv. [types major, client major, zod major]",
    ],
  },

  {
    name: "a field may take more media types",
    base: withForm("{ contentType: image/png }"),
    revision: withForm("{ contentType: image/* }"),
    want: [
      "safe encoding-content-type-widened: Request form field file can now be sent as image/*. [types patch, client patch, zod patch]",
    ],
  },

  {
    name: "a field that took two media types has to take both",
    base: withForm('{ contentType: "image/png, image/jpeg" }'),
    revision: withForm("{ contentType: image/png }"),
    want: [
      "breaking encoding-content-type-narrowed: Request form field file is now sent as image/png instead of image/png, image/jpeg. [types patch, client patch, zod patch]",
    ],
  },

  {
    name: "a media type that is stated for the first time is risky",
    base: withForm("{  }"),
    revision: withForm("{ contentType: image/png }"),
    want: [
      "risky encoding-default-replaced: Request form field file is now sent as image/png instead of the default of its schema. [types patch, client patch, zod patch]",
    ],
  },

  {
    name: "a list with commas is no repeated field",
    base: withForm("{ style: form }", "type: array"),
    revision: withForm("{ style: form, explode: false }", "type: array"),
    want: [
      "breaking encoding-style-changed: Request form field file is now serialized as form, not exploded (before: form, exploded). [types patch, client patch, zod patch]",
    ],
  },

  ...(
    [
      ["text/plain", "type: string"],
      ["text/plain", "type: array, items: { type: integer }"],
      ["application/json", "type: object"],
    ] as const
  ).map(([contentType, schema]) => ({
    name: `${contentType} is what a form field has without a media type: ${schema}`,
    base: withForm("{}", `{ ${schema} }`),
    revision: withForm(`contentType: ${contentType}`, `{ ${schema} }`),
    want: [],
  })),

  {
    name: "the media type of a file is stated, which may have been another one",
    base: withForm("{}", "{ type: string, format: binary }"),
    revision: withForm("contentType: application/octet-stream", "{ type: string, format: binary }"),
    want: [
      "risky encoding-default-replaced: Request form field file is now sent as application/octet-stream instead of the default of its schema. [types patch, client patch, zod patch]",
    ],
  },

  {
    name: "beside JSON, an encoding is ignored",
    base: withForm("{}").replace("multipart/form-data", "application/json"),
    revision: withForm("contentType: image/png").replace("multipart/form-data", "application/json"),
    want: [],
  },

  {
    name: "a range takes the place of a media type",
    base: "requestBody: { content: { image/png: {} } }",
    revision: "requestBody: { content: { image/*: {} } }",
    want: [
      "safe media-type-widened: Request body: the media type image/png is now part of image/*. [types major, client major, zod major]",
    ],
  },

  {
    name: "a response is one media type of a range",
    base: withResponse("content: { image/*: {} }"),
    revision: withResponse("content: { image/png: {} }"),
    want: [
      "safe media-type-narrowed: Response 200: the media type image/* was narrowed to image/png. [types major, client major, zod major]",
    ],
  },
]);
