import { AFTER_SUNSET, defineRules } from "../rule.ts";
import { loosening, removal, tightening } from "../verdicts.ts";
import { valueTitle } from "../wording.ts";
import { REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** Rules for the properties of objects. */
export const PROPERTY_RULES = defineRules("shape", {
  "property-added": {
    verdict: "safe",
    message: (difference) => `${valueTitle(difference)} was added.`,
    why: "Existing clients do not send the property and ignore it in responses.",
  },

  "property-added-to-map": {
    verdict: "safe",
    level: "major",
    message: (difference) =>
      `${valueTitle(difference)} was added to an object whose undeclared properties have a type.`,
    why: "Requests and responses stay the same. Code that reads properties by a variable name gets another type.",
    forUsers: "Check where your code reads the object's properties by a variable name.",
  },

  /** `additionalProperties: false`, or a property that was `false`, excluded these values. */
  "property-added-to-closed-object": {
    verdict: "breaking",
    impact: "closed",
    message: (difference) => `${valueTitle(difference)} was added to a closed object.`,
    why: "The schema did not allow this property before. Clients that validate the response reject it as a whole.",
    instead:
      "First release a version whose validators allow the property. Return it only when clients use that version, or return it from another operation.",
    forUsers: "Update the validators to this version or later. They accept the property.",
  },

  "property-added-to-typed-map": {
    verdict: "breaking",
    message: (difference) =>
      `${valueTitle(difference)} was added to an object whose undeclared properties have another type.`,
    why: "The schema gave this property another type before. Clients that read it as that type, or validate the response, fail.",
    instead:
      "Choose a value that the schema of undeclared properties accepts, or return it from another operation.",
    forUsers: "Update types and validators to this version or later.",
  },

  "property-removed": {
    verdict: removal,
    level: "major",
    message: (difference) => `${valueTitle(difference)} was removed.`,
    why: "Requests: the service ignores or rejects the property. Responses: clients that read it find no value.",
    instead: "Set `deprecated: true` and a date in `x-sunset`, and remove the property after that date.",
    forUsers: "Stop using it.",
  },

  /** The revision declares it with `x-renamed-from`. */
  "property-renamed": {
    verdict: "breaking",
    message: (difference) => `${valueTitle(difference)} was renamed to "${difference.after}".`,
    why: "Requests: the service ignores or rejects the old property. Responses: clients that read it find no value.",
    instead: "Add the new property beside the old one, and remove the old one after a sunset date.",
    forUsers: "Use the property by its new name.",
  },

  "property-removed-after-sunset": {
    ...AFTER_SUNSET,
    message: (difference) => `${valueTitle(difference)} was removed after its sunset date.`,
  },

  "property-newly-required": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} is now required.`,
    why: `Requests without the property are rejected. ${RESPONSES_WORK}`,
    instead: "Make it optional, with a default for clients that do not send it.",
    forUsers: "Send it with every request.",
  },

  "property-no-longer-required": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} is now optional.`,
    why: `${REQUESTS_WORK} Clients that rely on the property in a response find no value.`,
    instead: "Always return the property, with a neutral value where there is none.",
    forUsers: "Handle a missing value.",
  },

  "property-forbidden": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} is no longer allowed.`,
    why: `Requests with the property are rejected. ${RESPONSES_WORK}`,
    instead: "Ignore the property instead of rejecting it.",
  },

  "property-allowed": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} is now allowed.`,
    why: `${REQUESTS_WORK} Clients that reject the property reject the response.`,
    instead: "Return the value in a property that was already allowed.",
  },

  "property-became-read-only": {
    verdict: "breaking",
    impact: "call",
    message: (difference) => `${valueTitle(difference)} is now read-only: requests can no longer contain it.`,
    why: "The service ignores or rejects the property in requests.",
    instead: "Keep accepting it in requests, or add a new read-only property.",
    forUsers: "Stop sending it.",
  },

  "property-no-longer-read-only": {
    verdict: "safe",
    impact: "call",
    message: (difference) => `${valueTitle(difference)} is no longer read-only: requests can now contain it.`,
    why: "Existing clients do not send it.",
  },

  "property-became-write-only": {
    verdict: "breaking",
    message: (difference) => `${valueTitle(difference)} is now write-only: responses no longer contain it.`,
    why: "Clients that read the property in a response find no value.",
    instead: "Keep returning it, or add a new write-only property.",
    forUsers: "Stop reading it.",
  },

  "property-no-longer-write-only": {
    verdict: "safe",
    message: (difference) =>
      `${valueTitle(difference)} is no longer write-only: responses can now contain it.`,
    why: "Existing clients ignore it in responses.",
  },
});
