import type { Json, JsonObject } from "../core/json.ts";
import type { OperationModel, ParameterModel } from "../core/model/api-model.ts";
import type { BodyPlan, OperationPlan, ParameterPlan } from "./plan-operation.ts";

/** The styles that a place allows; the first is the default, and holds where the document names one that the place does not have. */
const STYLES: Readonly<Record<ParameterModel["in"], readonly [string, ...string[]]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** An operation as the data that the runtime executes. */
export function descriptorOf(plan: OperationPlan): JsonObject {
  const { model, parameters, body, sensitive } = plan;
  const accept = acceptOf(plan);
  return {
    operationId: model.operationId,
    method: model.httpMethod.toUpperCase(),
    path: model.path,
    parameters: parameters.map(parameterDescriptor),
    ...(body && { body: bodyDescriptor(body) }),
    replies: Object.fromEntries(plan.replies.map(({ status, kind }) => [status, kind])),
    ...(accept !== "" && { accept }),
    ...(model.replay && { replay: { ...model.replay } }),
    ...(model.security.length > 0 && { security: model.security.map((names) => Object.keys(names)) }),
    ...(sensitive.length > 0 && { sensitive }),
    ...(model.pagination && { pagination: paginationDescriptor(model.pagination, plan.defaultLimit) }),
  };
}

function parameterDescriptor({ model, key }: ParameterPlan): Json {
  const [fallback] = STYLES[model.in];
  const style = STYLES[model.in].includes(model.style) ? model.style : fallback;
  return {
    name: model.name,
    ...(key !== model.name && { key }),
    in: model.in,
    ...(model.required && { required: true }),
    ...(style !== fallback && { style }),
    ...(model.explode !== (style === "form") && { explode: model.explode }),
    ...(model.allowReserved && { allowReserved: true }),
    ...(model.contentType !== undefined && { json: true }),
  };
}

function bodyDescriptor({ mediaType, kind, required, placement }: BodyPlan): Json {
  return { mediaType, kind, required, placement };
}

/** The media types of all successful replies, as the header lists them. */
function acceptOf({ replies }: OperationPlan): string {
  return [...new Set(replies.flatMap(({ mediaType }) => mediaType ?? []))].join(", ");
}

function paginationDescriptor(
  pagination: NonNullable<OperationModel["pagination"]>,
  defaultLimit: number | undefined,
): Json {
  const { mode, limit, after, before, items, next, more } = pagination;
  return {
    mode,
    limit,
    after,
    before,
    ...(defaultLimit !== undefined && { defaultLimit }),
    items,
    next,
    more,
  };
}
