import { defineRules } from "./rule.ts";
import { changedKeys } from "./wording.ts";

/** What happens to the credentials that operations require, and to the ways of obtaining them. */
export const SECURITY_RULES = defineRules({
  "security-added": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject }) => `It was open to everybody and asks for ${subject} now.`,
    why: "Installed clients send none.",
    instead: "Accept both for a while: add an empty alternative, `{}`.",
    forUsers: "Give the client credentials.",
  },

  "security-removed": {
    verdict: "safe",
    impact: "connection",
    message: () => "It is open to everybody now.",
    why: "Requests with credentials work on.",
  },

  /** An alternative requires fewer schemes or scopes than before. */
  "security-eased": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject }) => `${subject} is enough now.`,
    why: "Requests with all that was asked for work on.",
  },

  "security-alternative-added": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject }) => `${subject} is accepted as well.`,
    why: "The old ways work on.",
  },

  "security-alternative-removed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject }) => `${subject} is not accepted any more.`,
    why: "Clients that came that way are refused.",
    instead: "Keep the way, and announce its end.",
    forUsers: "Use one of the other ways.",
  },

  "security-scheme-demanded": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject, before, after }) => `${subject} is asked for on top: ${after}, not ${before}.`,
    why: "Installed clients send only what was asked for.",
    instead: "Add an alternative, and keep the old one.",
    forUsers: "Give the client what is asked for.",
  },

  "security-scope-demanded": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject, before, after }) =>
      `The scope ${subject} is asked for on top: ${after}, not ${before}.`,
    why: "Tokens that were issued for what was asked for are refused.",
    instead: "Go on accepting the old scopes.",
    forUsers: "Obtain a token with that scope.",
  },

  "security-scheme-changed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject, before, after }) =>
      `The scheme ${subject} has changed: ${changedKeys(before, after)}.`,
    why: "Installed clients send the old ones in the old place.",
    instead: "Add a scheme with another name as an alternative.",
  },

  "idle-security-scheme-changed": {
    verdict: "docs",
    impact: "description",
    message: ({ subject, before, after }) =>
      `The scheme ${subject}, which no operation asks for, ${before === null ? "is new" : after === null ? "is gone" : "has changed"}.`,
    why: "No operation asks for it, so that nobody is let in or kept out by it.",
  },

  "oauth-flow-added": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject }) => `A token can be obtained by ${subject}.`,
    why: "The old ways work on.",
  },

  "oauth-flow-removed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject }) => `A token cannot be obtained by ${subject} any more.`,
    why: "Clients that use it get none.",
    instead: "Keep the flow, and announce its end.",
  },

  "oauth-url-changed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject, before, after }) => `The ${subject} is ${after}, not ${before}.`,
    why: "Installed clients ask at the old one.",
    instead: "Keep the old address, or let it redirect.",
  },

  "oauth-scope-added": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject }) => `The scope ${subject} is offered.`,
    why: "Tokens without it work on.",
  },

  "oauth-scope-removed": {
    verdict: "risky",
    impact: "connection",
    level: "major",
    message: ({ subject }) => `The scope ${subject} is not offered any more.`,
    why: "Clients that ask for it may be refused their token.",
    instead: "Go on granting it.",
  },

  /** An operation requires a scope that the issuer no longer offers. */
  "demanded-scope-removed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject }) => `The scope ${subject} is asked for, and not offered any more.`,
    why: "No token can be obtained with what the operation asks for.",
    instead: "Go on granting it as long as an operation asks for it.",
  },
});
