/** Validators of webhook payloads by event name: in the response reading, as all that the service sends. */
export { webhooks } from "./generated/webhooks.ts";
