import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import type { OperationAliasModel, OperationModel } from "../../core/model/api-model.ts";
import { isPagedList } from "./stream-use.ts";
import { type Surface, type TakenNames, type WrittenNames, wantedNames } from "./written-names.ts";

/** Names kept for a former operationId; parts that are also current names are undefined. */
export interface AliasNames {
  readonly written: WrittenNames | undefined;
  readonly surface: Surface | undefined;
}

/** Returns the names kept for the former names of an operation. Skips names that something else has now. */
export function nameAliases(
  operation: OperationModel,
  own: WrittenNames & Surface,
  taken: TakenNames,
): { readonly aliases: readonly AliasNames[]; readonly diagnostics: readonly Diagnostic[] } {
  const isList = isPagedList(operation);
  const held = new Set([own.identifier, surfaceText(own)]);
  const aliases: AliasNames[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const alias of operation.aliases) {
    const wanted = wantedNames(alias.operationId);
    const written = held.has(wanted.identifier) ? undefined : taken.written(wanted);
    const surface = held.has(surfaceText(alias)) ? undefined : taken.surface(alias, isList);
    held.add(wanted.identifier).add(surfaceText(alias));
    const isWritten = written?.identifier === wanted.identifier && written.type === wanted.type;
    const isMethod = surface?.method === alias.method;
    if (written && !isWritten) diagnostics.push(lost(alias, wanted.identifier));
    if (surface && !isMethod) diagnostics.push(lost(alias, surfaceText(alias)));
    aliases.push({ written: isWritten ? written : undefined, surface: isMethod ? surface : undefined });
  }
  return { aliases, diagnostics };
}

function surfaceText({ group, method }: Surface): string {
  return `${group}.${method}`;
}

function lost({ operationId, location }: OperationAliasModel, name: string): Diagnostic {
  return warningAt(location, location.pointer, {
    code: "alias-name-collision",
    message: `The alias "${operationId}" would be "${name}" in code, but that name is already used. It is left out.`,
    help: "Remove the alias, or rename the operation that uses the name now.",
  });
}
