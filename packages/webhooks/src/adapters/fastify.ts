/**
 * A plugin of Fastify 5.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/fastify";
