import { nameFiles } from "../../core/output/name-files.ts";
import type { NamedOperation, OperationNames } from "./name-operations.ts";

/** The operations of a group, whose files have the same name in every folder. */
export interface OperationGroup {
  /** The name of the file, without extension: `bank-accounts`. */
  readonly file: string;
  readonly names: OperationNames;
}

/** Groups operations, in the order of their first ones. */
export function operationGroups({ named, aliases }: OperationNames): OperationGroup[] {
  const files = nameFiles(named.map(({ operation }) => operation.group));
  return [...files].map(([group, file]) => ({
    file,
    names: {
      named: named.filter(({ operation }) => operation.group === group),
      aliases: aliases.filter(({ of }) => of.operation.group === group),
    },
  }));
}

/** Returns the former names that have validators, each with the current operation. */
export function formerOf({
  aliases,
}: OperationNames): { readonly name: string; readonly of: NamedOperation }[] {
  return aliases.flatMap(({ name, of }) => (name === undefined ? [] : [{ name, of }]));
}
