import type { OperationModel } from "../../core/model/api-model.ts";
import type { ReportedCheck } from "../../diff/report/report-view.ts";
import type { NotChecked, ResponseCheck } from "./check-response.ts";

/** A request, and the check of its response. */
export interface SentRequest {
  /** `limit=10` for a page of a list; empty for the plain request. */
  readonly page: string;
  /** Undefined without a complete response. */
  readonly status: number | undefined;
  readonly check: ResponseCheck;
}

/** Result of a run for one operation. */
export interface OperationCheck {
  readonly operation: OperationModel;
  /** Empty if no request can be sent. */
  readonly sent: readonly SentRequest[];
  /** Reason why no request was sent. */
  readonly unsent: Pick<NotChecked, "reason" | "help"> | undefined;
  /** Parameters with an example of the description as value, which the service may not have. */
  readonly examples: readonly string[];
}

/** True if a response of the operation was compared with its description. */
export function isChecked({ sent }: OperationCheck): boolean {
  return sent.some(({ check }) => check.kind === "checked");
}

/** Returns the reason why nothing of the operation was checked; undefined if something was. */
export function obstacleOf(entry: OperationCheck): Pick<NotChecked, "reason" | "help"> | undefined {
  const { unsent, sent } = entry;
  return isChecked(entry)
    ? undefined
    : (unsent ?? sent.map(({ check }) => check).find((check) => check.kind === "not-checked"));
}

/** Returns the check for reports. */
export function reportedCheck(entry: OperationCheck): ReportedCheck {
  const { operationId, httpMethod, path } = entry.operation;
  return {
    location: `${httpMethod.toUpperCase()} ${path} (${operationId})`,
    isChecked: isChecked(entry),
    text: checkText(entry),
  };
}

/** Describes what was compared, what was not, and why: `checked: status, content type, body.` */
function checkText({ sent, unsent, examples }: OperationCheck): string {
  const parts = unsent ? [`not checked: ${unsent.reason} ${unsent.help}`] : sent.map(sentText);
  return [...new Set(parts), ...examplesText(examples)].join(" ");
}

function sentText({ page, check }: SentRequest, index: number): string {
  const location = index === 0 ? "" : `With ${page}, `;
  if (check.kind === "not-checked") return `${location}not checked: ${check.reason} ${check.help}`;
  return `${location}checked: ${check.compared.join(", ")}.${check.note === undefined ? "" : ` ${check.note}`}`;
}

function examplesText(examples: readonly string[]): string[] {
  if (examples.length === 0) return [];
  const [subject, verb] = examples.length === 1 ? ["The value", "is"] : ["The values", "are"];
  const list = examples.join(", ");
  return [`${subject} of ${list} ${verb} only from an example: pass --parameter ${examples[0]}=VALUE.`];
}

/** Returns the check as data. */
export function checkJson(entry: OperationCheck): Record<string, unknown> {
  const { operation, sent, unsent, examples } = entry;
  return {
    name: operation.operationId,
    method: operation.httpMethod.toUpperCase(),
    path: operation.path,
    checked: isChecked(entry),
    ...unsent,
    requests: sent.map(({ page, status, check }) => ({
      page,
      ...(status === undefined ? {} : { status }),
      checked: check.kind === "checked",
      ...(check.kind === "checked"
        ? { compared: check.compared, ...(check.note === undefined ? {} : { note: check.note }) }
        : { reason: check.reason, help: check.help }),
    })),
    examples,
  };
}
