import type { ObjectCheck, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { Imported } from "../../core/emit/code.ts";
import type { TypeScope } from "../../core/types/type-of-check.ts";
import type { SharedNames } from "./shared/shared-names.ts";

/** A name of the file itself, or one that it imports. */
export type Name = string | Imported;

/** The type of the values of a schema: it has the name itself, or it is inferred from the schema of that name. */
export interface TypeName {
  readonly name: Name;
  readonly isInferred: boolean;
}

/** Names of zod and of the runtime in a file. */
export interface LibraryNames {
  readonly z: Imported;
  /** A function or a value of the runtime. */
  runtime(name: string): Imported;
  runtimeType(name: string): Imported;
}

/** Names of the schemas that a file refers to, and facts about them. */
export interface SchemaNames extends LibraryNames {
  schemaName(reference: ReferenceCheck): Name;
  typeName(reference: ReferenceCheck): TypeName;
  /** True where the schema contains the one that is printed: it may not be there yet when this place runs. */
  isCyclic(reference: ReferenceCheck): boolean;
  /** True when it goes deeper than TypeScript infers: the type of its values has the same name. */
  goesDeep(reference: ReferenceCheck): boolean;
  /** True when it is declared as an object of zod, whose type is inferred. */
  isObject(reference: ReferenceCheck): boolean;
  /** The function and the type that stand for an object, where they do. */
  sharedFor(check: ObjectCheck): SharedNames | undefined;
  /** True where schemas have descriptions and examples as metadata. */
  readonly describes: boolean;
  /** For deriving types: references have the names that `referenceKey` gives. */
  readonly types: Omit<TypeScope, "within" | "nameOf">;
}

/** Names a reference apart from files. */
export function referenceKey({ target, reading }: ReferenceCheck): string {
  return `${reading} ${target.location.pointer}`;
}
