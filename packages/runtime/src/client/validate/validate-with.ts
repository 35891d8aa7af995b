import { type AnyOperation, inputKey, type ParameterDescriptor } from "../operation.ts";
import type { SplitInput } from "../request/split-input.ts";
import type { CallValidators, ValidationIssue } from "./call-validators.ts";
import { issuesOf, type OperationValidators, type ValidatorTable } from "./validator.ts";

const PLACES = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterDescriptor["in"][];

/** Makes validators of any library that follows the Standard Schema do the validating of a client. */
export function validateWith(table: ValidatorTable): CallValidators {
  const find = ({ operationId }: AnyOperation): OperationValidators | undefined =>
    Object.hasOwn(table, operationId) ? table[operationId] : undefined;
  return {
    request: async (operation, input) => requestIssues(operation, input, find(operation)?.request),
    response: async (operation, { status, value }) => {
      const response = find(operation)?.response;
      const validator = response?.[status] ?? response?.["2XX"] ?? response?.default;
      return validator === undefined || value === undefined ? [] : issuesOf(validator, { value, at: "" });
    },
  };
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
      if (validator === undefined || (at === "body" && value === undefined)) return [];
      return issuesOf(validator, { value, at });
    }),
  );
  return found.flat();
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
