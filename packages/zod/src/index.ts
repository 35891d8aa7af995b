/** Validators exactly as strict as the description, to check requests before they are sent. */
export * from "./generated/request/index.ts";
