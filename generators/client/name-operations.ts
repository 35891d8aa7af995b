import type { ApiModel, OperationModel } from "../core/model/api-model.ts";
import type { Problem } from "../core/problem/problem.ts";
import { type AliasNames, nameAliases } from "./name-aliases.ts";
import { nameFiles } from "./name-files.ts";
import {
  type Surface,
  takeNames,
  takenNames,
  takeSurface,
  type WrittenNames,
  wantedNames,
  wantedSurface,
} from "./written-names.ts";

/** The names under which an operation appears in generated code. */
export interface OperationNames extends WrittenNames, Surface {
  /** The file of its group, without extension: `bank-accounts`. */
  readonly file: string;
  readonly aliases: readonly AliasNames[];
}

/** Names all operations, each name once, and tells where a name had to give way. Former names come last. */
export function nameOperations({ operations }: ApiModel): {
  readonly names: ReadonlyMap<OperationModel, OperationNames>;
  readonly problems: readonly Problem[];
} {
  const taken = takenNames();
  const problems: Problem[] = [];
  const present = operations.map((operation) => {
    const wanted = wantedSurface(operation);
    const surface = takeSurface(taken, { ...wanted, isList: operation.pagination !== undefined });
    if (surface.method !== wanted.method) problems.push(collision(operation, wanted, surface));
    return { operation, own: { ...takeNames(taken, wantedNames(operation.operationId)), ...surface } };
  });
  const files = nameFiles(present.map(({ own }) => own.group));
  const names = new Map<OperationModel, OperationNames>();
  for (const { operation, own } of present) {
    const former = nameAliases(operation, { own, taken });
    names.set(operation, { ...own, file: files.get(own.group) ?? "", aliases: former.aliases }); // each group has one
    problems.push(...former.problems);
  }
  return { names, problems };
}

function collision({ operationId, place }: OperationModel, wanted: Surface, found: Surface): Problem {
  return {
    code: "operation-name-collision",
    severity: "warning",
    message:
      `Operation "${operationId}" cannot be called "${wanted.group}.${wanted.method}": another method uses that name or ` +
      `a name that its paging methods require. It is called "${found.group}.${found.method}".`,
    location: place.locate(),
    help: "Give the operations different operationIds or different tags.",
  };
}
