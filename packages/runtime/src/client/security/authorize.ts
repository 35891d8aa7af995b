import type { RequestDraft } from "../contracts/request-draft.ts";

/** A user name and password for HTTP basic authentication. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or user name and password for basic authentication. */
export type Credential = string | BasicCredential;

/**
 * A credential, or a function that gives it, for keys that rotate. Every call asks once, before its first attempt: all
 * attempts of a call are the same request.
 */
export type CredentialSource<Given extends Credential = Credential> = Given | (() => Given | Promise<Given>);

/** Writes what authentication adds to a request. */
export type Authorization = (draft: RequestDraft) => void;

/** A security scheme of an API: makes what it adds of a credential; undefined when it needs one that is not there. */
export type SecurityScheme = (credential: Credential | undefined) => Authorization | undefined;

/** Credentials and the schemes that they are for, by scheme name. */
export interface AuthorizationContext {
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
  readonly credentials: Readonly<Record<string, Credential | undefined>>;
}

/**
 * Applies the first alternative for which all credentials are there. Undefined when there is none, which the caller
 * tells as a configuration error.
 */
export function authorize(
  alternatives: readonly (readonly string[])[],
  { schemes, credentials }: AuthorizationContext,
): Authorization | undefined {
  // An alternative without schemes means "may be anonymous": it counts only when nothing better is at hand.
  const named = alternatives.filter((names) => names.length > 0);
  for (const names of named.length < alternatives.length ? [...named, []] : named) {
    const parts = names.flatMap((name) => schemes[name]?.(credentials[name]) ?? []);
    if (parts.length < names.length) continue;
    return (draft) => {
      for (const part of parts) part(draft);
    };
  }
  return alternatives.length > 0 ? undefined : () => {};
}
