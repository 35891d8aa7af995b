import type { OperationModel, ParameterModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";

const NO_BASE_PATH: Pair<string> = { base: "", revision: "" };

/** Pairs operations by base path, path and method, whatever the names of path parameters. */
export function pairOperations(
  operations: Pair<readonly OperationModel[]>,
  basePath: Pair<string> = NO_BASE_PATH,
): Pairing<OperationModel> {
  const before = new Map([
    ...operations.base.map((operation) => [operation, basePath.base] as const),
    ...operations.revision.map((operation) => [operation, basePath.revision] as const),
  ]);
  const addressOf = (operation: OperationModel) => `${before.get(operation) ?? ""}${operation.path}`;
  return pairNodes(operations, [
    (operation) => `${operation.httpMethod} ${addressOf(operation)}`,
    (operation) => `${operation.httpMethod} ${blankTemplate(addressOf(operation))}`,
  ]);
}

/** Pairs parameters by location and name: path parameters by position, headers in any case. */
export function pairParameters({ base, revision }: Pair<OperationModel>): Pairing<ParameterModel> {
  const positions = new Map([...pathPositions(base), ...pathPositions(revision)]);
  return pairNodes({ base: base.parameters, revision: revision.parameters }, [
    (parameter) => positions.get(parameter) ?? identityOf(parameter),
  ]);
}

/** Returns the identity of a parameter or header: header names are case-insensitive. */
export function identityOf({ in: location, name }: Pick<ParameterModel, "in" | "name">): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

function pathPositions({ parameters, path }: OperationModel): (readonly [ParameterModel, string])[] {
  const names = templateNames(path);
  return parameters
    .filter((parameter) => parameter.in === "path" && names.includes(parameter.name))
    .map((parameter) => [parameter, `path #${names.indexOf(parameter.name)}`]);
}

const PARAMETER = /\{([^{}]*)\}/g;

/** A path template without the names of its parameters: `/customers/{}`. */
export function blankTemplate(path: string): string {
  return path.replace(PARAMETER, "{}");
}

/** The names in the template of a path or server, from left to right. */
export function templateNames(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
}
