import type { OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { describedValue, isListed, type KnownValues, type ParameterValue } from "./known-values.ts";

/** A request that can be sent. */
export interface PlannedRequest {
  readonly operation: OperationModel;
  /** Path and query. */
  readonly target: string;
  /** Header parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** `limit=10` for a page of a list; empty for the plain request. */
  readonly page: string;
  /** Parameters with an example of the description as value, which the service may not have. */
  readonly examples: readonly string[];
}

/** True for a GET that can be sent twice. Nothing else is ever sent. */
export function isSafe({ httpMethod, idempotency }: OperationModel): boolean {
  return httpMethod === "get" && (idempotency === undefined || idempotency.kind === "idempotent");
}

interface PlanParts {
  readonly operation: OperationModel;
  readonly known: KnownValues;
  /** True if examples of the description may be used for unknown values. */
  readonly withExamples: boolean;
}

/** Plans the requests of an operation, with required parameters and a page of a list, or names a missing one. */
export function planRequests({
  operation,
  known,
  withExamples,
}: PlanParts): PlannedRequest[] | { missing: string } {
  const values = new Map<ParameterModel, ParameterValue>();
  const examples: string[] = [];
  for (const parameter of operation.parameters) {
    if (!parameter.required && parameter.in !== "path") continue;
    const found = known.find(parameter);
    const value = found ?? (withExamples ? describedValue(parameter) : undefined);
    if (value === undefined) return { missing: parameter.name };
    if (found === undefined && !isListed(parameter, value)) examples.push(parameter.name);
    values.set(parameter, value);
  }
  const plain = { ...requestOf(operation, values), page: "", examples };
  const limit = pageLimit(operation);
  if (limit === undefined || operation.pagination?.mode !== "optional") return [plain];
  const [{ name }, value] = limit;
  return [
    plain,
    { ...requestOf(operation, new Map([...values, limit])), page: `${name}=${value}`, examples },
  ];
}

/** Returns the smallest page in the description, so that a list is also read with its envelope. */
function pageLimit({ pagination, parameters }: OperationModel): [ParameterModel, ParameterValue] | undefined {
  const limit = parameters.find(
    ({ name, in: location }) => location === "query" && name === pagination?.limit,
  );
  const value = limit && describedValue(limit);
  return limit && value !== undefined ? [limit, value] : undefined;
}

function requestOf(
  operation: OperationModel,
  values: ReadonlyMap<ParameterModel, ParameterValue>,
): Pick<PlannedRequest, "operation" | "target" | "headers"> {
  const of = (location: ParameterModel["in"]): [string, string][] =>
    [...values]
      .filter(([parameter]) => parameter.in === location)
      .map(([{ name }, value]) => [name, String(value)]);
  const path = of("path").reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(of("query")).toString();
  const cookies = of("cookie").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    operation,
    target: query === "" ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(of("header")),
      ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    },
  };
}
