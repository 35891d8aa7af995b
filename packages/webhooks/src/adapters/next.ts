/**
 * A route handler of Next.js.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/next";
