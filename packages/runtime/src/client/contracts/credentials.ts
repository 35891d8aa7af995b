import type { RequestDraft } from "./request-draft.ts";

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
