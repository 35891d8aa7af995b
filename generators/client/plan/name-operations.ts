import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { nameFiles } from "../../core/output/name-files.ts";
import { type AliasNames, nameAliases } from "./name-aliases.ts";
import { streamUse } from "./stream-use.ts";
import {
  type Surface,
  type TakenNames,
  takeNames,
  takenNames,
  takeSurface,
  type WrittenNames,
  wantedNames,
} from "./written-names.ts";

/** The names under which an operation appears in generated code. */
export interface OperationNames extends WrittenNames, Surface {
  /** The file of its group, without extension: `bank-accounts`. */
  readonly file: string;
  readonly aliases: readonly AliasNames[];
  /** Names of a stream that an operation returns in addition to other responses. */
  readonly stream?: StreamNames | undefined;
}

interface StreamNames extends WrittenNames, Surface {
  readonly aliases: readonly AliasNames[];
}

/** Names all operations, each name once, and reports names that had to change. Former names come last. */
export function nameOperations({ operations }: ApiModel): {
  readonly names: ReadonlyMap<OperationModel, OperationNames>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const taken = takenNames();
  const diagnostics: Diagnostic[] = [];
  const present = operations.map((operation) => {
    const surface = takeSurface(taken, { ...operation, isList: isList(operation) });
    if (surface.method !== operation.method) diagnostics.push(collision(operation, surface));
    return { operation, own: { ...takeNames(taken, wantedNames(operation.operationId)), ...surface } };
  });
  const files = nameFiles(present.map(({ own }) => own.group));
  const names = new Map<OperationModel, OperationNames>();
  for (const { operation, own } of present) {
    const { aliases, diagnostics: lost } = nameAliases(operation, { own, taken });
    const stream = streamUse(operation) === "beside" ? nameStream(taken, { ...own, aliases }) : undefined;
    names.set(operation, { ...own, file: files.get(own.group) ?? "", aliases, stream }); // each group has a file
    diagnostics.push(...lost);
  }
  return { names, diagnostics };
}

/** `create` -> `createStream`, where all operations have their names already. Former names have streams as well. */
function nameStream(taken: TakenNames, { aliases, ...own }: StreamNames): StreamNames {
  return {
    ...takeNames(taken, streamNames(own)),
    ...takeSurface(taken, streamSurface(own)),
    aliases: aliases.map(({ written, surface }) => ({
      written: written && takeNames(taken, streamNames(written)),
      surface: surface && takeSurface(taken, streamSurface(surface)),
    })),
  };
}

function streamNames({ identifier, type }: WrittenNames): WrittenNames {
  return { identifier: `${identifier}Stream`, type: `${type}Stream` };
}

function streamSurface({ group, method }: Surface): Surface & { readonly isList: false } {
  return { group, method: `${method}Stream`, isList: false };
}

/** True for an operation with the methods of a paged list. */
function isList(operation: OperationModel): boolean {
  return operation.pagination !== undefined && streamUse(operation) !== "only";
}

function collision({ operationId, location, group, method }: OperationModel, found: Surface): Diagnostic {
  return {
    code: "operation-name-collision",
    severity: "warning",
    message:
      `Operation "${operationId}" cannot be called "${group}.${method}": another method uses that name or ` +
      `a name that its paging methods require. It is called "${found.group}.${found.method}".`,
    location: location.locate(),
    help: "Give the operations different operationIds or different tags.",
  };
}
