import type { ApiModel } from "../../../core/model/api-model.ts";
import { Faults, UsageError } from "../../usage-error.ts";

/** Environment variable with the API key, unless --key-env names another one. */
const DEFAULT_KEY_VARIABLE = "CODEGEN_API_KEY";

/** The API key. Without --key-env it may be missing; a named variable must have it. */
export function keyOf(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const key = environment[named ?? DEFAULT_KEY_VARIABLE];
  if (key !== undefined && key !== "") return key;
  if (named === undefined) return undefined;
  throw new UsageError(
    `The environment variable ${named}, which --key-env names, is not set or empty.`,
    "Set it to the API key, or remove --key-env.",
  );
}

/** Reads the headers of the command line. Throws a {@link UsageError} for each text that is not a header. */
export function readHeaders(texts: readonly string[]): Record<string, string> {
  const faults = new Faults();
  const headers = texts.flatMap((text) => faults.try(() => [parseHeader(text)]) ?? []);
  faults.check();
  return Object.fromEntries(headers);
}

/** Returns the header with the key, as the description states. */
export function keyHeader({ securitySchemes }: ApiModel, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  const scheme = securitySchemes.find(
    (candidate) => candidate.kind === "http" || (candidate.kind === "apiKey" && candidate.in === "header"),
  );
  if (scheme?.kind === "apiKey") return { [scheme.parameter.toLowerCase()]: key };
  const isBasic = scheme?.kind === "http" && scheme.scheme.toLowerCase() === "basic";
  return { authorization: isBasic ? `Basic ${Buffer.from(key).toString("base64")}` : `Bearer ${key}` };
}

function parseHeader(text: string): [string, string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*([^\r\n\0]*)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name.toLowerCase(), value];
  throw new UsageError(
    "A value of --header is not a header.", // it is not repeated here: it may be a secret
    'Write it as name: value, for example --header "x-tenant: acme".',
  );
}

/** The same text without secrets. */
export type Redact = (text: string) => string;

/** A JSON value with every text in it redacted, keys included. */
export function redactJson(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [redact(key), redactJson(member, redact)]),
  );
}

/** Replaces the key and the values of headers, as they are and as they appear in JSON and URLs. */
export function createRedact(secrets: readonly (string | undefined)[]): Redact {
  const written = secrets
    .filter((secret) => secret !== undefined && secret.length >= 4)
    .flatMap((secret = "") => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, "[redacted]"), text);
}
