/** Validators per operation: its request exactly, its replies by status and tolerantly. */
export * from "./generated/operations/index.ts";
