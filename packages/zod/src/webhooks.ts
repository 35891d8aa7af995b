/** Validators of webhook payloads by event name: in the response reading, like everything that the service sends. */
export { webhooks } from "./generated/webhooks.ts";
