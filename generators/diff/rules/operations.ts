import { AFTER_SUNSET, defineRules, oneOf } from "./rule.ts";
import { changedKeys, idempotencyChange } from "./wording.ts";

/** Operations have aliases, and so do component schemas. */
const aliasOrName = oneOf(["alias", "name"], ({ reached }) =>
  reached.kind === "operation" ? "alias" : "name",
);

/** Rules for operations as a whole: names, lists and idempotency. */
export const OPERATION_RULES = defineRules("call", {
  "operation-added": {
    verdict: "safe",
    message: ({ subject }) => `${subject} was added.`,
    why: "Existing clients do not call it.",
  },

  "operation-removed": {
    verdict: "breaking",
    message: ({ subject, before, after }) =>
      typeof after === "string"
        ? `${String(before)} moved from ${subject} to ${after}.`
        : `${subject} was removed.`,
    why: "Every request to this operation fails.",
    instead: "Set `deprecated: true` and a date in `x-sunset`, and remove the operation after that date.",
    forUsers: "Stop calling this operation.",
  },

  "operation-removed-after-sunset": {
    ...AFTER_SUNSET,
    message: ({ subject }) => `${subject} was removed after its sunset date.`,
  },

  "operation-id-renamed": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) => `The operation ${before} was renamed to ${after}.`,
    why: "Requests and responses stay the same. The generated method gets a new name.",
    instead: "Keep the old name in `x-codegen-aliases` for a while.",
    forUsers: "Call the operation by its new name.",
  },

  "operation-id-renamed-with-alias": {
    verdict: "safe",
    impact: "oldMethod",
    message: ({ before, after }) =>
      `The operation ${before} was renamed to ${after}; the old name is kept as an alias.`,
    why: "Code that uses the old name keeps working.",
  },

  /** The first tag changed, so that the client offers the operation in another group. */
  "operation-regrouped": {
    verdict: "safe",
    impact: "method",
    level: "major",
    message: ({ before, after }) => `The client method ${before} was renamed to ${after}.`,
    why: "Requests and responses stay the same. The client groups its methods by the first tag, or by `x-codegen-name`.",
    instead:
      "Keep the first tag and the `x-codegen-name`, or put the group into the operationId: `pets.feed`.",
    forUsers: "Call the method by its new name.",
  },

  "alias-added": {
    verdict: "safe",
    impact: aliasOrName,
    message: ({ subject, after }) => `The alias ${subject} of ${String(after)} was added.`,
    why: "Code that uses the alias compiles. The alias is marked as deprecated.",
  },

  "alias-removed": {
    verdict: "safe",
    impact: aliasOrName,
    level: "major",
    message: ({ subject, after }) => `The alias ${subject} of ${String(after)} was removed.`,
    why: "Requests and responses stay the same. Code that still uses the alias no longer compiles.",
    instead: "Keep the alias in `x-codegen-aliases` until the next major version.",
    forUsers: "Use the current name.",
  },

  "pagination-added": {
    verdict: "safe",
    impact: "method",
    message: () => "Pagination was added to the operation.",
    why: "Code that reads a single page keeps working.",
  },

  "pagination-changed": {
    verdict: "risky",
    impact: "method",
    level: "major",
    message: ({ before, after }) =>
      `The pagination of the operation was changed: ${changedKeys(before, after)}.`,
    why: "Existing clients still paginate in the old way.",
    instead: "Add another operation with the new pagination.",
    forUsers: "Check how your code paginates.",
  },

  "pagination-removed": {
    verdict: "safe",
    impact: "method",
    level: "major",
    message: () => "Pagination was removed from the operation.",
    why: "Requests and responses stay the same. In the client, the method returns the response instead of pages.",
    instead: "Keep `x-codegen-pagination` while the operation accepts its parameters.",
    forUsers: "Stop iterating over the result of the method, and use its response.",
  },

  "pages-no-longer-recognized": {
    verdict: "safe",
    impact: "pages",
    level: "major",
    message: ({ before }) =>
      `The operation is no longer recognized as a list with pages by ${String(before)}.`,
    why: "Requests and responses stay the same. `query()` no longer generates `infiniteQueryOptions` for the operation.",
    instead: "Describe how the list is paged in `x-codegen-pagination`.",
    forUsers: "Use `queryOptions` for this operation.",
  },

  "idempotency-strengthened": {
    verdict: "safe",
    impact: "connection",
    message: idempotencyChange,
    why: "Clients that send the request only once keep working.",
  },

  "idempotency-weakened": {
    verdict: "breaking",
    impact: "connection",
    level: "minor",
    message: idempotencyChange,
    why: "Existing clients retry the request when they get no response. The service may then process it twice.",
    instead: "Keep the documented idempotency, and add another operation.",
    forUsers: "Check where your code retries this request.",
  },

  /** A single-use request is recognized by another property, or rejected with other codes. */
  "single-use-changed": {
    verdict: "risky",
    impact: "connection",
    message: idempotencyChange,
    why: "Existing clients look for the old property and error codes. They may report a processed request as failed.",
    instead: "Keep the property and the error codes.",
    forUsers: "Check where your code retries this request.",
  },
});
