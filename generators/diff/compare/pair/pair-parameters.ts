import type { OperationModel, ParameterModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";
import { templateNames } from "./path-template.ts";

/** Pairs parameters by place and name: those of the path by their position in it, headers in any case. */
export function pairParameters({ base, revision }: Pair<OperationModel>): Pairing<ParameterModel> {
  const positions = new Map([...pathPositions(base), ...pathPositions(revision)]);
  return pairNodes({ base: base.parameters, revision: revision.parameters }, [
    (parameter) => positions.get(parameter) ?? identityOf(parameter),
  ]);
}

/** What tells one parameter of an operation from another. */
function identityOf({ in: location, name }: Pick<ParameterModel, "in" | "name">): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

function pathPositions({ parameters, path }: OperationModel): (readonly [ParameterModel, string])[] {
  const names = templateNames(path);
  return parameters
    .filter((parameter) => parameter.in === "path" && names.includes(parameter.name))
    .map((parameter) => [parameter, `path #${names.indexOf(parameter.name)}`]);
}
