import type { OperationModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { Difference } from "../../rules/difference.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import { templateNames } from "../pair/pair-operations.ts";
import { mapNodes, type Part, report, reportIf } from "./differences.ts";

/** Compares the names of an operation and its path parameters, which exist in code and not on the wire. */
export function compareOperationNames(operation: Part<OperationModel>): Difference[] {
  const { base, revision } = operation.nodes;
  const part = { ...operation, subject: base.operationId };
  const isRenamed = base.operationId !== revision.operationId;
  const isKept = revision.aliases.some(({ operationId }) => operationId === base.operationId);
  const idRule = isKept ? "operation-id-renamed-with-alias" : "operation-id-renamed";
  const surfaces = [revision, ...revision.aliases].map(surfaceOf);
  const isMoved = (!isRenamed || isKept) && !surfaces.includes(surfaceOf(base));
  const newNames = templateNames(revision.path);
  return [
    ...reportIf(isRenamed, idRule, { ...part, before: base.operationId, after: revision.operationId }),
    ...reportIf(isMoved, "operation-regrouped", {
      ...part,
      before: surfaceOf(base),
      after: surfaceOf(revision),
    }),
    ...compareAliases(mapNodes(operation, named)),
    ...templateNames(base.path).flatMap((before, index) => {
      const after = newNames[index];
      const isChanged = after !== undefined && before !== after;
      return reportIf(isChanged, "path-parameter-renamed", { ...part, subject: before, before, after });
    }),
  ];
}

/** Returns the name of an operation in the client. */
function surfaceOf({ group, method }: Pick<OperationModel, "group" | "method">): string {
  return `${group}.${method}`;
}

function named({ operationId: name, aliases }: OperationModel): Named {
  return { name, aliases: aliases.map((alias) => ({ name: alias.operationId, location: alias.location })) };
}

/** Something that code refers to by its name or by an alias. */
export interface Named {
  readonly name: string;
  readonly aliases: readonly { readonly name: string; readonly location: SourceLocation }[];
}

/** Compares aliases. The alias that a rename adds is reported with the rename. */
export function compareAliases(part: Part<Named>): Difference[] {
  const { base, revision } = part.nodes;
  const names = mapPair(part.nodes, namesOf);
  const reported = ({ name, location }: Named["aliases"][number]) => {
    const nodes = { base: { location }, revision: { location } };
    return { ...part, nodes, subject: name, after: revision.name };
  };
  return [
    ...base.aliases
      .filter(({ name }) => !names.revision.has(name))
      .map((alias) => report("alias-removed", { ...reported(alias), side: "base" })),
    ...revision.aliases
      .filter(({ name }) => !names.base.has(name))
      .map((alias) => report("alias-added", reported(alias))),
  ];
}

/** The name and all aliases. */
export function namesOf({ name, aliases }: Named): ReadonlySet<string> {
  return new Set([name, ...aliases.map((alias) => alias.name)]);
}
