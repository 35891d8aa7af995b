/** Validators of webhook payloads by event name, tolerant like all that the service sends. */
export { webhooks } from "./generated/webhooks.ts";
