import { apiPromiseOf } from "../call/api-promise.ts";
import type { ClientCore } from "../call/client-core.ts";
import type { AnyOperation, ListOperation } from "../contracts/operation.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { StreamOperation } from "../contracts/stream.ts";
import { fetchAll, fetchPage } from "../lists/fetch-page.ts";

/** Group name to method name to operation. */
export type GroupTable = Readonly<Record<string, Readonly<Record<string, AnyOperation>>>>;

type AnyList = ListOperation<object | undefined, unknown, unknown, unknown>;

/** Every operation of the table as a method of its group; a list in pages gives those of `listMethodNames`. */
export function bindGroups<Groups, Options extends RequestOptions>(
  core: ClientCore<Options>,
  table: GroupTable,
): Groups {
  const groups = Object.entries(table).map(([group, operations]) => [group, bindGroup(core, operations)]);
  return Object.fromEntries(groups) as Groups; // the table and the interface are generated from the same operations
}

/** The names of the methods that a list in pages gives: its pages, and everything at once. */
export function listMethodNames(method: string): { readonly list: string; readonly all: string } {
  return { list: method, all: `${method}All` };
}

function bindGroup<Options extends RequestOptions>(
  core: ClientCore<Options>,
  operations: Readonly<Record<string, AnyOperation>>,
): object {
  return Object.fromEntries(
    Object.entries(operations).flatMap(([method, operation]) =>
      isList(operation) ? listMethods(core, method, operation) : [[method, callMethod(core, operation)]],
    ),
  );
}

function listMethods<Options extends RequestOptions>(
  core: ClientCore<Options>,
  method: string,
  operation: AnyList,
): (readonly [name: string, method: unknown])[] {
  const { list, all } = listMethodNames(method);
  const page = (input?: object, options?: Options) => fetchPage(core, operation, input, options);
  const array = (input?: object, options?: Options) => fetchAll(core, operation, input, options);
  return Object.entries({ [list]: page, ...(operation.pagination.mode !== "always" && { [all]: array }) });
}

function callMethod<Options extends RequestOptions>(
  core: ClientCore<Options>,
  operation: AnyOperation,
): unknown {
  if (isStream(operation)) {
    const { open } = operation.stream;
    return (input?: object, options?: Options) => open(core, operation, input, options);
  }
  // The generated interface of the group types the input.
  return (input?: object, options?: Options) => apiPromiseOf(core.call(operation, input as never, options));
}

function isStream(operation: AnyOperation): operation is StreamOperation<object, unknown> {
  return "stream" in operation;
}

function isList(operation: AnyOperation): operation is AnyList {
  return "pagination" in operation;
}
