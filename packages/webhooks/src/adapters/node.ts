/**
 * A listener for Node's `http`.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/node";
