import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import { camelCase, isDeclarable, pascalCase } from "../../core/identifier.ts";
import type { OperationAliasModel, OperationModel } from "../../core/model/api-model.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { ZodRun } from "../run/zod-run.ts";

/** Name of the table of all operations. */
export const TABLE = "operations";

/** An operation with the name of its validators. */
export interface NamedOperation {
  readonly name: string;
  /** Name of their type. */
  readonly type: string;
  readonly operation: OperationModel;
}

/** A former operationId; the validators have a name for it if it differs from the current one. */
interface OperationAlias {
  readonly operationId: string;
  readonly name: string | undefined;
  readonly of: NamedOperation;
}

export interface OperationNames {
  readonly named: readonly NamedOperation[];
  readonly aliases: readonly OperationAlias[];
}

/**
 * Names validators: `quotes.create` -> `quotesCreate`, `delete` -> `deleteOperation`. A number distinguishes equal
 * names, and a name that equals that of the table.
 */
export function nameOperations({ model, diagnostics }: ZodRun): OperationNames {
  const names = uniqueNames({ reserved: [TABLE] });
  const present = model.operations
    .map((operation) => ({ name: names.take(wantedName(operation.operationId)), operation }))
    .map((named) => ({ ...named, type: names.take(`${pascalCase(named.name)}Validators`) }));
  const taken = new Set([TABLE, ...present.flatMap(({ name, type }) => [name, type])]);
  const wanted = present.flatMap(({ name, operation }) => formerNames(operation, name));
  const former = wanted.filter(({ name }) => !taken.has(name));
  diagnostics.push(...wanted.filter(({ name }) => taken.has(name)).map(lost));
  const aliases = present.flatMap((of) =>
    of.operation.aliases.map((alias) => ({
      operationId: alias.operationId,
      name: former.find((other) => other.alias === alias)?.name,
      of,
    })),
  );
  return { named: present, aliases };
}

function wantedName(operationId: string): string {
  const camel = camelCase(operationId);
  return isDeclarable(camel) ? camel : `${camel}Operation`;
}

interface FormerName {
  readonly alias: OperationAliasModel;
  readonly name: string;
}

/** Returns former names without duplicates and without the current one. */
function formerNames({ aliases }: OperationModel, present: string): FormerName[] {
  const spelled = new Map<string, OperationAliasModel>();
  for (const alias of aliases) {
    const name = wantedName(alias.operationId);
    if (name !== present && !spelled.has(name)) spelled.set(name, alias);
  }
  return [...spelled].map(([name, alias]) => ({ name, alias }));
}

function lost({ alias: { operationId, location }, name }: FormerName): Diagnostic {
  return warningAt(location, location.pointer, {
    code: "alias-name-collision",
    message: `The validators of the alias "${operationId}" would be called "${name}", but that name is already used. They are left out.`,
    help: "Remove the alias, or rename the operation that uses the name now.",
  });
}
