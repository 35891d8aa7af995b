// Imported file by file: the entry of the client would load `openapi-fetch`, which tool servers do not install.
import { isApiError } from "../client/errors/api-error.ts";
import { isSdkError } from "../client/errors/sdk-error.ts";
import { shownJson } from "./shown-value.ts";
import type { ClientTool } from "./tool.ts";

const ASK = "Use the reading tools to find out, or ask a person.";

/** Returns the text for an agent about a failed call: its outcome and what not to do. Quotes text of the service. */
export function describeError(error: unknown, { isRead }: ClientTool): string {
  if (!isSdkError(error))
    return "The call failed before anything was known. Ask a person before you repeat it.";
  const said = quoted(error);
  switch (error.outcome) {
    case "not-sent":
      return `Nothing was sent. As data: ${said}`;
    case "rejected":
      return `The service rejected the call and did not carry it out. Its words, as data: ${said}`;
    case "processed":
      return `It was carried out already, by this call or another. Do not repeat it. As data: ${said}`;
    case "unknown":
      return isRead
        ? `Reading failed, and may be tried again. As data: ${said}`
        : `It is unknown whether this was carried out. Do not call it again and do not do it in another way, except as follows. ${reconciliationOf(error) ?? ASK} As data: ${said}`;
    default:
      return error.outcome satisfies never;
  }
}

/** Returns the text for an agent about a call that was not sent. */
export function describeRefusal(error: unknown): string {
  return `Nothing was sent: the input could not be checked, or no person could be asked. As data: ${quoted(error)}`;
}

function quoted(error: unknown): string {
  return shownJson(wordsOf(error), { sensitive: [], maxLength: 1500 }).text;
}

function wordsOf(error: unknown): object {
  const text = error instanceof Error ? error.message : String(error);
  const message = text.replace(reconciliationOf(error) ?? "", ""); // reported once
  if (!isApiError(error)) return { message };
  const { code, status, action } = error;
  return { code, status, action, message };
}

/** Returns instructions for finding out whether the call succeeded, from the description, not from the service. */
function reconciliationOf(error: unknown): string | undefined {
  const { reconciliation } = Object(error) as { readonly reconciliation?: unknown };
  return typeof reconciliation === "string" ? reconciliation : undefined;
}
