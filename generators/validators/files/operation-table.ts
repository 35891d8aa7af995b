import type { CheckNode, MemberCheck } from "../../core/checks/check-node.ts";
import { memberDefault } from "../../core/checks/member-default.ts";
import { EMPTY_OBJECT } from "../../core/checks/object-check.ts";
import type { OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { preferredStream } from "../../core/model/stream-format.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { bodyCheck } from "./body-check.ts";
import { type SchemaTable, table, tableSchema } from "./schema-table.ts";
import { textForm } from "./text-form.ts";

/** Returns `{ request, response, event }`: the last two by status, and `event` only if a response is a stream. */
export function operationTable(operation: OperationModel, run: ZodRun): SchemaTable {
  const events = eventEntries(operation, run);
  return table([
    ["request", requestTable(operation, run)],
    ["response", responseTable(operation, run)],
    ...(events.length > 0 ? [["event", table(events)] as const] : []),
  ]);
}

// Same names as in the types of operations, where clients look for them.
const LOCATIONS = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterModel["in"][];

function requestTable(operation: OperationModel, run: ZodRun): SchemaTable {
  const { parameters, requestBody } = operation;
  const locations = LOCATIONS.flatMap((location) => {
    const list = parameters.filter((parameter) => parameter.in === location);
    return list.length > 0 ? [[location, tableSchema(parametersCheck(list, operation, run))] as const] : [];
  });
  const body = requestBody && bodyCheck(requestBody.content, "request", run);
  return table([
    ...locations,
    ...(body ? [["body", tableSchema(body, !requestBody.required)] as const] : []),
  ]);
}

function parametersCheck(
  parameters: readonly ParameterModel[],
  { pagination }: OperationModel,
  run: ZodRun,
): CheckNode {
  const { checks, options } = run;
  // Without a given size, such a list is not paged.
  const pageSize = pagination?.mode === "optional" ? pagination.limit : undefined;
  const members = parameters.map((parameter): MemberCheck => {
    const { name, required, schema, description } = parameter;
    const hasDefault = !required && name !== pageSize;
    const check = checks.of(schema, "request");
    return {
      name,
      check,
      text: options.coerceParameters ? textForm(parameter, check, run) : undefined,
      isOptional: !required,
      isReadonly: false,
      docs: undefined,
      annotations: { ...schema.annotations, ...(description !== undefined && { description }) },
      default: hasDefault ? memberDefault(schema, checks.scope("request")) : undefined,
      described: undefined,
      demand: undefined,
    };
  });
  return { ...EMPTY_OBJECT, members };
}

function responseTable({ responses }: OperationModel, run: ZodRun): SchemaTable {
  const entries = responses.flatMap(({ status, content }) => {
    const whole = content.filter(({ stream }) => stream === undefined);
    const check = bodyCheck(whole, "response", run);
    return check ? [[status, tableSchema(check)] as const] : [];
  });
  return table(entries);
}

/** Returns the events of each stream. */
function eventEntries({ responses }: OperationModel, { checks }: ZodRun): SchemaTable["entries"] {
  return responses.flatMap(({ status, content }) => {
    const schema = preferredStream(content)?.stream.schema;
    return schema ? [[status, tableSchema(checks.of(schema, "response"))] as const] : [];
  });
}
