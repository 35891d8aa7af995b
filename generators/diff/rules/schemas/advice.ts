/** What to do instead of returning values that readers do not expect. */
export const IN_NEW_PROPERTY = "Give the new values in a new property, and keep to the old ones in this one.";

/** What to do instead of rejecting values that were accepted. */
export const KEEP_ACCEPTING =
  "Keep accepting the old values; put the stricter form into a new property or operation.";
