import { isObject } from "../../json.ts";
import type { CallbackModel, ParameterModel, ServiceRequestModel, WebhookModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { isJson } from "../media-type.ts";
import type { ModelNode } from "./model-context.ts";
import { readNode } from "./read-node.ts";
import type { OperationReaders } from "./read-operations.ts";
import { parameterKey } from "./read-parameters.ts";
import { type RequestReaders, readRequestBody } from "./read-path-items.ts";

/** The events of `webhooks`, in document order. */
export function readWebhooks(readers: OperationReaders): WebhookModel[] {
  const { context } = readers;
  const root = { pointer: "", value: context.document.value };
  return context.entries(root, "webhooks").flatMap(([name, item]) => {
    const httpMethod = HTTP_METHODS.find((candidate) => isObject(item.value[candidate]));
    const node = httpMethod && context.child(item, httpMethod);
    return httpMethod && node ? [readWebhook(readers, { name, httpMethod, node, item })] : [];
  });
}

interface RequestNodes {
  readonly httpMethod: HttpMethod;
  readonly node: ModelNode;
  readonly item: ModelNode;
}

function readWebhook(
  { context, content, quiet }: OperationReaders,
  { name, ...nodes }: RequestNodes & { readonly name: string },
): WebhookModel {
  const { node } = nodes;
  const fields = context.fields(node);
  const requestBody = readRequestBody({ context, content }, node);
  const payload = requestBody?.content.find(({ contentType }) => isJson(contentType));
  return {
    ...readRequest({ context: context.quiet, content: quiet }, nodes),
    name,
    summary: fields.string("summary"),
    description: fields.string("description"),
    deprecated: fields.boolean("deprecated") ?? false,
    get payload() {
      return payload?.schema;
    },
    requestBody,
  };
}

/** Reads the callbacks of an operation, in document order, one for each method. */
export function readCallbacks(readers: RequestReaders, operation: ModelNode): CallbackModel[] {
  const { context } = readers;
  return context.entries(operation, "callbacks").flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((url) => {
      const item = url.startsWith("x-") ? undefined : context.child(callback, url);
      if (item === undefined) return [];
      return HTTP_METHODS.flatMap((httpMethod): CallbackModel[] => {
        const node = context.child(item, httpMethod);
        if (node === undefined) return [];
        const requestBody = readRequestBody(readers, node);
        return [{ ...readRequest(readers, { httpMethod, node, item }), name, url, requestBody }];
      });
    }),
  );
}

/** Reads a request. Its own parameters come first and replace the path item's with the same name and `in`. */
function readRequest(
  { context, content }: RequestReaders,
  { httpMethod, node, item }: RequestNodes,
): Omit<ServiceRequestModel, "requestBody"> {
  const own = content.allParameters(node);
  const isOwn = (one: ParameterModel) => own.some((other) => parameterKey(other) === parameterKey(one));
  return {
    httpMethod,
    parameters: [...own, ...content.allParameters(item).filter((one) => !isOwn(one))],
    responses: context
      .entries(node, "responses")
      .map(([status, response]) => content.responseAs(status, response)),
    ...readNode(context, node),
  };
}
