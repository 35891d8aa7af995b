/**
 * A route handler of Hono.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/hono";
