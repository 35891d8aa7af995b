import { childPointer, parentPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { Gap } from "../../../core/model/find-gaps.ts";
import { operationPosition, report, webhookPosition } from "../../compare/document/differences.ts";
import { type Pair, pairNodes } from "../../compare/pair/pair-nodes.ts";
import { blankTemplate, pairOperations } from "../../compare/pair/pair-operations.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import { createWrittenReach, isBelow } from "../written-reach.ts";

/** An operation or event with unreadable parts. */
interface IncompleteOperation {
  readonly position: Position;
  readonly gaps: readonly Gap[];
}

/**
 * Adds a difference for each unreadable part of the base under each operation that uses it. Other differences of such
 * an operation may follow from that part, so they are not certain and at most risky.
 */
export function reportGaps(
  models: Pair<ApiModel>,
  { differences, gaps }: { readonly differences: readonly Difference[]; readonly gaps: readonly Gap[] },
): Difference[] {
  const incomplete = findIncomplete(models, gaps);
  const affected = new Set(incomplete.map(({ position }) => keyOf(position)));
  const gapsBelow = createGapReach(models.base, gaps);
  const isKnown = ({ reached: { kind, name } }: Difference) =>
    kind !== "component" || gapsBelow(childPointer("/components/schemas", name)).length === 0;
  const softened = differences
    .filter(isKnown)
    .map((difference) =>
      affected.has(keyOf(difference.reached)) && !isRemoval(difference)
        ? { ...difference, certain: false, counterexample: undefined }
        : difference,
    );
  const reported = incomplete.flatMap(({ position, gaps: own }) =>
    own.map((gap) => {
      const part = { nodes: { base: gap, revision: gap }, position, direction: "both" } as const;
      return report("base-not-read", { ...part, side: "base", subject: gap.diagnostic });
    }),
  );
  return [...softened, ...reported];
}

function keyOf({ kind, name, method, path }: Position): string {
  return JSON.stringify([kind, name, method, path]);
}

/** The removal of a whole operation is certain, even if parts of it could not be read. */
function isRemoval({ side, reached }: Difference): boolean {
  return side === "base" && reached.where === "";
}

function findIncomplete(models: Pair<ApiModel>, gaps: readonly Gap[]): IncompleteOperation[] {
  const gapsBelow = createGapReach(models.base, gaps);
  /** Gaps of an operation or event, and of the parameters of its path item. */
  const gapsOf = ({ location: { pointer } }: Pick<OperationModel, "location">) => [
    ...gapsBelow(pointer),
    ...gapsBelow(childPointer(parentPointer(pointer), "parameters")),
  ];
  const operations = pairOperations({ base: models.base.operations, revision: models.revision.operations });
  const webhooks = pairNodes({ base: models.base.webhooks, revision: models.revision.webhooks }, [
    ({ name }) => name,
  ]);
  const incomplete = [
    ...operations.both.map(({ base, revision }) => ({
      position: operationPosition(revision),
      gaps: gapsOf(base),
    })),
    ...operations.added.map((operation) => ({
      position: operationPosition(operation),
      gaps: gapsOfPath(models.base, { operation, gaps }),
    })),
    ...webhooks.both.map(({ base, revision }) => ({
      position: webhookPosition(revision),
      gaps: gapsOf(base),
    })),
  ];
  return incomplete.filter((one) => one.gaps.length > 0);
}

/** The unreadable part may be the path item of an operation that seems to be new. */
function gapsOfPath(
  { writtenAt }: ApiModel,
  { operation, gaps }: { readonly operation: OperationModel; readonly gaps: readonly Gap[] },
): Gap[] {
  const paths = writtenAt("/paths");
  const same = Object.keys(isObject(paths) ? paths : {}).filter(
    (path) => blankTemplate(path) === blankTemplate(operation.path),
  );
  const items = same.map((path) => childPointer("", "paths", path));
  return gaps.filter(({ location }) => items.includes(location.pointer));
}

/** Finds the gaps below a pointer of the document, references followed. */
function createGapReach(model: ApiModel, gaps: readonly Gap[]): (pointer: string) => Gap[] {
  const reach = createWrittenReach(model);
  return (pointer) => gaps.filter(({ location }) => isBelow(location.pointer, reach(pointer)));
}
