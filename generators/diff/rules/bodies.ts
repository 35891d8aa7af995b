import { defineRules } from "./rule.ts";
import { spokenOf } from "./wording.ts";

/** What happens to the bodies of requests and responses, and to the fields of forms. */
export const BODY_RULES = defineRules({
  "request-body-added": {
    verdict: "safe",
    impact: "call",
    message: () => "A body may be sent.",
    why: "Requests without one work on.",
  },

  "required-request-body-added": {
    verdict: "breaking",
    impact: "call",
    message: () => "A body has to be sent.",
    why: "Installed clients send none.",
    instead: "Make it optional.",
    forUsers: "Send one with every request.",
  },

  "request-body-removed": {
    verdict: "breaking",
    impact: "call",
    message: () => "No body is read any more.",
    why: "What installed clients send is refused or lost.",
    instead: "Go on accepting it, and deprecate what it holds.",
    forUsers: "Stop sending one.",
  },

  "request-body-newly-required": {
    verdict: "breaking",
    impact: "call",
    message: () => "The body has to be sent now.",
    why: "Requests without one are refused.",
    instead: "Leave it optional.",
    forUsers: "Send one with every request.",
  },

  "request-body-no-longer-required": {
    verdict: "safe",
    impact: "call",
    message: () => "The body may be left out now.",
    why: "Requests with one work on.",
  },

  "request-media-type-added": {
    verdict: "safe",
    impact: "call",
    message: ({ subject }) => `The body may be sent as ${subject}.`,
    why: "Requests in the others work on.",
  },

  "request-media-type-removed": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `The body may not be sent as ${subject} any more.`,
    why: "Requests in that type are refused.",
    instead: "Go on accepting it.",
    forUsers: "Send another media type.",
  },

  "response-body-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} has a body now.`,
    why: "Clients that do not read it work on.",
  },

  "response-body-removed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} has no body any more.`,
    why: "Clients that read it find nothing.",
    instead: "Go on sending it.",
    forUsers: "Stop reading it.",
  },

  "response-media-type-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} may be sent as ${difference.subject}.`,
    why: "Clients that ask for the one they know get it.",
  },

  "response-media-type-removed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is not sent as ${difference.subject} any more.`,
    why: "Clients that ask for that type get none, or another one.",
    instead: "Go on sending it to those who ask for it.",
    forUsers: "Ask for another media type.",
  },

  "encoding-content-type-widened": {
    verdict: "safe",
    impact: "call",
    level: "patch",
    message: ({ subject, after }) => `The field ${subject} may be sent as ${after}.`,
    why: "What was sent is read as before.",
  },

  "encoding-content-type-narrowed": {
    verdict: "breaking",
    impact: "call",
    level: "patch",
    message: ({ subject, before, after }) => `The field ${subject} is sent as ${after}, not as ${before}.`,
    why: "Requests that use them are refused; in responses: a type is sent that nobody reads.",
    instead: "Go on accepting them.",
  },

  /** The media type of a form field is now stated where it followed from the schema, or the other way round. */
  "encoding-default-replaced": {
    verdict: "risky",
    impact: "call",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The field ${subject} is sent as ${after ?? "its schema says"}, not as ${before ?? "its schema says"}.`,
    why: "Whether what is sent today is still read depends on what the service made of it.",
    instead: "State the media type that was used all along.",
  },

  "encoding-style-changed": {
    verdict: "breaking",
    impact: "call",
    level: "patch",
    message: ({ subject, before, after }) => `The field ${subject} is written as ${after}, not as ${before}.`,
    why: "Installed clients write it the old way, and it is read as something else.",
    instead: "Add a field with another name, and keep this one as it is.",
  },
});
