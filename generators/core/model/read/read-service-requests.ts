import { childPointer } from "../../document/pointer.ts";
import { isObject } from "../../json.ts";
import type { CallbackModel, ParameterModel, ServiceRequestModel, WebhookModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { isJson } from "../media-type.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readBodyOf, readResponseAs } from "./read-content.ts";
import { readNode } from "./read-node.ts";
import { parameterKey, readAllParameters } from "./read-parameters.ts";

/** The events of `webhooks`, in document order. */
export function readWebhooks(context: ModelContext): WebhookModel[] {
  return context.entries(context.root, "webhooks").flatMap(([name, item]) => {
    const [httpMethod, ...others] = HTTP_METHODS.filter((candidate) => isObject(item.value[candidate]));
    for (const other of others)
      context.report(context.location(childPointer(item.pointer, other)), {
        code: "webhook-method-unused",
        message: `The webhook "${name}" has several operations; only ${httpMethod} is read.`,
        help: "Describe each operation as a webhook of its own.",
      });
    const node = httpMethod && context.child(item, httpMethod);
    return httpMethod && node ? [readWebhook(context, name, { httpMethod, node, item })] : [];
  });
}

interface RequestNodes {
  readonly httpMethod: HttpMethod;
  readonly node: ModelNode;
  readonly item: ModelNode;
}

function readWebhook(context: ModelContext, name: string, nodes: RequestNodes): WebhookModel {
  const { node } = nodes;
  const fields = context.fields(node);
  const requestBody = readBodyOf(context, node);
  const payload = requestBody?.content.find(({ contentType }) => isJson(contentType));
  return {
    ...readRequest(context.quiet, nodes),
    name,
    summary: fields("string", "summary"),
    description: fields("string", "description"),
    deprecated: fields("boolean", "deprecated") ?? false,
    get payload() {
      return payload?.schema;
    },
    requestBody,
  };
}

/** Reads the callbacks of an operation, in document order, one for each method. */
export function readCallbacks(context: ModelContext, operation: ModelNode): CallbackModel[] {
  return context.entries(operation, "callbacks").flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((url) => {
      const item = url.startsWith("x-") ? undefined : context.child(callback, url);
      if (item === undefined) return [];
      return HTTP_METHODS.flatMap((httpMethod): CallbackModel[] => {
        const node = context.child(item, httpMethod);
        if (node === undefined) return [];
        const requestBody = readBodyOf(context, node);
        return [{ ...readRequest(context, { httpMethod, node, item }), name, url, requestBody }];
      });
    }),
  );
}

/** Reads a request. Its own parameters come first and replace the path item's with the same name and `in`. */
function readRequest(
  context: ModelContext,
  { httpMethod, node, item }: RequestNodes,
): Omit<ServiceRequestModel, "requestBody"> {
  const own = readAllParameters(context, node);
  const isOwn = (one: ParameterModel) => own.some((other) => parameterKey(other) === parameterKey(one));
  return {
    httpMethod,
    parameters: [...own, ...readAllParameters(context, item).filter((one) => !isOwn(one))],
    responses: context
      .entries(node, "responses")
      .map(([status, response]) => readResponseAs(context, status, response)),
    ...readNode(context, node),
  };
}
