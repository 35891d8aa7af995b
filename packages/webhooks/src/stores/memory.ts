/**
 * A store in the memory of one process.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/stores/memory";
