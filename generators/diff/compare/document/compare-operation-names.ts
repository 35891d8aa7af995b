import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { templateNames } from "../pair/path-template.ts";
import { compareAliases, type Named } from "./compare-aliases.ts";
import { operationPosition } from "./position.ts";
import { reportInRevision } from "./report.ts";

/** What the operation and the parameters of its path are called: nothing that travels, everything that code is written with. */
export function compareOperationNames({ base, revision }: Pair<OperationModel>): Difference[] {
  const reported = {
    direction: "both",
    position: operationPosition(revision),
    place: revision.place,
  } as const;
  const isRenamed = base.operationId !== revision.operationId;
  const isKept = revision.aliases.some(({ operationId }) => operationId === base.operationId);
  const places = [revision, ...revision.aliases].map(({ group, method }) => `${group}.${method}`);
  const isMoved = (!isRenamed || isKept) && !places.includes(`${base.group}.${base.method}`);
  const idRule = isKept ? "operation-id-renamed-with-alias" : "operation-id-renamed";
  const ids = { before: base.operationId, after: revision.operationId };
  const surfaces = {
    before: `${base.group}.${base.method}`,
    after: `${revision.group}.${revision.method}`,
  };
  const newNames = templateNames(revision.path);
  return [
    ...(isRenamed ? [reportInRevision(idRule, { ...reported, ...ids, subject: base.operationId })] : []),
    ...(isMoved
      ? [reportInRevision("operation-regrouped", { ...reported, ...surfaces, subject: base.operationId })]
      : []),
    ...compareAliases({ base: named(base), revision: named(revision) }, reported.position),
    ...templateNames(base.path).flatMap((before, index) => {
      const after = newNames[index];
      if (after === undefined || before === after) return [];
      return [reportInRevision("path-parameter-renamed", { ...reported, subject: before, before, after })];
    }),
  ];
}

function named({ operationId: name, aliases }: OperationModel): Named {
  return { name, aliases: aliases.map((alias) => ({ name: alias.operationId, place: alias.place })) };
}
