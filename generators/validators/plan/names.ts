import type { ObjectCheck, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { Imported } from "../../core/emit/code.ts";
import type { ZodRun } from "../run/zod-run.ts";
import type { SharedNames } from "./shared/shared-names.ts";

/** A name of the file itself, or one that it imports. */
export type Name = string | Imported;

/** The type of a schema's values: it has the name itself, or it is inferred from the schema of that name. */
export interface TypeName {
  readonly name: Name;
  readonly isInferred: boolean;
}

/** Names that a file refers to, and facts about its schemas. */
export interface SchemaNames {
  readonly run: ZodRun;
  readonly z: Imported;
  /** A function or a value of the runtime. */
  runtime(name: string): Imported;
  runtimeType(name: string): Imported;
  schemaName(reference: ReferenceCheck): Name;
  valueTypeName(reference: ReferenceCheck): TypeName;
  /** True if it is declared as an object of zod with an inferred type. */
  isObject(reference: ReferenceCheck): boolean;
  /** Returns the function and the type of a shared object; undefined for others. */
  sharedFor(check: ObjectCheck): SharedNames | undefined;
}
