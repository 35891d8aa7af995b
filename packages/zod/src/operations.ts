/** Validators per operation: its request exactly, its responses by status and tolerantly. */
export * from "./generated/operations/index.ts";
