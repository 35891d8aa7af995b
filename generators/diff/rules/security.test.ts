import { withDemandedScopes, withFlows, withScheme, withSecurity } from "../test/given.ts";
import { testDocuments } from "../test/rule-cases.ts";

const documentWith = (schemes: string) => `paths: {}\ncomponents: { securitySchemes: ${schemes} }`;

const KEY = "{ type: apiKey, in: header, name: X-Key }";

testDocuments([
  {
    name: "what was open has to stay open",
    base: withSecurity("[]"),
    revision: withSecurity("[{ key: [] }]"),
    want: [
      "breaking security-added: It was open to everybody and asks for key now. [types patch, client major]",
    ],
  },

  {
    name: "credentials may stop to be asked for",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[]"),
    want: ["safe security-removed: It is open to everybody now. [types patch, client minor]"],
  },

  {
    name: "a scope may stop to be asked for",
    base: withSecurity("[{ oauth: [read, write] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
    want: ["safe security-eased: oauth (read) is enough now. [types patch, client minor]"],
  },

  {
    name: "another way in may be opened",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [] }, { oauth: [read] }]"),
    want: ["safe security-alternative-added: oauth (read) is accepted as well. [types patch, client minor]"],
  },

  {
    name: "a way in has to stay open",
    base: withSecurity("[{ key: [] }, { oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
    want: [
      "breaking security-alternative-removed: key is not accepted any more. [types patch, client major]",
    ],
  },

  {
    name: "one more scheme is one too many",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [], oauth: [read] }]"),
    want: [
      "breaking security-scheme-demanded: oauth is asked for on top: key with oauth (read), not key. [types patch, client major]",
    ],
  },

  {
    name: "one more scope is one too many",
    base: withSecurity("[{ oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read, write] }]"),
    want: [
      "breaking security-scope-demanded: The scope write is asked for on top: oauth (read, write), not oauth (read). [types patch, client major]",
    ],
  },

  {
    name: "a key is looked for where it was",
    base: withScheme("{ type: apiKey, in: header, name: X-Key }"),
    revision: withScheme("{ type: apiKey, in: query, name: key }"),
    want: [
      "breaking security-scheme-changed: The scheme auth has changed: name, in. [types patch, client major]",
    ],
  },

  {
    name: "another flow may be added",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
    want: ["safe oauth-flow-added: A token can be obtained by implicit. [types patch, client minor]"],
  },

  {
    name: "a flow has to stay",
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
    want: [
      "breaking oauth-flow-removed: A token cannot be obtained by implicit any more. [types patch, client major]",
    ],
  },

  {
    name: "a token is asked for where it was",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/oauth/token, scopes: { read: Reads. } } }",
    ),
    want: [
      "breaking oauth-url-changed: The tokenUrl is https://id.test/oauth/token, not https://id.test/token. [types patch, client major]",
    ],
  },

  {
    name: "a scope may be offered",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
    want: ["safe oauth-scope-added: The scope write is offered. [types patch, client minor]"],
  },

  {
    name: "a scope that goes is risky",
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
    want: ["risky oauth-scope-removed: The scope write is not offered any more. [types patch, client major]"],
  },

  {
    name: "a scope that goes and is still asked for is breaking",
    base: withDemandedScopes("{ read: Reads., write: Writes. }"),
    revision: withDemandedScopes("{ read: Reads. }"),
    want: [
      "breaking demanded-scope-removed: The scope write is asked for, and not offered any more. [types patch, client major]",
    ],
  },

  {
    name: "a scheme that no operation asks for is words",
    base: documentWith(`{ kept: ${KEY}, changed: ${KEY}, gone: ${KEY} }`),
    revision: documentWith(`{ kept: ${KEY}, changed: { type: http, scheme: basic }, come: ${KEY} }`),
    want: [
      "docs idle-security-scheme-changed: The scheme changed, which no operation asks for, has changed. [types patch]",
      "docs idle-security-scheme-changed: The scheme gone, which no operation asks for, is gone. [types patch]",
      "docs idle-security-scheme-changed: The scheme come, which no operation asks for, is new. [types patch]",
    ],
  },
]);
