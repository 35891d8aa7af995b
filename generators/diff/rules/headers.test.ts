import { testOperations } from "../test/changes-between.ts";
import { withResponse } from "../test/given.ts";

testOperations([
  {
    name: "a header may be added to a response",
    base: `responses: { "200": { description: A. } }`,
    revision: withResponse("headers: { X-Left: { schema: { type: integer } } }"),
    want: [
      "safe response-header-added: The response header X-Left was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "an optional header that goes is risky",
    base: withResponse("headers: { X-Left: { schema: { type: integer } } }"),
    revision: `responses: { "200": { description: A. } }`,
    want: [
      "risky response-header-removed: The response header X-Left was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a header that was promised has to stay",
    base: withResponse("headers: { X-Left: { required: true, schema: { type: integer } } }"),
    revision: `responses: { "200": { description: A. } }`,
    want: [
      "breaking required-response-header-removed: The required response header X-Left was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a header may be promised",
    base: withResponse("headers: { X-Left: { schema: { type: integer } } }"),
    revision: withResponse("headers: { X-Left: { required: true, schema: { type: integer } } }"),
    want: [
      "safe response-header-newly-required: The response header X-Left is now required. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a header that was promised may not be missing",
    base: withResponse("headers: { X-Left: { required: true, schema: { type: integer } } }"),
    revision: withResponse("headers: { X-Left: { schema: { type: integer } } }"),
    want: [
      "breaking response-header-no-longer-required: The response header X-Left is now optional. [types major, client major, zod major]",
    ],
  },

  {
    name: "a header in JSON is not one in plain text",
    base: withResponse("headers: { X-Left: { schema: { type: string } } }"),
    revision: withResponse(
      "headers: { X-Left: { content: { application/json: { schema: { type: string } } } } }",
    ),
    want: [
      "breaking response-header-serialization-changed: The response header X-Left is now serialized as application/json (before: simple, not exploded). [types patch, client patch]",
    ],
  },
]);
