import { childPointer } from "../../document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { OperationModel, ParameterModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { type NameCollision, nameOperations } from "../names/name-operations.ts";
import type { OperationName, OperationNameParts, OperationSurface } from "../names/operation-names.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import type { ContentReader } from "./read-content.ts";
import {
  readAliases,
  readIdempotency,
  readOperationCodegenName,
  readPagination,
} from "./read-house-extensions.ts";
import { readNode } from "./read-node.ts";
import { createOperationIds, type OperationIds } from "./read-operation-ids.ts";
import { parameterKey } from "./read-parameters.ts";
import { readRequestBody } from "./read-path-items.ts";
import { readServers } from "./read-servers.ts";
import { readCallbacks } from "./read-service-requests.ts";

/** Readers for the parts of operations. */
export interface OperationReaders {
  readonly context: ModelContext;
  readonly content: ContentReader;
  /** Reader without reports, for parts without generated code. */
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
  const idOf = createOperationIds(context, items);
  const found = items.flatMap(({ path, item }) => findOperations({ context, idOf, path, item }));
  const { names, collisions, surfaceOf } = nameOperations(found);
  for (const collision of collisions) reportCollision(context, collision);
  return found.flatMap((operation) => {
    const name = names.get(operation);
    const surfaceOfFormer = (former: string) => surfaceOf(operation, former);
    return name ? [readOperation(readers, operation, { name, surfaceOf: surfaceOfFormer })] : [];
  });
}

function reportCollision(
  { report, location }: ModelContext,
  { parts, rival, wanted, found }: NameCollision<FoundOperation>,
): void {
  report(location(parts.node.pointer), {
    code: "operation-name-collision",
    severity: "warning",
    message: `The operations "${rival.operationId}" and "${parts.operationId}" would both be called ${wanted}. The second is called ${found}.`,
    help: "You can ignore this. To choose the name, write `x-codegen-name` at the operation.",
  });
}

interface PathItem extends Pick<OperationReaders, "context"> {
  readonly idOf: OperationIds;
  readonly path: string;
  readonly item: ModelNode;
}

/** An operation that is not read yet, with the parts that determine its name. */
interface FoundOperation extends OperationNameParts {
  readonly path: string;
  readonly httpMethod: HttpMethod;
  readonly item: ModelNode;
  readonly node: ModelNode;
}

function findOperations({ context, idOf, path, item }: PathItem): FoundOperation[] {
  return Object.keys(item.value).flatMap((key) => {
    const httpMethod = HTTP_METHODS.find((method) => method === key);
    const node = httpMethod && context.child(item, httpMethod);
    if (!httpMethod || !node) return [];
    const [tag] = context.quiet.fields(node).strings("tags") ?? []; // reported when the operation is read
    const chosen = readOperationCodegenName(context, node);
    const operationId = idOf(node, { httpMethod, path, chosen });
    return [{ operationId, tag, chosen, path, httpMethod, item, node }];
  });
}

interface Naming {
  readonly name: OperationName;
  /** Returns the client name for a former operationId. */
  surfaceOf(former: string): OperationSurface;
}

function readOperation(
  readers: OperationReaders,
  operation: FoundOperation,
  { name, surfaceOf }: Naming,
): OperationModel {
  const { context, quiet } = readers;
  const { node } = operation;
  const parts = readParts(readers, operation);
  const callbacks = context.quiet.lazily(() =>
    readCallbacks({ context: context.quiet, content: quiet }, node),
  );
  const aliases = readAliases(context, node).map(({ name: operationId, location }) => ({
    operationId,
    ...surfaceOf(operationId),
    location,
  }));
  return withGetters({ ...name, ...parts, aliases }, { callbacks });
}

/** Reads an operation without its name, which depends on other operations, and without callbacks. */
function readParts(
  { context, content }: OperationReaders,
  { path, httpMethod, item, node }: FoundOperation,
): Omit<OperationModel, keyof OperationName | "aliases" | "callbacks"> {
  const fields = context.fields(node);
  const tags = fields.strings("tags") ?? [];
  const servers = readServers(context, node);
  const security = fields.list("security") ?? securityOf(context.document.value);
  return {
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
    securityLocation: context.location(securityPointer(context.document.value, node)),
    pathItem: readNode(context, item),
    idempotency: readIdempotency(context, node),
    pagination: readPagination(context, node),
    ...readNode(context, node),
  };
}

/** Pointer of the security that applies to an operation. */
function securityPointer({ security }: JsonObject, { value, pointer }: ModelNode): string {
  if (value.security !== undefined) return childPointer(pointer, "security");
  return security === undefined ? pointer : "/security";
}

function securityOf(document: JsonObject): readonly Json[] {
  return Array.isArray(document.security) ? document.security : [];
}

/** Merges parameters: those of the operation replace the path's with the same name and `in`; headers ignore case. */
function mergeParameters(
  shared: readonly ParameterModel[],
  own: readonly ParameterModel[],
): ParameterModel[] {
  const merged = new Map([...shared, ...own].map((parameter) => [parameterKey(parameter), parameter]));
  return [...merged.values()];
}
