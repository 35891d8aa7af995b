import { defineRules, oneOf } from "./rule.ts";
import { bodyOf, fieldOf, valueTitle } from "./wording.ts";

/** Impact of media types: on calls for requests, on shapes for responses. */
const callOrShape = oneOf(["call", "shape"], ({ direction }) => (direction === "request" ? "call" : "shape"));

/** Words for the media type of a form field without a declared one. */
const BY_SCHEMA = "the default of its schema";

/** Rules for bodies of requests and responses, and for fields of forms. */
export const BODY_RULES = defineRules("call", {
  "request-body-added": {
    verdict: "safe",
    message: () => "An optional request body was added.",
    why: "Requests without a body are still accepted.",
  },

  "required-request-body-added": {
    verdict: "breaking",
    message: () => "A required request body was added.",
    why: "Existing clients send no body, so their requests are rejected.",
    instead: "Make the request body optional.",
    forUsers: "Send a request body with every request.",
  },

  "request-body-removed": {
    verdict: "breaking",
    message: () => "The request body was removed.",
    why: "Existing clients still send a body. The service rejects or ignores it.",
    instead: "Keep accepting the body, and deprecate its properties.",
    forUsers: "Stop sending a request body.",
  },

  "request-body-newly-required": {
    verdict: "breaking",
    message: () => "The request body is now required.",
    why: "Requests without a body are rejected.",
    instead: "Keep the request body optional.",
    forUsers: "Send a request body with every request.",
  },

  "request-body-no-longer-required": {
    verdict: "safe",
    message: () => "The request body is now optional.",
    why: "Requests with a body are still accepted.",
  },

  "request-media-type-added": {
    verdict: "safe",
    message: (difference) => `${valueTitle(difference)} can now be sent as ${difference.subject}.`,
    why: "Requests with the other media types are still accepted.",
  },

  "request-media-type-removed": {
    verdict: "breaking",
    message: (difference) => `${valueTitle(difference)} can no longer be sent as ${difference.subject}.`,
    why: "Requests with this media type are rejected.",
    instead: "Keep accepting the media type.",
    forUsers: "Send another media type.",
  },

  "response-body-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${bodyOf(difference)} was added.`,
    why: "Clients that do not read it keep working.",
  },

  "response-body-removed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${bodyOf(difference)} was removed.`,
    why: "Clients that read it get no value.",
    instead: "Keep returning it.",
    forUsers: "Stop reading it.",
  },

  "response-media-type-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${valueTitle(difference)} can now be sent as ${difference.subject}.`,
    why: "Clients that request a media type they know still get it.",
  },

  "response-media-type-removed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${valueTitle(difference)} can no longer be sent as ${difference.subject}.`,
    why: "Clients that request this media type get an error or another media type.",
    instead: "Keep returning the media type to clients that request it.",
    forUsers: "Request another media type.",
  },

  /** A range that includes a media type replaces it, or remains without it. */
  "media-type-widened": {
    verdict: "safe",
    impact: callOrShape,
    level: "major",
    message: (difference) =>
      `${valueTitle(difference)}: the media type ${difference.before} is now part of ${difference.after}.`,
    why: "The range includes the media type. In the generated types, it no longer has a name of its own.",
    forUsers: "Use the range in your code.",
  },

  /** A response of any type in a range now has one media type of it. */
  "media-type-narrowed": {
    verdict: "safe",
    impact: callOrShape,
    level: "major",
    message: (difference) =>
      `${valueTitle(difference)}: the media type ${difference.before} was narrowed to ${difference.after}.`,
    why: "The range included the media type. In the generated types, the body gets a new name.",
    forUsers: "Use the media type in your code.",
  },

  "encoding-content-type-widened": {
    verdict: "safe",
    level: "patch",
    message: (difference) => `${fieldOf(difference)} can now be sent as ${difference.after}.`,
    why: "The media types that were used before are still accepted.",
  },

  "encoding-content-type-narrowed": {
    verdict: "breaking",
    level: "patch",
    message: (difference) =>
      `${fieldOf(difference)} is now sent as ${difference.after} instead of ${difference.before}.`,
    why: "Requests with the removed media types are rejected. In responses, clients get media types that they cannot read.",
    instead: "Keep the old media types.",
  },

  /** The media type of a form field is now stated where it followed from the schema, or the other way round. */
  "encoding-default-replaced": {
    verdict: "risky",
    level: "patch",
    message: (difference) =>
      `${fieldOf(difference)} is now sent as ${difference.after ?? BY_SCHEMA} instead of ${difference.before ?? BY_SCHEMA}.`,
    why: "The service may not have used the default media type. If it did not, nothing changes.",
    instead: "Declare the media type that the service has always used.",
  },

  "encoding-style-changed": {
    verdict: "breaking",
    level: "patch",
    message: (difference) =>
      `${fieldOf(difference)} is now serialized as ${difference.after} (before: ${difference.before}).`,
    why: "Existing clients use the old serialization and read or send a different value.",
    instead: "Add a field with another name, and keep this one unchanged.",
  },
});
