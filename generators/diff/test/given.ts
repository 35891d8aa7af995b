import { parse } from "yaml";
import { isObject } from "../../core/json.ts";

const DONE = { "204": { description: "Done." } };

/** A document whose only operation has this security; there are the schemes `key` and `oauth` (with read and write). */
export function withSecurity(security: string): string {
  const scopes = { read: "Reads.", write: "Writes." };
  const flows = { clientCredentials: { tokenUrl: "https://id.test/token", scopes } };
  const securitySchemes = {
    key: { type: "apiKey", in: "header", name: "X-Key" },
    oauth: { type: "oauth2", flows },
  };
  return secured(parse(security), securitySchemes);
}

/** A document whose only operation requires the scheme `auth`, which is this one. */
export function withScheme(scheme: string): string {
  return secured([{ auth: [] }], { auth: parse(scheme) });
}

/** A document whose only operation requires tokens of these flows. */
export function withFlows(flows: string): string {
  return secured([{ auth: [] }], { auth: { type: "oauth2", flows: parse(flows) } });
}

/** A document whose only operation requires the scope `write` of an issuer that grants these. */
export function withDemandedScopes(scopes: string): string {
  const flows = { clientCredentials: { tokenUrl: "https://id.test/token", scopes: parse(scopes) } };
  return secured([{ auth: ["write"] }], { auth: { type: "oauth2", flows } });
}

function secured(security: unknown, securitySchemes: unknown): string {
  const paths = { "/pets": { get: { security, responses: DONE } } };
  return JSON.stringify({ paths, components: { securitySchemes } });
}

/** A document with these servers. */
export function withServers(servers: string): string {
  return JSON.stringify({ paths: {}, servers: parse(servers) });
}

/** A document whose only server has the variable `region` in its URL, which is this one. */
export function withRegion(region: string): string {
  return JSON.stringify({
    paths: {},
    servers: [{ url: "https://{region}.test", variables: { region: parse(region) } }],
  });
}

/** Options of the events of a document. */
export interface Sending {
  /** Default `post`. */
  readonly method?: string;
  /** Fields of the request, beside or instead of a payload of any kind and a response 204. */
  readonly fields?: string;
}

/** A document with events of these names. */
export function withEvents(names: readonly string[], { method = "post", fields = "" }: Sending = {}): string {
  const request = {
    requestBody: { content: { "application/json": { schema: {} } } },
    responses: DONE,
    ...parse(fields),
  };
  const webhooks = Object.fromEntries(names.map((name) => [name, { [method]: request }]));
  return JSON.stringify({ paths: {}, webhooks });
}

/** A document whose catalogue has the error code PET_GONE, with these changed fields, and these other codes. */
export function withCatalog(fields = "", others = ""): string {
  const gone = { status: 404, retryClass: "terminal", description: "It is gone.", ...parse(fields) };
  return JSON.stringify({ paths: {}, "x-codegen-error-catalog": { PET_GONE: gone, ...parse(others) } });
}

/** An operation with a response 200 that has these fields beside the description. */
export function withResponse(fields: string): string {
  return JSON.stringify({ responses: { "200": { description: "A.", ...parse(fields) } } });
}

/** An operation that takes a form with the field `file`, which is of this type and sent in this way. */
export function withForm(encoding: string, schema = "type: string"): string {
  const properties = { file: parse(schema) };
  const form = { schema: { type: "object", properties }, encoding: { file: parse(encoding) } };
  return JSON.stringify({ requestBody: { content: { "multipart/form-data": form } } });
}

/** An operation with the callback `fed`, which goes to this address. */
export function withCallback(url: string): string {
  const request = { requestBody: { content: { "application/json": { schema: {} } } }, responses: DONE };
  return JSON.stringify({ callbacks: { fed: { [`{${url}}`]: { post: request } } } });
}

/** A document that takes and returns a card or a bank account, with this discriminator. */
export function withUnion(discriminator: string): string {
  const options = ["Card", "Bank"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return withBody(
    { oneOf: options, discriminator: parse(discriminator) },
    { Card: KIND, Bank: { ...KIND, title: "Bank", required: ["kind", "sort"] } },
  );
}

/** As `withUnion`, with only a mapping from values to components. */
export function withMapping(mapping: string): string {
  const names: unknown = parse(mapping);
  const entries = Object.entries(isObject(names) ? names : {});
  const targets = entries.map(([mark, name]) => [mark, `#/components/schemas/${String(name)}`]);
  return withUnion(JSON.stringify({ propertyName: "kind", mapping: Object.fromEntries(targets) }));
}

/** A document that takes and returns one component with this name. */
export function withComponent(name: string): string {
  return withBody({ $ref: `#/components/schemas/${name}` }, { [name]: KIND });
}

/** As `withComponent`, where the component had other names before. */
export function withFormerNames(name: string, aliases: readonly string[]): string {
  const schema = { ...KIND, ...(aliases.length > 0 ? { "x-codegen-aliases": aliases } : {}) };
  return withBody({ $ref: `#/components/schemas/${name}` }, { [name]: schema });
}

const TEXT = { type: "string" };
const KIND = { type: "object", required: ["kind"], properties: { kind: TEXT, sort: TEXT } };

function withBody(schema: unknown, schemas: Record<string, unknown>): string {
  const content = { "application/json": { schema } };
  const post = { requestBody: { required: true, content }, responses: { "204": { description: "Done." } } };
  const get = { responses: { "200": { description: "Done.", content } } };
  return JSON.stringify({ paths: { "/things": { post, get } }, components: { schemas } });
}
