import { testOperations } from "../test/changes-between.ts";
import { withCallback, withResponse } from "../test/given.ts";

const renamed = withCallback("$request.body#/url").replace('"fed"', '"eaten"');
const described = withCallback("$request.body#/url").replace(
  '"requestBody"',
  '"deprecated":true,"description":"A meal.","x-note":1,"requestBody"',
);

testOperations([
  {
    name: "the name of a callback is not sent",
    base: withCallback("$request.body#/url"),
    revision: renamed,
    want: ["safe callback-renamed: The callback fed was renamed to eaten. [types major, client major]"],
  },

  {
    name: "what is said about a callback",
    base: withCallback("$request.body#/url"),
    revision: described,
    want: [
      "safe deprecated: The callback fed is now deprecated. [types minor, client minor, zod patch]",
      "docs prose-changed: Callback fed: description was added. [types patch, client patch, zod patch, errors patch]",
      "docs extension-changed: Callback fed: x-note was added. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a callback may be added",
    base: "{}",
    revision: withCallback("$request.body#/url"),
    want: ["safe callback-added: The callback fed was added. [types minor, client minor]"],
  },

  {
    name: "a callback has to stay",
    base: withCallback("$request.body#/url"),
    revision: "{}",
    want: ["breaking callback-removed: The callback fed was removed. [types major, client major]"],
  },

  {
    name: "the address of a callback is looked for where it was",
    base: withCallback("$request.body#/url"),
    revision: withCallback("$request.query.url"),
    want: [
      "breaking callback-url-changed: The URL of the callback fed was changed from {$request.body#/url} to {$request.query.url}. [types patch, client patch]",
    ],
  },

  {
    name: "a link may be added",
    base: `responses: { "200": { description: A. } }`,
    revision: withResponse('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
    want: ["safe link-added: The response link owner was added. [types patch]"],
  },

  {
    name: "a link that leads elsewhere is risky",
    base: withResponse('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
    revision: withResponse(
      'links: { owner: { operationRef: "#/paths/~1pets~1{id}/post", parameters: { id: $response.body#/owner } } }',
    ),
    want: ["risky link-changed: The response link owner was changed. [types patch]"],
  },

  ...(
    [
      ["by its operationId", "operationId: postPetsId, parameters: { id: $response.body#/id }"],
      [
        "with the place of a parameter",
        `operationRef: "#/paths/~1pets~1{id}/post", parameters: { path.id: $response.body#/id }`,
      ],
    ] as const
  ).map(([how, target]) => ({
    name: `a link names the same operation ${how}`,
    base: withResponse(
      'links: { owner: { operationRef: "#/paths/~1pets~1{id}/post", parameters: { id: $response.body#/id } } }',
    ),
    revision: withResponse(`links: { owner: { ${target} } }`),
    want: [],
  })),

  {
    name: "an extension of a link is for those who know it",
    base: withResponse("links: { owner: { operationId: postPetsId } }"),
    revision: withResponse("links: { owner: { operationId: postPetsId, x-note: 1 } }"),
    want: [
      "docs extension-changed: Response 200 link owner: x-note was added. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "a link that goes is risky",
    base: withResponse('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
    revision: `responses: { "200": { description: A. } }`,
    want: ["risky link-removed: The response link owner was removed. [types patch]"],
  },
]);
