import type { Json } from "../../core/json.ts";
import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { codeMarkdown } from "../print/markdown-text.ts";

type RetryClass = ErrorEntryModel["retryClass"];

/** Returns advice after an error code. Each sentence applies to all codes with the same class, action and money flag. */
export function errorAdvice(entry: ErrorEntryModel, operations: readonly OperationModel[]): string {
  const used = singleUseKey(entry.code, "usedCode", operations);
  if (used !== undefined)
    return `Do not send the request again, and do not take another ${codeMarkdown(used)} in its place: that would be a second payment. The first was carried out, by this request or an earlier one. Find what came of it, as described above, and follow its status.`;
  const { action, moneyMayHaveMoved, resend } = entry.details;
  const retryClass = resend === false ? "terminal" : entry.retryClass;
  const advice =
    typeof action === "string" ? (ACTIONS.get(action) ?? (() => `${codeMarkdown(action)}.`)) : noAction;
  return [
    opening(entry, action),
    ...(moneyMayHaveMoved === true ? [NO_SECOND_PAYMENT] : []),
    advice(retryClass, moneyMayHaveMoved === true),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Returns a warning about a second payment after an error code, for the top of its page. Undefined if impossible. */
export function errorDanger(
  { code, details }: ErrorEntryModel,
  operations: readonly OperationModel[],
): string | undefined {
  const used = singleUseKey(code, "usedCode", operations);
  if (used !== undefined)
    return `It was carried out, by this request or an earlier one. Another ${codeMarkdown(used)} would be a second payment.`;
  const expired = singleUseKey(code, "expiredCode", operations);
  if (expired !== undefined)
    return `An earlier request with this ${codeMarkdown(expired)} may have been carried out. Find that out before you take another one: it can pay twice.`;
  return details.moneyMayHaveMoved === true
    ? "Money may have moved. Find out before you pay again."
    : undefined;
}

/** The single-use member, if the code means that it was used or has expired. */
function singleUseKey(
  code: string,
  role: "usedCode" | "expiredCode",
  operations: readonly OperationModel[],
): string | undefined {
  for (const { idempotency } of operations)
    if (idempotency?.kind === "single-use" && idempotency[role] === code) return idempotency.key;
  return undefined;
}

function opening({ retryClass, details: { resend } }: ErrorEntryModel, action: Json | undefined): string {
  if (retryClass === "retryable" && resend === false)
    return "Do not send the same request again, although the class is retryable.";
  if (retryClass === "terminal" || resend === false) return "Do not send the same request again.";
  return retryClass === "retryable" && action !== "retry-later" ? REPEAT : "";
}

const REPEAT = "Send the same request again after a pause.";
const REPEAT_LATER = `${REPEAT} The client does this by itself where a repeated request cannot take effect twice. For other operations, look first for what the request created.`;

function noAction(retryClass: RetryClass): string {
  return retryClass === "actionable" ? "Fix what is described above, then send the request again." : "";
}

type Advice = (retryClass: RetryClass, moneyMayHaveMoved: boolean) => string;

const ACTIONS: ReadonlyMap<string, Advice> = new Map(
  Object.entries<Advice>({
    "fix-input": (retryClass) =>
      retryClass === "actionable"
        ? "Correct what is described above, then send the corrected request."
        : "Use other values or another operation, as described above.",
    "wait-for-state": (retryClass, moneyMayHaveMoved) => {
      if (moneyMayHaveMoved)
        return "Read the status of what exists already, and follow it until it is final.";
      return retryClass === "terminal"
        ? "Do what is described above and follow the status. Then decide what is still needed."
        : "The request is rejected until the state has changed. Do what is described above and follow the status. Then send the request again, if it is still needed.";
    },
    "retry-later": (retryClass) =>
      retryClass === "terminal" ? "Send a new request later, if it is still needed." : REPEAT_LATER,
    "get-new-quote": () => "Request a new quote, as described above, and use that one.",
    "ask-end-user": (retryClass) =>
      retryClass === "terminal"
        ? "Ask the end user, as described above. Then send a new request with what they supplied or chose."
        : "Ask the end user, as described above. Then send the request again, with what they supplied or after they did it.",
    "contact-support": () => "Only the service can remove the cause: contact its support.",
    "fix-credentials": (retryClass) =>
      [
        "Correct the key, the secret, the permission or the connection, or how it is used, as described above.",
        ...(retryClass === "actionable" ? ["Then send the request again."] : []),
      ].join(" "),
    none: (retryClass, moneyMayHaveMoved) => {
      if (moneyMayHaveMoved)
        return "Read the status of what exists already: a payment may be under way or done.";
      if (retryClass !== "terminal") return noAction(retryClass);
      return "You cannot correct this: what you wanted is done already, or is not available. The description above says which.";
    },
  }),
);

const NO_SECOND_PAYMENT =
  "Do not start another payment in its place before you know how the first one ended.";
