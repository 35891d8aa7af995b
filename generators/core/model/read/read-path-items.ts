import type { PathItemModel, RequestBodyModel, RequestModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import type { ContentReader } from "./read-content.ts";
import { readNode } from "./read-node.ts";

/** Readers for requests and their responses. */
export interface RequestReaders {
  readonly context: ModelContext;
  readonly content: ContentReader;
}

/** The items of a map of path items at the root, in document order. */
export function readPathItems(readers: RequestReaders, key: "paths" | "webhooks"): PathItemModel[] {
  const { context, content } = readers;
  const items = context.entries({ pointer: "", value: context.document.value }, key);
  return items
    .filter(([name]) => !name.startsWith("x-"))
    .map(([name, item]) => {
      const requests = HTTP_METHODS.flatMap((httpMethod) => {
        const node = context.child(item, httpMethod);
        return node ? [readRequest(readers, httpMethod, node)] : [];
      });
      const parameters = context.lazily(() => content.parameters(item));
      return withGetters({ name, requests, ...readNode(context, item) }, { parameters });
    });
}

function readRequest(readers: RequestReaders, httpMethod: HttpMethod, node: ModelNode): RequestModel {
  const { context, content } = readers;
  const own = { httpMethod, deprecated: node.value.deprecated === true, ...readNode(context, node) };
  return withGetters(own, {
    parameters: context.lazily(() => content.parameters(node)),
    requestBody: context.lazily(() => readRequestBody(readers, node)),
    responses: context.lazily(() => content.responses(node)),
  });
}

/** Reads the body of an operation, if it has one. */
export function readRequestBody(
  { context, content }: RequestReaders,
  operation: ModelNode,
): RequestBodyModel | undefined {
  const node = context.child(operation, "requestBody");
  return node && content.requestBody(node);
}
