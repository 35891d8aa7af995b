/** Advice instead of returning values that clients do not expect. */
export const IN_NEW_PROPERTY = "Return the new values in a new property, and keep this one unchanged.";

/** Advice instead of rejecting values that were accepted. */
export const KEEP_ACCEPTING =
  "Keep accepting the old values, and use the stricter schema in a new property or operation.";

/** The response side of a change that only rejects requests. */
export const RESPONSES_WORK = "Existing clients can still read every response.";

/** The request side of a change that only affects responses. */
export const REQUESTS_WORK = "Existing requests are still accepted.";
