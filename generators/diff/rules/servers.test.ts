import { withRegion, withServers } from "../test/given.ts";
import { testDocuments } from "../test/rule-cases.ts";

const withPath = (url: string, path: string) =>
  `{servers: [{url: ${url}}], paths: {${path}: {get: {operationId: pets, responses: {"204": {description: Done.}}}}}}`;

testDocuments([
  {
    name: "a server may be added",
    base: withServers("[{ url: https://a.test }]"),
    revision: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
    want: ["safe server-added: The server https://b.test is new. [types patch, client minor]"],
  },

  {
    name: "a server has to stay",
    base: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
    revision: withServers("[{ url: https://a.test }]"),
    want: ["breaking server-removed: The server https://b.test is gone. [types patch, client major]"],
  },

  {
    name: "a choice may be added to a server",
    base: withRegion("{ default: eu, enum: [eu] }"),
    revision: withRegion("{ default: eu, enum: [eu, us] }"),
    want: [
      "safe server-choice-added: The variable region of the server may be us. [types patch, client minor]",
    ],
  },

  {
    name: "a choice of a server has to stay",
    base: withRegion("{ default: eu, enum: [eu, us] }"),
    revision: withRegion("{ default: eu, enum: [eu] }"),
    want: [
      "breaking server-choice-removed: The variable region of the server may not be us any more. [types patch, client major]",
    ],
  },

  {
    name: "the default of a server is relied on",
    base: withRegion("{ default: eu }"),
    revision: withRegion("{ default: us }"),
    want: [
      "risky server-default-changed: The variable region of the server is us by default, not eu. [types patch, client patch]",
    ],
  },

  {
    name: "the end of the server becomes the beginning of the paths",
    base: withPath("https://a.test/v1", "/pets"),
    revision: withPath("https://a.test", "/v1/pets"),
    want: [
      'safe base-path-moved: The paths begin with "/v1" now, and the servers no longer end in it. [types major, client major]',
    ],
  },

  {
    name: "the beginning of the paths becomes the end of the server",
    base: withPath("https://a.test", "/v1/pets"),
    revision: withPath("https://a.test/v1", "/pets"),
    want: [
      'safe base-path-moved: The servers end in "/v1" now, and the paths no longer begin with it. [types major, client major]',
    ],
  },
]);
