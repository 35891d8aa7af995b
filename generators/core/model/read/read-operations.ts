import { isPath } from "../../document/lint/unknown-names.ts";
import { childPointer } from "../../document/pointer.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { listOf } from "../../json-values.ts";
import type { OperationModel, ParameterModel } from "../api-model.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { type NameCollision, nameOperations } from "../names/name-operations.ts";
import type { OperationName, OperationNameParts, OperationSurface } from "../names/operation-names.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readBodyOf, readResponses } from "./read-content.ts";
import {
  readAliases,
  readIdempotency,
  readOperationCodegenName,
  readPagination,
} from "./read-house-extensions.ts";
import { readNode } from "./read-node.ts";
import { createOperationIds, type OperationIds } from "./read-operation-ids.ts";
import { parameterKey, readParameters } from "./read-parameters.ts";
import { readServers } from "./read-servers.ts";
import { readCallbacks } from "./read-service-requests.ts";

/** The operations of `paths`, in document order. */
export function readOperations(context: ModelContext): OperationModel[] {
  const { paths } = context.root.value;
  if (!isObject(paths)) return [];
  const items = Object.keys(paths)
    .filter(isPath)
    .flatMap((path) => {
      const item = context.child(context.root, "paths", path);
      return item ? [{ path, item }] : [];
    });
  const idOf = createOperationIds(context, items);
  const found = items.flatMap(({ path, item }) => findOperations(context, { idOf, path, item }));
  const { names, collisions, surfaceOf } = nameOperations(found);
  for (const collision of collisions) reportCollision(context, collision);
  return found.flatMap((operation) => {
    const name = names.get(operation);
    const surfaceOfFormer = (former: string) => surfaceOf(operation, former);
    return name ? [readOperation(context, operation, { name, surfaceOf: surfaceOfFormer })] : [];
  });
}

function reportCollision(
  { report, location }: ModelContext,
  { parts, rival, wanted, found }: NameCollision<FoundOperation>,
): void {
  report(location(parts.node.pointer), {
    code: "operation-name-collision",
    message: `The operations "${rival.operationId}" and "${parts.operationId}" would both be called ${wanted}. The second is called ${found}.`,
    help: "You can ignore this. To choose the name, write `x-codegen-name` at the operation.",
  });
}

interface PathItem {
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

function findOperations(context: ModelContext, { idOf, path, item }: PathItem): FoundOperation[] {
  return Object.keys(item.value).flatMap((key) => {
    const httpMethod = HTTP_METHODS.find((method) => method === key);
    const node = httpMethod && context.child(item, httpMethod);
    if (!httpMethod || !node) return [];
    const [tag] = context.quiet.fields(node)("strings", "tags") ?? []; // reported when the operation is read
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
  context: ModelContext,
  operation: FoundOperation,
  { name, surfaceOf }: Naming,
): OperationModel {
  const { quiet } = context;
  const { node } = operation;
  const parts = readParts(context, operation);
  const callbacks = quiet.lazily(() => readCallbacks(quiet, node));
  const aliases = readAliases(context, node).map(({ name: operationId, location }) => ({
    operationId,
    ...surfaceOf(operationId),
    location,
  }));
  return withGetters({ ...name, ...parts, aliases }, { callbacks });
}

/** Reads an operation without its name, which depends on other operations, and without callbacks. */
function readParts(
  context: ModelContext,
  { path, httpMethod, item, node }: FoundOperation,
): Omit<OperationModel, keyof OperationName | "aliases" | "callbacks"> {
  const fields = context.fields(node);
  const tags = fields("strings", "tags") ?? [];
  const servers = readServers(context, node);
  const { security: own } = node.value;
  const security = listOf(Array.isArray(own) ? own : context.root.value.security);
  return {
    httpMethod,
    path,
    tags,
    summary: fields("string", "summary"),
    description: fields("string", "description"),
    deprecated: fields("boolean", "deprecated") ?? false,
    parameters: mergeParameters(readParameters(context, item), readParameters(context, node)),
    requestBody: readBodyOf(context, node),
    responses: readResponses(context, node),
    servers: servers.length > 0 ? servers : readServers(context, item),
    security: security.filter(isObject),
    securityLocation: context.location(securityPointer(context.root.value, node)),
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

/** Merges parameters: those of the operation replace the path's with the same name and `in`; headers ignore case. */
function mergeParameters(
  shared: readonly ParameterModel[],
  own: readonly ParameterModel[],
): ParameterModel[] {
  const merged = new Map([...shared, ...own].map((parameter) => [parameterKey(parameter), parameter]));
  return [...merged.values()];
}
