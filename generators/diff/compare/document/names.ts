import type { OperationModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { templateNames } from "../pair/pair-operations.ts";
import { operationPosition, reportIf, reportInBase, reportInRevision } from "./differences.ts";

/** Compares the names of an operation and its path parameters, which exist in code and not on the wire. */
export function compareOperationNames({ base, revision }: Pair<OperationModel>): Difference[] {
  const reported = {
    direction: "both",
    position: operationPosition(revision),
    location: revision.location,
    subject: base.operationId,
  } as const;
  const isRenamed = base.operationId !== revision.operationId;
  const isKept = revision.aliases.some(({ operationId }) => operationId === base.operationId);
  const locations = [revision, ...revision.aliases].map(({ group, method }) => `${group}.${method}`);
  const isMoved = (!isRenamed || isKept) && !locations.includes(`${base.group}.${base.method}`);
  const idRule = isKept ? "operation-id-renamed-with-alias" : "operation-id-renamed";
  const ids = { before: base.operationId, after: revision.operationId };
  const surfaces = {
    before: `${base.group}.${base.method}`,
    after: `${revision.group}.${revision.method}`,
  };
  const newNames = templateNames(revision.path);
  return [
    ...reportIf(isRenamed, idRule, { ...reported, ...ids }),
    ...reportIf(isMoved, "operation-regrouped", { ...reported, ...surfaces }),
    ...compareAliases({ base: named(base), revision: named(revision) }, reported.position),
    ...templateNames(base.path).flatMap((before, index) => {
      const after = newNames[index];
      if (after === undefined || before === after) return [];
      return [reportInRevision("path-parameter-renamed", { ...reported, subject: before, before, after })];
    }),
  ];
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
export function compareAliases({ base, revision }: Pair<Named>, position: Position): Difference[] {
  const [old, fresh] = [namesOf(base), namesOf(revision)];
  const removed = base.aliases.filter(({ name }) => !fresh.has(name));
  const added = revision.aliases.filter(({ name }) => !old.has(name));
  const reported = { direction: "both", position, after: revision.name } as const;
  return [
    ...removed.map(({ name, location }) =>
      reportInBase("alias-removed", { ...reported, location, subject: name }),
    ),
    ...added.map(({ name, location }) =>
      reportInRevision("alias-added", { ...reported, location, subject: name }),
    ),
  ];
}

/** The name and all aliases. */
export function namesOf({ name, aliases }: Named): ReadonlySet<string> {
  return new Set([name, ...aliases.map((alias) => alias.name)]);
}
