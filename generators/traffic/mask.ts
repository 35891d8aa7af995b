import { isObject, type Json } from "../core/json.ts";
import { isSensitive } from "../core/model/accepts/explain-rejection.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { applicableSchemas } from "../core/model/facts/applicable-schemas.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import type { Exchange } from "../verify/match/exchange.ts";

const MARK = "[redacted]";

/** Shorter texts occur in too many others. */
const SHORTEST_SECRET = 4;

const CREDENTIAL_HEADERS = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/** Returns the credentials of an exchange: in well-known headers, and where security schemes have them. */
export function credentialsOf(exchange: Exchange, { securitySchemes }: ApiModel): string[] {
  const schemes = securitySchemes.flatMap((scheme) => (scheme.kind === "apiKey" ? [scheme] : []));
  const query = new URLSearchParams(exchange.search);
  const names = [
    ...CREDENTIAL_HEADERS,
    ...schemes.flatMap((scheme) => (scheme.in === "header" ? [scheme.parameter.toLowerCase()] : [])),
  ];
  const texts = [exchange.request, exchange.response].flatMap((message) =>
    names.flatMap((name) => message?.headers?.get(name) ?? []),
  );
  const keys = schemes.flatMap((scheme) => (scheme.in === "query" ? query.getAll(scheme.parameter) : []));
  return [...new Set([...texts.flatMap(partsOf), ...keys])].filter(({ length }) => length >= SHORTEST_SECRET);
}

/** Returns the secret parts of `Bearer abc`, `Basic dXNlcjpwYXNz` or `session=abc; theme=dark`. */
function partsOf(text: string): string[] {
  const basic = /^basic\s+(\S+)$/i.exec(text)?.[1];
  const login = basic === undefined ? "" : Buffer.from(basic, "base64").toString("utf8");
  const words = text.split(/[\s;,]+/).slice(/^\w+\s/.test(text) ? 1 : 0);
  return [text, login, ...login.split(":"), ...words, ...words.map((word) => word.replace(/^[^=]*=/, ""))];
}

/** Removes sensitive and undescribed parts and credentials from a recorded value, for reports. */
export function masked(schema: SchemaModel, value: unknown, credentials: readonly string[]): Json {
  return maskedBy([schema], value, credentials, 0);
}

/** Limits of a value in a report. */
const MOST = { depth: 8, members: 50, items: 3, characters: 200 };

function maskedBy(
  schemas: readonly SchemaModel[],
  value: unknown,
  credentials: readonly string[],
  depth: number,
): Json {
  const all = applicableSchemas(schemas);
  if (all.length === 0 || all.some(isSensitive) || depth > MOST.depth) return MARK;
  const inner = (parts: readonly SchemaModel[], member: unknown): Json =>
    maskedBy(parts, member, credentials, depth + 1);
  if (typeof value === "string") return withoutCredentials(value, credentials).slice(0, MOST.characters);
  if (Array.isArray(value)) {
    const items = all.flatMap(({ array }) => [
      ...(array?.prefixItems ?? []),
      ...(array?.items ? [array.items] : []),
    ]);
    return value.slice(0, MOST.items).map((item) => inner(items, item));
  }
  if (!isObject(value)) return value as Json; // null, a boolean or a number
  const members = Object.entries(value).map(([name, member], index): [string, Json] => {
    const named = all.flatMap(({ object }) => object?.properties?.get(name) ?? []);
    return named.length > 0 ? [name, inner(named, member)] : [`member ${index + 1}`, MARK];
  });
  return Object.fromEntries(members.slice(0, MOST.members));
}

/** Returns a text without credentials, plain or percent-encoded. */
export function withoutCredentials(text: string, credentials: readonly string[]): string {
  return credentials.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
    ? MARK
    : text;
}
