import { document } from "../description/document.ts";

/** Longer bodies are not kept: the log has a thousand requests. */
const MAX_LOGGED = 16_384;

const MARK = "[redacted]";

/** Shorter values are too common to be searched for in other texts. */
const MIN_SOUGHT = 4;

/** Deeper values are not searched, and not shown. */
const MAX_DEPTH = 200;

/** Members that must never reach a log, by the `x-codegen-sensitive` of the description. */
const SENSITIVE: ReadonlySet<string> = new Set(sensitiveNames(document));

/** A body in the log: its text, or a placeholder for a longer one. Null: none, or it was not read. */
export type LoggedBody = string | { readonly omitted: string } | null;

/** Keeps a body for the log. */
export function loggedBody(body: string | Uint8Array, mediaType: string): LoggedBody {
  if (body.length === 0) return null;
  const isShown = mediaType === "application/json" && body.length <= MAX_LOGGED;
  if (isShown) return typeof body === "string" ? body : new TextDecoder().decode(body);
  return { omitted: `${mediaType}, ${body.length} ${typeof body === "string" ? "characters" : "bytes"}` };
}

/** Both bodies of a request as they are shown: parsed, without the sensitive values of both. */
export function shownBodies(bodies: readonly LoggedBody[]): unknown[] {
  const parsed = bodies.map((body) => (typeof body === "string" ? parse(body) : body));
  const secrets = new Set(parsed.flatMap((body) => secretsOf(body)));
  return parsed.map((body) => masked(body, [...secrets]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { omitted: `no JSON, ${text.length} characters` };
  }
}

/** The texts below sensitive names, which may be repeated elsewhere, as in a message. */
function secretsOf(value: unknown, isSensitive = false, depth = 0): string[] {
  if (typeof value === "string") return isSensitive && value.length >= MIN_SOUGHT ? [value] : [];
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    secretsOf(member, isSensitive || SENSITIVE.has(name), depth + 1),
  );
}

function masked(value: unknown, secrets: readonly string[], depth = 0): unknown {
  if (typeof value === "string")
    return secrets.reduce((text, secret) => text.replaceAll(secret, MARK), value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return MARK;
  if (Array.isArray(value)) return value.map((item) => masked(item, secrets, depth + 1));
  const members = Object.entries(value).map(([name, member]) => [
    name,
    SENSITIVE.has(name) && member !== null ? MARK : masked(member, secrets, depth + 1),
  ]);
  return Object.fromEntries(members);
}

function sensitiveNames(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as { readonly properties?: Readonly<Record<string, unknown>> };
  const own = Object.entries(properties).filter(
    ([, member]) => (member as Marked)?.["x-codegen-sensitive"] === true,
  );
  return [...own.map(([name]) => name), ...Object.values(node).flatMap(sensitiveNames)];
}

interface Marked {
  readonly "x-codegen-sensitive"?: boolean;
}
