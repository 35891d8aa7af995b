import { childPointer } from "../../document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type {
  HttpMethod,
  OperationModel,
  ParameterModel,
  ResponseModel,
  WebhookModel,
} from "../api-model.ts";
import { isJson } from "../media-type.ts";
import { createNameDeriver, operationName } from "../names/operation-names.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readAliases } from "./read-aliases.ts";
import { readExtensions } from "./read-annotations.ts";
import type { ContentReader } from "./read-content.ts";
import { readPagination, readReplay } from "./read-house-extensions.ts";
import { readServers } from "./read-servers.ts";

const METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
] as const satisfies readonly HttpMethod[];

/** The operations of `paths`, in document order. */
export function readOperations(context: ModelContext, content: ContentReader): OperationModel[] {
  const root = { pointer: "", value: context.document.value };
  const paths = root.value.paths;
  if (!isObject(paths)) return [];
  const items = Object.keys(paths)
    .filter((path) => path.startsWith("/"))
    .flatMap((path) => {
      const item = context.child(root, "paths", path);
      return item ? [{ path, item }] : [];
    });
  const deriveName = createNameDeriver(items.flatMap(({ item }) => givenOperationIds(item)));
  return items.flatMap(({ path, item }) => readPathItem({ context, content, deriveName, path, item }));
}

function givenOperationIds({ value }: ModelNode): string[] {
  return METHODS.flatMap((method) => {
    const operation = value[method];
    return isObject(operation) && typeof operation.operationId === "string" ? [operation.operationId] : [];
  });
}

interface PathItem {
  readonly context: ModelContext;
  readonly content: ContentReader;
  readonly deriveName: (httpMethod: HttpMethod, path: string) => string;
  readonly path: string;
  readonly item: ModelNode;
}

function readPathItem(pathItem: PathItem): OperationModel[] {
  const { context, item } = pathItem;
  return Object.keys(item.value).flatMap((key) => {
    const httpMethod = METHODS.find((method) => method === key);
    const node = httpMethod && context.child(item, httpMethod);
    return httpMethod && node ? [readOperation(pathItem, httpMethod, node)] : [];
  });
}

function readOperation(
  { context, content, deriveName, path, item }: PathItem,
  httpMethod: HttpMethod,
  node: ModelNode,
): OperationModel {
  const fields = context.fields(node);
  const tags = fields.strings("tags") ?? [];
  const servers = readServers(context, node);
  const security = fields.list("security") ?? securityOf(context.document.value);
  return {
    ...operationName({
      // An empty one names nothing.
      operationId: fields.string("operationId") || deriveName(httpMethod, path),
      tag: tags[0],
    }),
    httpMethod,
    path,
    tags,
    summary: fields.string("summary"),
    description: fields.string("description"),
    deprecated: fields.boolean("deprecated") ?? false,
    parameters: mergeParameters(
      readParameters(context, content, item),
      readParameters(context, content, node),
    ),
    requestBody: content.requestBody(context.child(node, "requestBody")),
    responses: readResponses(context, content, node),
    servers: servers.length > 0 ? servers : readServers(context, item),
    security: security.filter(isObject),
    replay: readReplay(context, node),
    pagination: readPagination(context, node),
    aliases: readAliases(context, node).map(({ name, place }) => ({
      ...operationName({ operationId: name, tag: tags[0] }),
      place,
    })),
    extensions: readExtensions(node.value),
    place: context.place(node.pointer),
  };
}

function readResponses(context: ModelContext, content: ContentReader, node: ModelNode): ResponseModel[] {
  return context
    .entries(node, "responses")
    .filter(([status]) => /^([1-5]\d\d|[1-5]xx|default)$/i.test(status))
    .map(([status, response]) => content.response(status, response));
}

function securityOf(document: JsonObject): readonly Json[] {
  return Array.isArray(document.security) ? document.security : [];
}

function readParameters(context: ModelContext, content: ContentReader, node: ModelNode): ParameterModel[] {
  const list = context.fields(node).list("parameters") ?? [];
  return list.flatMap((_, index) => {
    const parameter = context.child(node, "parameters", String(index));
    return (parameter && content.parameter(parameter)) ?? [];
  });
}

/** A parameter of an operation takes the place of the path's parameter of the same name and place. */
function mergeParameters(
  shared: readonly ParameterModel[],
  own: readonly ParameterModel[],
): ParameterModel[] {
  const merged = new Map(
    [...shared, ...own].map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  return [...merged.values()];
}

/** The events of `webhooks`, in document order. */
export function readWebhooks(context: ModelContext, content: ContentReader): WebhookModel[] {
  const root = { pointer: "", value: context.document.value };
  return context.entries(root, "webhooks").flatMap(([name, item]) => {
    const method = METHODS.find((candidate) => isObject(item.value[candidate]));
    const node = method && context.child(item, method);
    return node ? [readWebhook({ context, content, name, node })] : [];
  });
}

interface WebhookParts {
  readonly context: ModelContext;
  readonly content: ContentReader;
  readonly name: string;
  readonly node: ModelNode;
}

function readWebhook({ context, content, name, node }: WebhookParts): WebhookModel {
  const fields = context.fields(node);
  const requestBody = content.requestBody(context.child(node, "requestBody"));
  const payload = requestBody?.content.find(({ contentType }) => isJson(contentType));
  return {
    name,
    summary: fields.string("summary"),
    description: fields.string("description"),
    deprecated: fields.boolean("deprecated") ?? false,
    get payload() {
      return payload?.schema;
    },
    requestBody,
    extensions: readExtensions(node.value),
    place: context.place(childPointer(node.pointer)),
  };
}
