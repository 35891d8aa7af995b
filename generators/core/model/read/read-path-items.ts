import { isPath } from "../../document/lint/unknown-names.ts";
import type { PathItemModel, RequestModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readBodyOf, readResponses } from "./read-content.ts";
import { readNode } from "./read-node.ts";
import { readParameters } from "./read-parameters.ts";

/** The items of a map of path items at the root, in document order. */
export function readPathItems(context: ModelContext, key: "paths" | "webhooks"): PathItemModel[] {
  return context
    .entries(context.root, key)
    .filter(([name]) => key === "webhooks" || isPath(name))
    .map(([name, item]) => {
      const requests = HTTP_METHODS.flatMap((httpMethod) => {
        const node = context.child(item, httpMethod);
        return node ? [readRequest(context, httpMethod, node)] : [];
      });
      const parameters = context.lazily(() => readParameters(context, item));
      return withGetters({ name, requests, ...readNode(context, item) }, { parameters });
    });
}

function readRequest(context: ModelContext, httpMethod: HttpMethod, node: ModelNode): RequestModel {
  const own = { httpMethod, deprecated: node.value.deprecated === true, ...readNode(context, node) };
  return withGetters(own, {
    parameters: context.lazily(() => readParameters(context, node)),
    requestBody: context.lazily(() => readBodyOf(context, node)),
    responses: context.lazily(() => readResponses(context, node)),
  });
}
