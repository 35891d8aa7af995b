import { parse } from "yaml";
import { isObject } from "../../core/json.ts";

/** A document that takes and gives a card or a bank account, with this discriminator. */
export function withUnion(discriminator: string): string {
  const options = ["Card", "Bank"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return withBody(
    { oneOf: options, discriminator: parse(discriminator) },
    { Card: KIND, Bank: { ...KIND, title: "Bank", required: ["kind", "sort"] } },
  );
}

/** As `withUnion`, with a mapping from marks to components alone. */
export function withMapping(mapping: string): string {
  const names: unknown = parse(mapping);
  const entries = Object.entries(isObject(names) ? names : {});
  const targets = entries.map(([mark, name]) => [mark, `#/components/schemas/${String(name)}`]);
  return withUnion(JSON.stringify({ propertyName: "kind", mapping: Object.fromEntries(targets) }));
}

/** A document that takes and gives one component, which is called this. */
export function withComponent(name: string): string {
  return withBody({ $ref: `#/components/schemas/${name}` }, { [name]: KIND });
}

/** As `withComponent`, where the component had other names before. */
export function withFormerNames(name: string, aliases: readonly string[]): string {
  const schema = { ...KIND, ...(aliases.length > 0 ? { "x-aliases": aliases } : {}) };
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
