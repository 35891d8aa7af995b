import { isObject, type JsonObject } from "../../core/json.ts";
import type { OperationModel, PaginationModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { requiresPath } from "../plan/requires-path.ts";

/** Emits the pagination of a list as data. */
export function paginationDescriptor(pagination: PaginationModel, model: OperationModel): JsonObject {
  const { mode, limit, after, before, items, next, more } = pagination;
  const defaultLimit = defaultLimitOf(pagination, model);
  return {
    mode,
    limit,
    after,
    before,
    ...(defaultLimit !== undefined && { defaultLimit }),
    items,
    next,
    more,
    ...(mayOmitMore(pagination, model) && { moreIsOptional: true }),
  };
}

/** Returns the page size of a request for a page, if the document states one. */
function defaultLimitOf(
  { limit }: PaginationModel,
  { parameters, extensions }: OperationModel,
): number | undefined {
  const extension = extensions["x-codegen-pagination"];
  const parameter = parameters.find((one) => one.in === "query" && one.name === limit);
  return [
    isObject(extension) ? extension.defaultLimit : undefined,
    parameter?.schema.annotations.default?.value,
  ].find((value) => typeof value === "number");
}

/** True unless the success of a list requires the property that tells whether there are more. */
function mayOmitMore({ more }: PaginationModel, { responses }: OperationModel): boolean {
  const contents = successesOf(responses).flatMap(({ content }) => content);
  return !contents.every(({ schema }) => schema && requiresPath(schema, more.split(".")));
}
