/** Validators exactly as strict as the description: what requests are held to before they are sent. */
export * from "./generated/request/index.ts";
