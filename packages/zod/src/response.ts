/** Validators of responses and events: values that enums have gained since pass, everything else holds. */
export * from "./generated/response/index.ts";
