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

/** Where an operation is found in the client: `quotes.create`. */
export interface Surface {
  readonly group: string;
  readonly method: string;
}

/** The names that are given away already. */
export interface TakenNames {
  readonly identifiers: UniqueNames;
  readonly types: UniqueNames;
  /** By group. */
  readonly methods: Map<string, UniqueNames>;
}

/** What the file of a group calls the table of its operations. */
export const GROUP_TABLE = "groupOperations";

/** Names that other things have where the descriptors stand: imports, and tables of operations. */
export const OCCUPIED: readonly string[] = [
  "operations",
  "components",
  "paths",
  "operationTable",
  GROUP_TABLE,
  ...RUNTIME_CODE,
];

/** Nothing is given away but what generated files need themselves. */
export function takenNames(): TakenNames {
  return {
    identifiers: uniqueNames({ reserved: OCCUPIED }),
    types: uniqueNames(),
    methods: new Map<string, UniqueNames>(),
  };
}

/** The names that an operationId asks for. */
export function wantedNames(operationId: string): WrittenNames {
  const camel = camelCase(operationId);
  return {
    identifier: isDeclarable(camel) ? camel : `${camel}Operation`,
    type: pascalCase(operationId),
  };
}

/** The methods of a list in pages; `listMethodNames` of the runtime makes the same. */
export function listMethods(method: string): { readonly list: string; readonly all: string } {
  return { list: method, all: `${method}All` };
}

/** Takes the names of an operation; each of them has a number behind it where another has it already. */
export function takeNames(taken: TakenNames, wanted: WrittenNames): WrittenNames {
  return {
    identifier: taken.identifiers.take(wanted.identifier),
    type: taken.types.take(wanted.type),
  };
}

/** Takes a place in the client, together with those that pages need. */
export function takeSurface(
  { methods }: TakenNames,
  { group, method, isList }: Surface & { readonly isList: boolean },
): Surface {
  const names = methods.get(group) ?? uniqueNames();
  methods.set(group, names);
  const family = (candidate: string) => Object.values(listMethods(candidate));
  return { group, method: isList ? names.take(method, family) : names.take(method) };
}
