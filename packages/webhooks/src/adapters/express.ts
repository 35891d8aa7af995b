/**
 * A route handler of Express 4 and 5.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/express";
