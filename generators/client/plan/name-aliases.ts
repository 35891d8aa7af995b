import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { OperationAliasModel, OperationModel } from "../../core/model/api-model.ts";
import { streamUse } from "./stream-use.ts";
import {
  type Surface,
  type TakenNames,
  takeNames,
  takeSurface,
  type WrittenNames,
  wantedNames,
} from "./written-names.ts";

/** Names kept for a former operationId; parts that are also current names are undefined. */
export interface AliasNames {
  readonly written: WrittenNames | undefined;
  readonly surface: Surface | undefined;
}

interface Naming {
  readonly own: WrittenNames & Surface;
  readonly taken: TakenNames;
}

/** Returns the names kept for the former names of an operation. Skips names that something else has now. */
export function nameAliases(
  operation: OperationModel,
  { own, taken }: Naming,
): { readonly aliases: readonly AliasNames[]; readonly diagnostics: readonly Diagnostic[] } {
  const isList = operation.pagination !== undefined && streamUse(operation) !== "only";
  const held = new Set([own.identifier, surfaceText(own)]);
  const aliases: AliasNames[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const alias of operation.aliases) {
    const [wanted, location] = [wantedNames(alias.operationId), alias];
    const written = held.has(wanted.identifier) ? undefined : takeNames(taken, wanted);
    const surface = held.has(surfaceText(location)) ? undefined : takeSurface(taken, { ...location, isList });
    held.add(wanted.identifier).add(surfaceText(location));
    const isWritten = written?.identifier === wanted.identifier && written.type === wanted.type;
    const isMethod = surface?.method === location.method;
    if (written && !isWritten) diagnostics.push(lost(alias, wanted.identifier));
    if (surface && !isMethod) diagnostics.push(lost(alias, surfaceText(location)));
    aliases.push({
      written: isWritten ? written : undefined,
      surface: isMethod ? surface : undefined,
    });
  }
  return { aliases, diagnostics };
}

function surfaceText({ group, method }: Surface): string {
  return `${group}.${method}`;
}

function lost({ operationId, location }: OperationAliasModel, name: string): Diagnostic {
  return {
    code: "alias-name-collision",
    severity: "warning",
    message: `The alias "${operationId}" would be "${name}" in code, but that name is already used. It is left out.`,
    location: location.locate(),
    help: "Remove the alias, or rename the operation that uses the name now.",
  };
}
