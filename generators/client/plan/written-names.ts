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

/** Names that are already used, at first those that generated files need themselves. */
export class TakenNames {
  readonly #identifiers: UniqueNames = uniqueNames({ reserved: OCCUPIED });
  readonly #types: UniqueNames = uniqueNames();
  /** By group. */
  readonly #methods = new Map<string, UniqueNames>();

  /** Takes the names of an operation and appends a number to each that is already used. */
  written({ identifier, type }: WrittenNames): WrittenNames {
    return { identifier: this.#identifiers.take(identifier), type: this.#types.take(type) };
  }

  /** Takes a place in the client, with the names that pages need. */
  surface({ group, method }: Surface, isList = false): Surface {
    const names = this.#methods.get(group) ?? uniqueNames();
    this.#methods.set(group, names);
    const family = (candidate: string) => Object.values(listMethods(candidate));
    return { group, method: isList ? names.take(method, family) : names.take(method) };
  }
}
