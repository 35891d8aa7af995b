import { camelCase, isDeclarable, pascalCase } from "../core/emit/identifier.ts";
import type { ApiModel, OperationModel } from "../core/model/api-model.ts";
import type { Problem } from "../core/problem/problem.ts";
import { RUNTIME_CODE } from "./runtime-code.ts";
import { type UniqueNames, uniqueNames } from "./unique-names.ts";

/** The names under which an operation appears in generated code. */
export interface OperationNames {
  /** The descriptor: `quotesCreate`. */
  readonly identifier: string;
  /** Start of its types: `QuotesCreate`. */
  readonly type: string;
  /** Its file, without extension: `quotes-create`. */
  readonly file: string;
  readonly group: string;
  readonly method: string;
}

/** Names that other things have where the descriptors stand: imports, and the table of all operations. */
const OCCUPIED = ["operations", "components", "paths", "operationTable", ...RUNTIME_CODE];

/** `client.api` is the way to any path; `then` would make a promise of the client. */
const RESERVED_GROUPS = ["api", "then", "constructor"];
const RESERVED_METHODS = ["then", "constructor"];

/** Names all operations, each name once, and tells where a name had to give way. */
export function nameOperations({ operations }: ApiModel): {
  readonly names: ReadonlyMap<OperationModel, OperationNames>;
  readonly problems: readonly Problem[];
} {
  const taken = {
    identifiers: uniqueNames({ reserved: OCCUPIED }),
    types: uniqueNames(),
    files: uniqueNames({ reserved: ["index"], ignoreCase: true }),
    methods: new Map<string, UniqueNames>(),
  };
  const names = new Map<OperationModel, OperationNames>();
  const problems: Problem[] = [];
  for (const operation of operations) {
    const group = groupName(operation.group);
    const method = takeMethod(taken.methods, group, operation);
    if (method !== methodName(operation.method)) problems.push(collision(operation, group, method));
    const identifier = taken.identifiers.take(declarable(camelCase(operation.operationId)));
    const type = taken.types.take(pascalCase(operation.operationId));
    const file = taken.files.take(kebabCase(camelCase(operation.operationId)));
    names.set(operation, { identifier, type, file, group, method });
  }
  return { names, problems };
}

/** The three methods of a list in pages; `listMethodNames` of the runtime makes the same. */
export function listMethods(method: string): {
  readonly list: string;
  readonly page: string;
  readonly iterate: string;
} {
  return method === "list"
    ? { list: "list", page: "page", iterate: "iterate" }
    : { list: method, page: `${method}Page`, iterate: `${method}Iterate` };
}

function takeMethod(
  groups: Map<string, UniqueNames>,
  group: string,
  { method, pagination }: OperationModel,
): string {
  const plain = groups.get(group) ?? uniqueNames();
  groups.set(group, plain);
  const name = methodName(method);
  if (!pagination) return plain.take(name);
  return plain.take(name, (candidate) => Object.values(listMethods(candidate)));
}

function groupName(group: string): string {
  if (group === "api") return "operations";
  return RESERVED_GROUPS.includes(group) ? `${group}Group` : group;
}

function methodName(method: string): string {
  return RESERVED_METHODS.includes(method) ? `${method}Operation` : method;
}

function declarable(name: string): string {
  return isDeclarable(name) ? name : `${name}Operation`;
}

function kebabCase(name: string): string {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .toLowerCase();
}

function collision({ operationId, method, place }: OperationModel, group: string, taken: string): Problem {
  return {
    code: "operation-name-collision",
    severity: "warning",
    message:
      `Operation "${operationId}" cannot be "${group}.${methodName(method)}": another method has that name or one of ` +
      `those that its pages need. It becomes "${group}.${taken}".`,
    location: place.locate(),
    help: "Give the operations IDs that differ as identifiers, or different tags.",
  };
}
