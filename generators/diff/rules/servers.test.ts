import { testDocuments } from "../test/changes-between.ts";
import { withRegion, withServers } from "../test/given.ts";

const withPath = (url: string, path: string) =>
  `{servers: [{url: ${url}}], paths: {${path}: {get: {operationId: pets, responses: {"204": {description: Done.}}}}}}`;

testDocuments([
  {
    name: "a server may be added",
    base: withServers("[{ url: https://a.test }]"),
    revision: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
    want: ["safe server-added: The server https://b.test was added. [types patch, client minor]"],
  },

  {
    name: "a server has to stay",
    base: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
    revision: withServers("[{ url: https://a.test }]"),
    want: ["breaking server-removed: The server https://b.test was removed. [types patch, client major]"],
  },

  {
    name: "a choice may be added to a server",
    base: withRegion("{ default: eu, enum: [eu] }"),
    revision: withRegion("{ default: eu, enum: [eu, us] }"),
    want: [
      "safe server-choice-added: The server variable region now accepts us. [types patch, client minor]",
    ],
  },

  {
    name: "a choice of a server has to stay",
    base: withRegion("{ default: eu, enum: [eu, us] }"),
    revision: withRegion("{ default: eu, enum: [eu] }"),
    want: [
      "breaking server-choice-removed: The server variable region no longer accepts us. [types patch, client major]",
    ],
  },

  {
    name: "the default of a server is relied on",
    base: withRegion("{ default: eu }"),
    revision: withRegion("{ default: us }"),
    want: [
      "risky server-default-changed: The default of the server variable region was changed from eu to us. [types patch, client patch]",
    ],
  },

  {
    name: "the end of the server becomes the beginning of the paths",
    base: withPath("https://a.test/v1", "/pets"),
    revision: withPath("https://a.test", "/v1/pets"),
    want: [
      'safe base-path-moved: The prefix "/v1" was moved from the servers to the paths. [types major, client major]',
    ],
  },

  {
    name: "the beginning of the paths becomes the end of the server",
    base: withPath("https://a.test", "/v1/pets"),
    revision: withPath("https://a.test/v1", "/pets"),
    want: [
      'safe base-path-moved: The prefix "/v1" was moved from the paths to the servers. [types major, client major]',
    ],
  },

  {
    name: "a value of a variable is lost where the URL is written out",
    base: withRegion("{ default: eu, enum: [eu, us] }"),
    revision: withServers("[{ url: https://eu.test }]"),
    want: ["breaking server-removed: The server https://us.test was removed. [types patch, client major]"],
  },

  {
    name: "a URL gets a variable, which has another value",
    base: withServers("[{ url: https://eu.test }]"),
    revision: withRegion("{ default: eu, enum: [eu, us] }"),
    want: ["safe server-added: The server https://us.test was added. [types patch, client minor]"],
  },

  {
    name: "the values of a variable are written out, with the usual port and in other case",
    base: withRegion("{ default: eu, enum: [eu, us] }"),
    revision: withServers("[{ url: 'HTTPS://EU.test:443/' }, { url: https://us.test }]"),
    want: [],
  },

  {
    name: "a variable that the URL does not have does not matter, and words are words",
    base: withServers(
      "[{ url: 'https://{at}.test', variables: { at: { default: a }, other: { default: b } } }]",
    ),
    revision: withServers(
      "[{ url: 'https://{at}.test', x-zone: 1, variables: { at: { default: a, description: Where. } } }]",
    ),
    want: [
      "docs prose-changed: Server https://{at}.test: description of the variable at was added. [types patch, client patch, zod patch, webhooks patch, errors patch]",
      "docs extension-changed: Server https://{at}.test: x-zone was added. [types patch, client patch, zod patch, webhooks patch, errors patch]",
    ],
  },
]);
