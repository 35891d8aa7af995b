import { childPointer } from "../../document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { OperationModel, ParameterModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { createNameDeriver, operationName } from "../names/operation-names.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readAliases } from "./read-aliases.ts";
import type { ContentReader } from "./read-content.ts";
import { readPagination, readReplay } from "./read-house-extensions.ts";
import { readNode } from "./read-node.ts";
import { readRequestBody } from "./read-path-items.ts";
import { readServers } from "./read-servers.ts";
import { readCallbacks } from "./read-service-requests.ts";

/** How the parts of operations are read. */
export interface OperationReaders {
  readonly context: ModelContext;
  readonly content: ContentReader;
  /** The same without reports, for what no code is generated from. */
  readonly quiet: ContentReader;
}

/** The operations of `paths`, in document order. */
export function readOperations(readers: OperationReaders): OperationModel[] {
  const { context } = readers;
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
  return items.flatMap(({ path, item }) => readPathItem({ ...readers, deriveName, path, item }));
}

function givenOperationIds({ value }: ModelNode): string[] {
  return HTTP_METHODS.flatMap((method) => {
    const operation = value[method];
    return isObject(operation) && typeof operation.operationId === "string" ? [operation.operationId] : [];
  });
}

interface PathItem extends OperationReaders {
  readonly deriveName: (httpMethod: HttpMethod, path: string) => string;
  readonly path: string;
  readonly item: ModelNode;
}

function readPathItem(pathItem: PathItem): OperationModel[] {
  const { context, item } = pathItem;
  return Object.keys(item.value).flatMap((key) => {
    const httpMethod = HTTP_METHODS.find((method) => method === key);
    const node = httpMethod && context.child(item, httpMethod);
    return httpMethod && node ? [readOperation(pathItem, httpMethod, node)] : [];
  });
}

function readOperation(
  { context, content, quiet, deriveName, path, item }: PathItem,
  httpMethod: HttpMethod,
  node: ModelNode,
): OperationModel {
  const fields = context.fields(node);
  const tags = fields.strings("tags") ?? [];
  const servers = readServers(context, node);
  const security = fields.list("security") ?? securityOf(context.document.value);
  const callbacks = context.quiet.later(() =>
    readCallbacks({ context: context.quiet, content: quiet }, node),
  );
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
    parameters: mergeParameters(content.parameters(item), content.parameters(node)),
    requestBody: readRequestBody({ context, content }, node),
    responses: content.responses(node),
    servers: servers.length > 0 ? servers : readServers(context, item),
    security: security.filter(isObject),
    securityPlace: context.place(securityPointer(context.document.value, node)),
    get callbacks() {
      return callbacks();
    },
    pathItem: readNode(context, item),
    replay: readReplay(context, node),
    pagination: readPagination(context, node),
    aliases: readAliases(context, node).map(({ name, place }) => ({
      ...operationName({ operationId: name, tag: tags[0] }),
      place,
    })),
    ...readNode(context, node),
  };
}

/** Where the security that holds for an operation is written. */
function securityPointer({ security }: JsonObject, { value, pointer }: ModelNode): string {
  if (value.security !== undefined) return childPointer(pointer, "security");
  return security === undefined ? pointer : "/security";
}

function securityOf(document: JsonObject): readonly Json[] {
  return Array.isArray(document.security) ? document.security : [];
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
