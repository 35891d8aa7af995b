import type { Json } from "../../core/json.ts";
import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { codeMarkdown } from "./markdown-text.ts";

type RetryClass = ErrorEntryModel["retry"];

/** What to do after an error code. Every sentence holds for each code that has this class, this action and this mark of money. */
export function errorAdvice(entry: ErrorEntryModel, operations: readonly OperationModel[]): string {
  const key = usedKey(entry.code, operations);
  if (key !== undefined)
    return `Do not send the request again, and do not take another ${codeMarkdown(key)} in its place: that would be a second payment. The first was carried out, by this request or an earlier one. Find what came of it, as described above, and follow its status.`;
  const { action, moneyMayHaveMoved, resend } = entry.details;
  const retry = resend === false ? "terminal" : entry.retry;
  const advice =
    typeof action === "string" ? (ACTIONS.get(action) ?? (() => `${codeMarkdown(action)}.`)) : noAction;
  return [opening(entry, action), advice(retry, moneyMayHaveMoved === true)]
    .filter((part) => part !== "")
    .join(" ");
}

/** The member that works once, where the code says that it was used. */
function usedKey(code: string, operations: readonly OperationModel[]): string | undefined {
  const found = operations.find(({ replay }) => replay?.kind === "single-use" && replay.usedCode === code);
  return found?.replay?.kind === "single-use" ? found.replay.key : undefined;
}

function opening({ retry, details: { resend } }: ErrorEntryModel, action: Json | undefined): string {
  if (retry === "retryable" && resend === false)
    return "Do not send the same request again, although the class is retryable.";
  if (retry === "terminal" || resend === false) return "Do not send the same request again.";
  return retry === "retryable" && action !== "retry-later" ? REPEAT : "";
}

const REPEAT = "Send the same request again after a pause.";
const REPEAT_LATER = `${REPEAT} The client does it by itself, except for operations that may take effect twice: for these, look first for what the request created.`;

function noAction(retry: RetryClass): string {
  return retry === "actionable" ? "Fix what is described above, then send the request again." : "";
}

type Advice = (retry: RetryClass, moneyMayHaveMoved: boolean) => string;

const ACTIONS: ReadonlyMap<string, Advice> = new Map(
  Object.entries<Advice>({
    "fix-input": (retry) =>
      retry === "actionable"
        ? "Correct what is described above, then send the corrected request."
        : "Use other values or another operation, as described above.",
    "wait-for-state": (retry, moneyMayHaveMoved) => {
      if (moneyMayHaveMoved)
        return `${NO_SECOND_PAYMENT} Read the status of what exists already, and follow it until you know how it ended.`;
      return retry === "terminal"
        ? "Do what is described above and follow the status. Then decide what is still needed."
        : "The request is rejected until the state has changed. Do what is described above and follow the status. Then send the request again, if it is still needed.";
    },
    "retry-later": (retry, moneyMayHaveMoved) =>
      [
        retry === "terminal" ? "Send a new request later, if it is still needed." : REPEAT_LATER,
        ...(moneyMayHaveMoved ? [NO_SECOND_PAYMENT] : []),
      ].join(" "),
    "get-new-quote": () => "Request a new quote, as described above, and use that one.",
    "ask-end-user": () =>
      "Only the end user can supply or do what is missing. Ask them, as described above, and continue with what they gave you.",
    "contact-support": (_, moneyMayHaveMoved) =>
      [
        "Only the service can change what stands in the way: contact its support.",
        ...(moneyMayHaveMoved ? [NO_SECOND_PAYMENT] : []),
      ].join(" "),
    "fix-credentials": (retry) =>
      [
        "Correct the key, the secret, the permission or the connection, or how it is used, as described above.",
        ...(retry === "actionable" ? ["Then send the request again."] : []),
      ].join(" "),
    none: (retry, moneyMayHaveMoved) => {
      if (moneyMayHaveMoved)
        return `${NO_SECOND_PAYMENT} Read the status of what exists already: a payment may be under way or done.`;
      if (retry !== "terminal") return noAction(retry);
      return "There is nothing to correct: what you wanted is done already, or cannot be had. The description above says which.";
    },
  }),
);

const NO_SECOND_PAYMENT =
  "Do not start another payment in its place before you know what became of the first.";
