/** Validators of responses and events: new values of enums are accepted, everything else is checked. */
export * from "./generated/response/index.ts";
