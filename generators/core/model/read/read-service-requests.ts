import { isObject } from "../../json.ts";
import type { CallbackModel, ParameterModel, ServiceRequestModel, WebhookModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { isJson } from "../media-type.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import type { ContentReader } from "./read-content.ts";
import { readNode } from "./read-node.ts";
import type { OperationReaders } from "./read-operations.ts";

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
  const requestBody = content.requestBody(context.child(node, "requestBody"));
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

/** How what the service sends is read. */
interface RequestReaders {
  readonly context: ModelContext;
  readonly content: ContentReader;
}

/** The callbacks of an operation, in document order; each of their methods stands for itself. */
export function readCallbacks(readers: RequestReaders, operation: ModelNode): CallbackModel[] {
  const { context, content } = readers;
  return context.entries(operation, "callbacks").flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((url) => {
      const item = url.startsWith("x-") ? undefined : context.child(callback, url);
      if (item === undefined) return [];
      return HTTP_METHODS.flatMap((httpMethod): CallbackModel[] => {
        const node = context.child(item, httpMethod);
        if (node === undefined) return [];
        const requestBody = content.requestBody(context.child(node, "requestBody"));
        return [{ ...readRequest(readers, { httpMethod, node, item }), name, url, requestBody }];
      });
    }),
  );
}

/** Its own parameters come first: one of the path item counts where the request has none of its name and place. */
function readRequest(
  { context, content }: RequestReaders,
  { httpMethod, node, item }: RequestNodes,
): Omit<ServiceRequestModel, "requestBody"> {
  const own = content.allParameters(node);
  const isOwn = (one: ParameterModel) =>
    own.some(({ in: location, name }) => location === one.in && name === one.name);
  return {
    httpMethod,
    parameters: [...own, ...content.allParameters(item).filter((one) => !isOwn(one))],
    responses: context
      .entries(node, "responses")
      .map(([status, response]) => content.response(status, response)),
    ...readNode(context, node),
  };
}
