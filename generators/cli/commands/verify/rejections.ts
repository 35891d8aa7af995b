import type { ApiModel } from "../../../core/model/api-model.ts";
import { servedDiagnostic } from "../../../verify/http/served-reader.ts";
import { checkJson, isChecked, obstacleOf, reportedCheck } from "../../../verify/live/operation-check.ts";
import type { LiveVerification } from "../../../verify/live/verify-live.ts";
import { UsageError } from "../../usage-error.ts";
import { type CommandResult, rejected } from "../command.ts";

/** Throws a {@link UsageError} for a --parameter that no operation has: its value would not be used. */
export function rejectUnknown(parameters: ReadonlyMap<string, string>, { operations }: ApiModel): void {
  const known = new Set(operations.flatMap((operation) => operation.parameters.map(({ name }) => name)));
  const unknown = [...parameters.keys()].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new UsageError(
    `No operation of the description has the parameter ${unknown.map((name) => `"${name}"`).join(" or ")}.`,
    `Correct --parameter. The parameters are ${[...known].sort().join(", ")}.`,
  );
}

/** The result for a description with nothing in it, which would have no differences; undefined for any other. */
export function emptyFailure({ operations, webhooks, source }: ApiModel): CommandResult | undefined {
  if (operations.length > 0 || webhooks.length > 0) return undefined;
  return rejected([
    servedDiagnostic(source, {
      message: "The description has no operations and no events, so there is nothing to compare.",
      help: "Pass the description of the service with --spec.",
    }),
  ]);
}

/** The result of a run in which no response shows anything of the service; undefined if one does. */
export function liveFailure(
  { operations, mismatches }: LiveVerification,
  url: string,
): CommandResult | undefined {
  if (operations.some(isChecked) || mismatches.length > 0) return undefined;
  // A request that was sent is a better example than one that was not.
  const first = operations.find(({ sent }) => sent.length > 0) ?? operations[0];
  const { reason, help } = (first && obstacleOf(first)) ?? NO_OPERATIONS;
  const subject = first === undefined ? "" : `${first.operation.operationId}: `;
  const message = `No response could be checked. ${subject}${reason}`;
  const result = rejected([servedDiagnostic(url, { message, help })]);
  const lines = operations.map(reportedCheck).map(({ location, text }) => `${location}: ${text}`);
  return {
    ...result,
    diagnostics: [...result.diagnostics, ...lines],
    json: { ...result.json, operations: operations.map(checkJson) },
  };
}

const NO_OPERATIONS = { reason: "The description has events only.", help: "Remove --live." };
