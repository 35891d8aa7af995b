import { testDocuments } from "../test/changes-between.ts";
import { withDemandedScopes, withFlows, withScheme, withSecurity } from "../test/given.ts";

const documentWith = (schemes: string) => `paths: {}\ncomponents: { securitySchemes: ${schemes} }`;

/** An operation requires a key of one name, and there is a password of another. */
const exchanged = (key: string, password: string) => `{
  paths: {/pets: {get: {security: [{${key}: []}], responses: {"204": {description: Done.}}}}},
  components: {securitySchemes: {${key}: ${KEY}, ${password}: {type: http, scheme: basic}}}}`;

const KEY = "{ type: apiKey, in: header, name: X-Key }";

const required = (schemes: string) =>
  `{paths: {/pets: {get: {security: [{auth: []}], responses: {"204": {description: Done.}}}}}, components: {securitySchemes: ${schemes}}}`;

testDocuments([
  {
    name: "two schemes exchange their names",
    base: exchanged("a", "b"),
    revision: exchanged("b", "a"),
    want: [
      "safe security-scheme-renamed: The security scheme a was renamed to b. [types patch, client major]",
    ],
  },

  {
    name: "a scheme that is required has to be described",
    base: required("{auth: {type: http, scheme: basic}}"),
    revision: required("{}"),
    want: [
      "risky security-scheme-undescribed: The security scheme auth is required, and is no longer described. [types patch, client minor]",
    ],
  },

  {
    name: "a scheme that is required gets a description",
    base: required("{}"),
    revision: required("{auth: {type: http, scheme: basic}}"),
    want: [
      "safe security-scheme-described: The security scheme auth was required before, and is now described. [types patch, client minor]",
    ],
  },

  {
    name: "tokens may be refreshed at an address",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/t, scopes: {} } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/t, refreshUrl: https://id.test/r, scopes: {} } }",
    ),
    want: [
      "safe oauth-url-added: The refreshUrl https://id.test/r of the OAuth flow was added. [types patch, client minor]",
    ],
  },

  {
    name: "a scheme is deprecated",
    base: withScheme("{ type: http, scheme: basic }"),
    revision: withScheme("{ type: http, scheme: basic, deprecated: true }"),
    want: [
      "safe deprecated: The security scheme auth is now deprecated. [types minor, client minor, zod patch]",
    ],
  },

  {
    name: "what was open has to stay open",
    base: withSecurity("[]"),
    revision: withSecurity("[{ key: [] }]"),
    want: [
      "breaking security-added: The operation now requires authentication: key. [types patch, client major]",
    ],
  },

  {
    name: "credentials are no longer required",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[]"),
    want: [
      "safe security-removed: The operation no longer requires authentication. [types patch, client minor]",
    ],
  },

  {
    name: "a scope is no longer required",
    base: withSecurity("[{ oauth: [read, write] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
    want: ["safe security-eased: The operation now requires only oauth (read). [types patch, client minor]"],
  },

  {
    name: "another way in may be opened",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [] }, { oauth: [read] }]"),
    want: [
      "safe security-alternative-added: The authentication option oauth (read) was added. [types patch, client minor]",
    ],
  },

  {
    name: "a way in has to stay open",
    base: withSecurity("[{ key: [] }, { oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
    want: [
      "breaking security-alternative-removed: The authentication option key was removed. [types patch, client major]",
    ],
  },

  {
    name: "one more scheme is one too many",
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [], oauth: [read] }]"),
    want: [
      "breaking security-scheme-demanded: The operation also requires oauth: key with oauth (read) instead of key. [types patch, client major]",
    ],
  },

  {
    name: "one more scope is one too many",
    base: withSecurity("[{ oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read, write] }]"),
    want: [
      "breaking security-scope-demanded: The operation also requires the scope write: oauth (read, write) instead of oauth (read). [types patch, client major]",
    ],
  },

  {
    name: "a key is looked for where it was",
    base: withScheme("{ type: apiKey, in: header, name: X-Key }"),
    revision: withScheme("{ type: apiKey, in: query, name: key }"),
    want: [
      "breaking security-scheme-changed: The security scheme auth was changed: name from X-Key to key, in from header to query. [types patch, client major]",
    ],
  },

  {
    name: "another flow may be added",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
    want: ["safe oauth-flow-added: The OAuth flow implicit was added. [types patch, client minor]"],
  },

  {
    name: "a flow has to stay",
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
    want: ["breaking oauth-flow-removed: The OAuth flow implicit was removed. [types patch, client major]"],
  },

  {
    name: "the URL for tokens changes",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/oauth/token, scopes: { read: Reads. } } }",
    ),
    want: [
      "breaking oauth-url-changed: The tokenUrl of the OAuth flow was changed from https://id.test/token to https://id.test/oauth/token. [types patch, client major]",
    ],
  },

  {
    name: "a scope may be offered",
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
    want: ["safe oauth-scope-added: The OAuth scope write was added. [types patch, client minor]"],
  },

  {
    name: "a scope that goes is risky",
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
    want: ["risky oauth-scope-removed: The OAuth scope write was removed. [types patch, client major]"],
  },

  {
    name: "a removed scope that is still required is breaking",
    base: withDemandedScopes("{ read: Reads., write: Writes. }"),
    revision: withDemandedScopes("{ read: Reads. }"),
    want: [
      "breaking demanded-scope-removed: The OAuth scope write was removed, but the operation still requires it. [types patch, client major]",
    ],
  },

  {
    name: "a scheme that no operation requires is documentation",
    base: documentWith(`{ kept: ${KEY}, changed: ${KEY}, gone: ${KEY} }`),
    revision: documentWith(`{ kept: ${KEY}, changed: { type: http, scheme: basic }, come: ${KEY} }`),
    want: [
      "docs idle-security-scheme-changed: The unused security scheme changed was changed. [types patch]",
      "docs idle-security-scheme-changed: The unused security scheme gone was removed. [types patch]",
      "docs idle-security-scheme-changed: The unused security scheme come was added. [types patch]",
    ],
  },

  {
    name: "the words of a scope change, and tokens are no longer refreshed",
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, refreshUrl: https://id.test/more, scopes: { read: Reads. } } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads all. } } }",
    ),
    want: [
      "breaking oauth-url-changed: The refreshUrl https://id.test/more of the OAuth flow was removed. [types patch, client major]",
      "docs prose-changed: Security: description of the scope read was changed. [types patch, client patch, zod patch, errors patch]",
    ],
  },
]);
