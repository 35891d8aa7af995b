import { defineRules } from "./rule.ts";
import { changedValues } from "./wording.ts";

/** Rules for the credentials that operations require, and for the ways to obtain them. */
export const SECURITY_RULES = defineRules("connection", {
  "security-added": {
    verdict: "breaking",
    message: ({ subject }) => `The operation now requires authentication: ${subject}.`,
    why: "Existing clients send no credentials, so their requests are rejected.",
    instead: "Allow both for a while: add an empty security requirement, `{}`.",
    forUsers: "Configure credentials in the client.",
  },

  "security-removed": {
    verdict: "safe",
    message: () => "The operation no longer requires authentication.",
    why: "Requests with credentials are still accepted.",
  },

  /** An alternative requires fewer schemes or scopes than before. */
  "security-eased": {
    verdict: "safe",
    message: ({ subject }) => `The operation now requires only ${subject}.`,
    why: "Requests with the old credentials are still accepted.",
  },

  "security-alternative-added": {
    verdict: "safe",
    message: ({ subject }) => `The authentication option ${subject} was added.`,
    why: "Requests that use the other options are still accepted.",
  },

  "security-alternative-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The authentication option ${subject} was removed.`,
    why: "Requests that use this option are rejected.",
    instead: "Keep the option, and announce the date of its removal.",
    forUsers: "Use one of the other authentication options.",
  },

  "security-scheme-demanded": {
    verdict: "breaking",
    message: ({ subject, before, after }) =>
      `The operation also requires ${subject}: ${after} instead of ${before}.`,
    why: "Existing clients send only the old credentials, so their requests are rejected.",
    instead: "Add the new requirement as an alternative, and keep the old one.",
    forUsers: "Configure all required credentials in the client.",
  },

  "security-scope-demanded": {
    verdict: "breaking",
    message: ({ subject, before, after }) =>
      `The operation also requires the scope ${subject}: ${after} instead of ${before}.`,
    why: "Requests with a token that lacks the scope are rejected.",
    instead: "Keep accepting tokens with the old scopes.",
    forUsers: "Obtain a token with the new scope.",
  },

  "security-scheme-changed": {
    verdict: "breaking",
    message: ({ subject, before, after }) =>
      `The security scheme ${subject} was changed: ${changedValues(before, after)}.`,
    why: "Existing clients still send credentials in the old way.",
    instead: "Add a new security scheme as an alternative.",
    forUsers: "Send credentials in the new way.",
  },

  /** The same credentials have another name, by which code configures them. */
  "security-scheme-renamed": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) => `The security scheme ${String(before)} was renamed to ${String(after)}.`,
    why: "The service accepts the same credentials. In the generated client, their option gets a new name.",
    instead: "Keep the name.",
    forUsers: "Configure the credentials under the new name.",
  },

  /** The operation still requires the scheme. */
  "security-scheme-undescribed": {
    verdict: "risky",
    message: ({ subject }) => `The security scheme ${subject} is required, and is no longer described.`,
    why: "The document no longer says which credentials the operation requires.",
    instead: "Describe the scheme in `components.securitySchemes`.",
  },

  "security-scheme-described": {
    verdict: "safe",
    message: ({ subject }) => `The security scheme ${subject} was required before, and is now described.`,
    why: "Existing clients send the credentials that they sent before.",
  },

  "idle-security-scheme-changed": {
    verdict: "docs",
    impact: "description",
    message: ({ subject, before, after }) =>
      `The unused security scheme ${subject} was ${before === null ? "added" : after === null ? "removed" : "changed"}.`,
    why: "No operation uses it, so requests are not affected.",
  },

  "oauth-flow-added": {
    verdict: "safe",
    message: ({ subject }) => `The OAuth flow ${subject} was added.`,
    why: "The other flows keep working.",
  },

  "oauth-flow-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The OAuth flow ${subject} was removed.`,
    why: "Clients that use this flow cannot obtain a token.",
    instead: "Keep the flow, and announce the date of its removal.",
    forUsers: "Use another OAuth flow.",
  },

  "oauth-url-added": {
    verdict: "safe",
    message: ({ subject, after }) => `The ${subject} ${after} of the OAuth flow was added.`,
    why: "Existing clients do not need it.",
  },

  "oauth-url-changed": {
    verdict: "breaking",
    message: ({ subject, before, after }) =>
      after === undefined
        ? `The ${subject} ${before} of the OAuth flow was removed.`
        : `The ${subject} of the OAuth flow was changed from ${before} to ${after}.`,
    why: "Existing clients send their requests to the old URL.",
    instead: "Keep the old URL, or redirect it.",
    forUsers: "Use the new URL.",
  },

  "oauth-scope-added": {
    verdict: "safe",
    message: ({ subject }) => `The OAuth scope ${subject} was added.`,
    why: "Tokens without the scope keep working.",
  },

  "oauth-scope-removed": {
    verdict: "risky",
    level: "major",
    message: ({ subject }) => `The OAuth scope ${subject} was removed.`,
    why: "Clients that request this scope may get no token.",
    instead: "Keep granting the scope.",
    forUsers: "Stop requesting this scope.",
  },

  /** An operation requires a scope that the issuer no longer offers. */
  "demanded-scope-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The OAuth scope ${subject} was removed, but the operation still requires it.`,
    why: "Clients cannot obtain a token with the scope that the operation requires.",
    instead: "Keep granting the scope while an operation requires it.",
  },
});
