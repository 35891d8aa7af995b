import { camelCase, isDeclarable, pascalCase } from "../../core/identifier.ts";
import { type UniqueNames, uniqueNames } from "../../core/unique-names.ts";
import { RUNTIME_CODE } from "./runtime-code.ts";

/** The names that follow from an operationId. */
export interface WrittenNames {
  /** The descriptor: `quotesCreate`. */
  readonly identifier: string;
  /** Start of its types: `QuotesCreate`. */
  readonly type: string;
}

/** Place of an operation in the client: `quotes.create`. */
export interface Surface {
  readonly group: string;
  readonly method: string;
}

/** Names that are already used. */
export interface TakenNames {
  readonly identifiers: UniqueNames;
  readonly types: UniqueNames;
  /** By group. */
  readonly methods: Map<string, UniqueNames>;
}

/** Name of the operation table in the file of a group. */
export const GROUP_TABLE = "groupOperations";

/** Names that are used in the files of descriptors: imports, and tables of operations. */
export const OCCUPIED: readonly string[] = [
  "operations",
  "components",
  "paths",
  "operationTable",
  GROUP_TABLE,
  ...RUNTIME_CODE,
];

/** Returns the names that generated files need themselves. */
export function takenNames(): TakenNames {
  return {
    identifiers: uniqueNames({ reserved: OCCUPIED }),
    types: uniqueNames(),
    methods: new Map<string, UniqueNames>(),
  };
}

/** Returns the preferred names of an operationId. */
export function wantedNames(operationId: string): WrittenNames {
  const camel = camelCase(operationId);
  return {
    identifier: isDeclarable(camel) ? camel : `${camel}Operation`,
    type: pascalCase(operationId),
  };
}

/** Returns the methods of a paged list, as `listMethodNames` of the runtime does. */
export function listMethods(method: string): { readonly list: string; readonly all: string } {
  return { list: method, all: `${method}All` };
}

/** Takes the names of an operation and appends a number to each that is already used. */
export function takeNames(taken: TakenNames, wanted: WrittenNames): WrittenNames {
  return {
    identifier: taken.identifiers.take(wanted.identifier),
    type: taken.types.take(wanted.type),
  };
}

/** Takes a place in the client, with the names that pages need. */
export function takeSurface(
  { methods }: TakenNames,
  { group, method, isList }: Surface & { readonly isList: boolean },
): Surface {
  const names = methods.get(group) ?? uniqueNames();
  methods.set(group, names);
  const family = (candidate: string) => Object.values(listMethods(candidate));
  return { group, method: isList ? names.take(method, family) : names.take(method) };
}
