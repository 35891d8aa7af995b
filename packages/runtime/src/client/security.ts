/** A security scheme of an API, as far as a client applies it. */
export type SecurityScheme =
  | { readonly kind: "bearer" }
  | { readonly kind: "basic" }
  | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  /** Settled outside of HTTP messages, for example by a client certificate. */
  | { readonly kind: "transport" };

/** A user name and password for HTTP basic authentication. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or user name and password for basic authentication. */
export type Credential = string | BasicCredential;

/** What authentication adds to one request. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
}

interface AuthorizationContext {
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
  readonly credentials: Readonly<Record<string, Credential | undefined>>;
}

const NOTHING: Authorization = { headers: {}, query: [], cookies: [] };

/**
 * Applies the first alternative for which all credentials are there. Undefined when there is none, which the caller
 * tells as a configuration error.
 */
export function authorize(
  alternatives: readonly (readonly string[])[],
  context: AuthorizationContext,
): Authorization | undefined {
  if (alternatives.length === 0) return NOTHING;
  // An alternative without schemes means "may be anonymous": it counts only when nothing better is at hand.
  const byStrength = [...alternatives].sort((a, b) => Number(a.length === 0) - Number(b.length === 0));
  const usable = byStrength.find((names) => names.every((name) => isUsable(name, context)));
  return usable?.reduce((sum, name) => merge(sum, apply(name, context)), NOTHING);
}

function isUsable(name: string, { schemes, credentials }: AuthorizationContext): boolean {
  return (
    schemes[name]?.kind === "transport" || (schemes[name] !== undefined && credentials[name] !== undefined)
  );
}

function apply(name: string, { schemes, credentials }: AuthorizationContext): Authorization {
  const scheme = schemes[name];
  const credential = credentials[name];
  if (scheme === undefined || credential === undefined || scheme.kind === "transport") return NOTHING;
  if (scheme.kind === "basic") return inHeader("authorization", `Basic ${basicToken(credential)}`);
  const token = typeof credential === "string" ? credential : basicToken(credential);
  if (scheme.kind === "bearer") return inHeader("authorization", `Bearer ${token}`);
  switch (scheme.in) {
    case "header":
      return inHeader(scheme.name.toLowerCase(), token);
    case "query":
      return { ...NOTHING, query: [[scheme.name, token]] };
    case "cookie":
      return { ...NOTHING, cookies: [[scheme.name, token]] };
  }
}

function inHeader(name: string, value: string): Authorization {
  return { ...NOTHING, headers: { [name]: value } };
}

function merge(a: Authorization, b: Authorization): Authorization {
  return {
    headers: { ...a.headers, ...b.headers },
    query: [...a.query, ...b.query],
    cookies: [...a.cookies, ...b.cookies],
  };
}

function basicToken(credential: Credential): string {
  if (typeof credential === "string") return credential;
  // RFC 7617: UTF-8 before Base64, which btoa alone cannot do.
  const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return btoa(String.fromCharCode(...bytes));
}

/** The texts that go into headers, queries or cookies as they stand; user name and password are encoded before. */
export function plainCredentials(
  credentials: Readonly<Record<string, Credential | undefined>>,
): readonly string[] {
  return Object.values(credentials).filter((credential) => typeof credential === "string");
}

/** Every secret text in the credentials, so that it can be kept out of what people read. */
export function secretsOf(credentials: Readonly<Record<string, Credential | undefined>>): readonly string[] {
  return Object.values(credentials).flatMap((credential) => {
    if (credential === undefined) return [];
    return typeof credential === "string" ? [credential] : [credential.password, basicToken(credential)];
  });
}
