import { WebhookError } from "../webhook-error.ts";

/** Returns the error for a message that was handled before with another body. */
export function changedError(): WebhookError {
  return new WebhookError(
    "changed",
    "A message with this ID was handled before, with another body. It was not handled again.",
  );
}
