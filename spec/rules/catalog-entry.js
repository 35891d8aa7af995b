import { isNode } from "./node.js";

/** @import { Node } from "./redocly.d.ts" */

const RETRY = ["retryable", "terminal", "actionable"];
const ACTIONS = [
  "fix-input",
  "wait-for-state",
  "retry-later",
  "get-new-quote",
  "ask-end-user",
  "contact-support",
  "fix-credentials",
  "none",
];
const STATED = ["status", "retryClass", "description"];
const DERIVED = ["action", "moneyMayHaveMoved", "seeAlso", "note", "resend"];

/** Advice that leads to a payment by another request, and must not be given where one may be under way. */
const PAYS_ANEW = ["get-new-quote", "fix-input"];

/**
 * Lists what is wrong with one entry of the error catalogue; each fault names the key that it lies in.
 *
 * @param {unknown} entry
 * @param {readonly string[]} codes all codes of the catalogue
 * @returns {readonly { key: string, message: string }[]}
 */
export function faultsOfEntry(entry, codes) {
  if (!isNode(entry))
    return [
      { key: "", message: "An entry must be an object with `status`, `retryClass` and `description`." },
    ];
  return [
    ...valueFaults(entry, codes),
    ...derivedFaults(entry),
    ...adviceFaults(entry),
    ...Object.keys(entry)
      .filter((key) => ![...STATED, ...DERIVED, "x-codegen-derived"].includes(key))
      .map((key) => ({ key, message: `\`${key}\` is not a key of the catalogue. Remove it.` })),
  ];
}

/**
 * @param {Node} entry
 * @param {readonly string[]} codes
 */
function valueFaults(
  { status, retryClass, description, action, moneyMayHaveMoved, seeAlso, note, resend },
  codes,
) {
  const isText = (/** @type {unknown} */ value) => typeof value === "string" && value.trim().endsWith(".");
  const isStatus = typeof status === "number" && Number.isInteger(status) && status >= 400 && status <= 599;
  const others =
    Array.isArray(seeAlso) && seeAlso.length > 0 && seeAlso.every((code) => codes.includes(code));
  return faults([
    [isStatus, "status", "`status` must be an HTTP status from 400 to 599."],
    [RETRY.includes(String(retryClass)), "retryClass", `\`retryClass\` must be one of: ${RETRY.join(", ")}.`],
    [isText(description), "description", "`description` must be a sentence that ends with a full stop."],
    [ACTIONS.includes(String(action)), "action", `\`action\` must be one of: ${ACTIONS.join(", ")}.`],
    [
      typeof moneyMayHaveMoved === "boolean",
      "moneyMayHaveMoved",
      "`moneyMayHaveMoved` must be true or false.",
    ],
    [seeAlso === undefined || others, "seeAlso", "`seeAlso` must list codes of this catalogue."],
    [note === undefined || isText(note), "note", "`note` must be a sentence that ends with a full stop."],
    [resend === undefined || resend === false, "resend", "`resend` can only be false. Remove it otherwise."],
  ]);
}

/** @param {Node} entry */
function derivedFaults(entry) {
  const derived = DERIVED.filter((key) => key in entry);
  const listed = entry["x-codegen-derived"];
  const truthful = Array.isArray(listed) && listed.join() === derived.join();
  return faults([
    [
      truthful,
      "x-codegen-derived",
      `\`x-codegen-derived\` must list the derived keys of this entry: [${derived.join(", ")}].`,
    ],
  ]);
}

/** @param {Node} entry */
function adviceFaults({ action, retryClass, resend, moneyMayHaveMoved }) {
  const sameAgain = retryClass === "retryable" && resend !== false;
  const paysTwice = moneyMayHaveMoved === true && PAYS_ANEW.includes(String(action));
  return faults([
    [
      (action === "retry-later") === sameAgain,
      "action",
      "Use `retry-later` if and only if `retryClass` is `retryable` and `resend` is not false.",
    ],
    [
      !paysTwice,
      "action",
      `Money may have moved, so \`${action}\` could pay twice. Use an action that does not lead to a second payment.`,
    ],
  ]);
}

/** @param {readonly (readonly [ok: boolean, key: string, message: string])[]} checks */
function faults(checks) {
  return checks.filter(([ok]) => !ok).map(([, key, message]) => ({ key, message }));
}
