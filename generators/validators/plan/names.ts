import type { ObjectCheck, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { Imported } from "../../core/emit/code.ts";
import type { TypeScope } from "../../core/types/type-of-check.ts";
import type { SharedNames } from "./shared/shared-names.ts";

/** A name of the file itself, or one that it imports. */
export type Name = string | Imported;

/** The type of a schema's values: it has the name itself, or it is inferred from the schema of that name. */
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
  valueTypeName(reference: ReferenceCheck): TypeName;
  /** True if the schema contains the printed one: it may not be initialized when this code runs. */
  isCyclic(reference: ReferenceCheck): boolean;
  /** True if it is nested deeper than TypeScript infers: the type of its values has the same name. */
  goesDeep(reference: ReferenceCheck): boolean;
  /** True if it is declared as an object of zod with an inferred type. */
  isObject(reference: ReferenceCheck): boolean;
  /** Returns the function and the type of a shared object; undefined for others. */
  sharedFor(check: ObjectCheck): SharedNames | undefined;
  /** True if schemas have descriptions and examples as metadata. */
  readonly describes: boolean;
  /** Scope for deriving types, in which references are named by `referenceKey`. */
  readonly types: Omit<TypeScope, "within" | "nameOf">;
}

/** Returns a key of a reference that does not depend on the file. */
export function referenceKey({ target, reading }: ReferenceCheck): string {
  return `${reading} ${target.location.pointer}`;
}
