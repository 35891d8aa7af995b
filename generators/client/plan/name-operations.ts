import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { nameFiles } from "../../core/output/name-files.ts";
import { type AliasNames, nameAliases } from "./name-aliases.ts";
import { isPagedList, streamUse } from "./stream-use.ts";
import { type Surface, TakenNames, type WrittenNames, wantedNames } from "./written-names.ts";

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
  const taken = new TakenNames();
  const diagnostics: Diagnostic[] = [];
  const present = operations.map((operation) => {
    const surface = taken.surface(operation, isPagedList(operation));
    if (surface.method !== operation.method) diagnostics.push(collision(operation, surface));
    return { operation, own: { ...taken.written(wantedNames(operation.operationId)), ...surface } };
  });
  const files = nameFiles(present.map(({ own }) => own.group));
  const names = new Map<OperationModel, OperationNames>();
  for (const { operation, own } of present) {
    const { aliases, diagnostics: lost } = nameAliases(operation, own, taken);
    const stream = streamUse(operation) === "beside" ? nameStream(taken, { ...own, aliases }) : undefined;
    names.set(operation, { ...own, file: files.get(own.group) ?? "", aliases, stream }); // each group has a file
    diagnostics.push(...lost);
  }
  return { names, diagnostics };
}

/** `create` -> `createStream`, where all operations have their names already. Former names have streams as well. */
function nameStream(taken: TakenNames, { aliases, ...own }: StreamNames): StreamNames {
  const written = ({ identifier, type }: WrittenNames) =>
    taken.written({ identifier: `${identifier}Stream`, type: `${type}Stream` });
  const surface = ({ group, method }: Surface) => taken.surface({ group, method: `${method}Stream` });
  return {
    ...written(own),
    ...surface(own),
    aliases: aliases.map((alias) => ({
      written: alias.written && written(alias.written),
      surface: alias.surface && surface(alias.surface),
    })),
  };
}

function collision({ operationId, location, group, method }: OperationModel, found: Surface): Diagnostic {
  return warningAt(location, location.pointer, {
    code: "operation-name-collision",
    message:
      `Operation "${operationId}" cannot be called "${group}.${method}": another method uses that name or ` +
      `a name that its paging methods require. It is called "${found.group}.${found.method}".`,
    help: "Give the operations different operationIds or different tags.",
  });
}
