import type { BasicCredential, SecurityScheme } from "../contracts/credentials.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import { addCookies } from "../request/write-draft.ts";

/** User name and password, or both encoded already, in the `Authorization` header. */
export const basic: SecurityScheme = (credential) => {
  if (credential === undefined) return undefined;
  const token = typeof credential === "string" ? credential : basicToken(credential);
  return ({ headers }) => {
    headers.authorization = `Basic ${token}`;
  };
};

/** Settled outside of HTTP messages, for example by a client certificate. */
export const transport: SecurityScheme = () => () => {};

/** A key in a header. */
export function headerKey(name: string): SecurityScheme {
  return keyScheme((key, { headers }) => {
    headers[name.toLowerCase()] = key;
  });
}

/** A key in the query. */
export function queryKey(name: string): SecurityScheme {
  return keyScheme((key, { query }) => {
    query.push(`${encodeURIComponent(name)}=${encodeURIComponent(key)}`);
  });
}

/** A key in a cookie. */
export function cookieKey(name: string): SecurityScheme {
  return keyScheme((key, draft) => addCookies(draft, [`${name}=${encodeURIComponent(key)}`]));
}

function keyScheme(write: (key: string, draft: RequestDraft) => void): SecurityScheme {
  return (key) => (typeof key === "string" ? (draft) => write(key, draft) : undefined);
}

function basicToken({ username, password }: BasicCredential): string {
  // RFC 7617: UTF-8 before Base64, which btoa alone cannot do.
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}
