import type { CallContext } from "../contracts/call-context.ts";
import type {
  CallChecks,
  CallValidators,
  CheckedRequest,
  CheckedResponse,
  ValidateMode,
  ValidationIssue,
} from "../contracts/call-validators.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { ParameterDescriptor } from "../contracts/parameter.ts";
import type { SplitInput } from "../contracts/split-input.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { invalidRequest, issueText } from "../errors/invalid-request.ts";
import { unusableResponse } from "../errors/unusable-response.ts";
import { inputKey } from "../request/input-key.ts";
import { isRead } from "../retry/is-read.ts";
import { cleanIssues } from "./clean-issues.ts";
import { issuesOf } from "./validator.ts";
import type { OperationValidators, ValidatorTable } from "./validator-table.ts";

const PLACES = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterDescriptor["in"][];

/** Makes validators of any library that follows the Standard Schema do the validating of a client. */
export function operationValidators<Id extends PropertyKey>(table: ValidatorTable<Id>): CallValidators<Id> {
  const find = ({ operationId }: AnyOperation): OperationValidators | undefined =>
    Object.hasOwn(table, operationId) ? table[operationId as Id] : undefined; // it is in the table
  const request: CallChecks["request"] = (checked) => checkRequest(checked, find(checked.operation)?.request);
  const response: CallChecks["response"] = (checked) =>
    checkResponse(checked, find(checked.operation)?.response, "");
  const event: CallChecks["event"] = (checked) =>
    checkResponse(checked, find(checked.operation)?.event, "has an event that ");
  const checks: Readonly<Record<ValidateMode, CallChecks>> = {
    none: {},
    request: { request },
    response: { response, event },
    both: { request, response, event },
  };
  return {
    checks(mode) {
      if (Object.hasOwn(checks, mode)) return checks[mode];
      throw new ConfigurationError(`validate must be one of ${Object.keys(checks).join(", ")}.`);
    },
  };
}

async function checkRequest(
  { operation, split, context }: CheckedRequest,
  validators: OperationValidators["request"] | undefined,
): Promise<void> {
  const issues = await requestIssues(operation, split, validators);
  if (issues.length > 0) throw invalidRequest(issues, context as CallContext); // the client's own
}

async function checkResponse(
  { operation, received, data, attempts, context }: CheckedResponse,
  validators: OperationValidators["response"] = {},
  subject: string,
): Promise<void> {
  const validator = validators[describedStatus(operation, received.response.status)];
  if (validator === undefined || data === undefined) return;
  const found = await issuesOf(validator, { value: data, at: "" });
  if (found.length === 0) return;
  const callContext = context as CallContext; // the client's own
  const issues = cleanIssues(found, callContext);
  const advice = isRead(operation.method) ? "" : " Do not repeat it.";
  const fault = `${subject}does not match the description: ${issueText(issues)}${advice}`;
  throw unusableResponse({ received, attempts, fault, issues, outcome: "processed" }, callContext);
}

/** Returns the status under which the response is described. If there are others, `default` describes errors only. */
function describedStatus({ responses }: AnyOperation, status: number): string {
  const known = [String(status), "2XX", "default"].find((key) => Object.hasOwn(responses, key));
  return known ?? String(status);
}

async function requestIssues(
  operation: AnyOperation,
  input: SplitInput,
  request: OperationValidators["request"] = {},
): Promise<ValidationIssue[]> {
  const parts = PLACES.map((place) => [place, valuesOf(operation, input, place)] as const);
  const found = await Promise.all(
    [...parts, ["body", input.body] as const].map(async ([at, value]) => {
      const validator = request[at];
      if (validator === undefined || (at === "body" && (value === undefined || isWritten(value)))) return [];
      return issuesOf(validator, { value, at });
    }),
  );
  return found.flat();
}

/** True for a form that is written already; validators look into the object that one is made of. */
function isWritten(body: unknown): boolean {
  return body instanceof FormData || body instanceof URLSearchParams;
}

/** The parameters of one place by name. */
function valuesOf(
  { parameters }: AnyOperation,
  input: SplitInput,
  place: ParameterDescriptor["in"],
): Record<string, unknown> {
  const here = parameters.filter(
    (parameter) => parameter.in === place && input.parameters.has(inputKey(parameter)),
  );
  return Object.fromEntries(
    here.map((parameter) => [parameter.name, input.parameters.get(inputKey(parameter))]),
  );
}
