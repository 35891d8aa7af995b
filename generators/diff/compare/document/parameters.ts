import type { OperationModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairParameters } from "../pair/pair-operations.ts";
import { operationPosition, parameterWords, reportInBase, reportInRevision, within } from "./differences.ts";
import { isPastSunset } from "./lifecycle.ts";
import { compareParameter } from "./parameter.ts";

/** Changes of the parameters of an operation. */
export function compareParameters(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const operation = operationPosition(pair.revision);
  const { both, removed, added } = pairParameters(pair);
  const moved = removed.flatMap((base) => {
    const revision = added.find(({ name }) => name === base.name);
    return revision ? [{ base, revision }] : [];
  });
  const movedNodes = new Set(moved.flatMap(({ base, revision }) => [base, revision]));
  return [
    ...removed
      .filter((parameter) => !movedNodes.has(parameter))
      .map((parameter) => reportInBase(removalRule(context, parameter), reported(parameter, operation))),
    ...moved.map(({ base, revision }) =>
      reportInRevision("parameter-moved", {
        ...reported(revision, operation),
        before: base.in,
        after: revision.in,
      }),
    ),
    ...both.flatMap((parameters) => compareParameter(context, { parameters, operation })),
    ...added
      .filter((parameter) => !movedNodes.has(parameter))
      .map((parameter) =>
        reportInRevision(
          parameter.required ? "required-parameter-added" : "parameter-added",
          reported(parameter, operation),
        ),
      ),
  ];
}

function removalRule({ options }: CompareContext, parameter: ParameterModel) {
  return isPastSunset(parameter, options.today) ? "parameter-removed-after-sunset" : "parameter-removed";
}

function reported(parameter: ParameterModel, operation: Position) {
  const subject = parameterWords(parameter);
  return {
    direction: "request",
    position: within(operation, subject),
    place: parameter.place,
    subject,
  } as const;
}
