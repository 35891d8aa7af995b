import type { OperationAliasModel, OperationModel } from "../../core/model/api-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import { streamUse } from "./stream-use.ts";
import {
  type Surface,
  type TakenNames,
  takeNames,
  takeSurface,
  type WrittenNames,
  wantedNames,
} from "./written-names.ts";

/** What stays of a former operationId; parts are undefined that the operation is called by anyway. */
export interface AliasNames {
  /** The former operationId. */
  readonly operationId: string;
  readonly written: WrittenNames | undefined;
  readonly surface: Surface | undefined;
}

interface Naming {
  readonly own: WrittenNames & Surface;
  readonly taken: TakenNames;
}

/** Names what is left of the former names of an operation. A former name that something else has now is left out. */
export function nameAliases(
  operation: OperationModel,
  { own, taken }: Naming,
): { readonly aliases: readonly AliasNames[]; readonly problems: readonly Problem[] } {
  const isList = operation.pagination !== undefined && streamUse(operation) !== "only";
  const held = new Set([own.identifier, surfaceText(own)]);
  const aliases: AliasNames[] = [];
  const problems: Problem[] = [];
  for (const alias of operation.aliases) {
    const [wanted, place] = [wantedNames(alias.operationId), alias];
    const written = held.has(wanted.identifier) ? undefined : takeNames(taken, wanted);
    const surface = held.has(surfaceText(place)) ? undefined : takeSurface(taken, { ...place, isList });
    held.add(wanted.identifier).add(surfaceText(place));
    const isWritten = written?.identifier === wanted.identifier && written.type === wanted.type;
    const isMethod = surface?.method === place.method;
    if (written && !isWritten) problems.push(lost(alias, wanted.identifier));
    if (surface && !isMethod) problems.push(lost(alias, surfaceText(place)));
    aliases.push({
      operationId: alias.operationId,
      written: isWritten ? written : undefined,
      surface: isMethod ? surface : undefined,
    });
  }
  return { aliases, problems };
}

function surfaceText({ group, method }: Surface): string {
  return `${group}.${method}`;
}

function lost({ operationId, place }: OperationAliasModel, name: string): Problem {
  return {
    code: "alias-name-collision",
    severity: "warning",
    message: `The alias "${operationId}" would be "${name}" in code, but that name is already used. It is left out.`,
    location: place.locate(),
    help: "Remove the alias, or rename the operation that uses the name now.",
  };
}
