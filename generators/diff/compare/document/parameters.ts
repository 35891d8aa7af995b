import type { ApiModel, OperationModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairParameters } from "../pair/pair-operations.ts";
import {
  operationPosition,
  type Part,
  parameterWords,
  type Reported,
  reportedOf,
  reportIf,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { isPastSunset } from "./lifecycle.ts";
import { compareQueryStrings } from "./other-fields.ts";
import { compareContentTypes, isBare, isSentAlike, serializationWords } from "./serialization.ts";
import { compareValue } from "./values.ts";

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
    ...both.flatMap((nodes) => {
      const { position, direction } = reported(nodes.revision, operation);
      return compareParameter(context, { nodes, position, direction, holder: pair.revision });
    }),
    ...compareQueryStrings(context, pair),
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
  const position = within(operation, subject);
  return { direction: "request", position, location: parameter.location, subject } as const;
}

function compareParameter(
  context: CompareContext,
  part: Part<ParameterModel, "request"> & { readonly holder: OperationModel },
): Difference[] {
  const { base, revision } = part.nodes;
  const subject = parameterWords(revision);
  const about = reportedOf(part, subject);
  const demand = revision.required ? "parameter-newly-required" : "parameter-no-longer-required";
  const serialization = compareSerialization(context, part.nodes, about);
  const emptyRule = mayBeEmpty(revision) ? "empty-value-accepted" : "empty-value-refused";
  return [
    ...compareValue(context, part, { subject, demand, serialization, holder: part.holder }),
    ...reportIf(mayBeEmpty(base) !== mayBeEmpty(revision), emptyRule, about),
  ];
}

function compareSerialization(
  context: CompareContext,
  { base, revision }: Pair<ParameterModel>,
  about: Reported,
): Difference[] {
  const how = compareContentTypes(base, revision);
  if (how !== "same") {
    const types = { before: base.contentType ?? null, after: revision.contentType ?? null };
    const rule = how === "alike" ? "parameter-notation-changed" : "parameter-content-type-changed";
    return [reportInRevision(rule, { ...about, ...types })];
  }
  if (base.contentType !== undefined) return [];
  const reserved = revision.allowReserved ? "reserved-characters-allowed" : "reserved-characters-refused";
  const isSwitched = base.allowReserved !== revision.allowReserved; // else only the schema changed, which is compared
  const styles = { before: serializationWords(base), after: serializationWords(revision) };
  return [
    ...reportIf(!isSentAlike(base, revision), "parameter-serialization-changed", { ...about, ...styles }),
    ...reportIf(
      isSwitched && mayReserve(context.base, base) !== mayReserve(context.revision, revision),
      reserved,
      about,
    ),
  ];
}

/**
 * Until OpenAPI 3.2, `allowReserved` applies only to query parameters; 3.2 adds paths and cookies (Parameter Object).
 * Headers are never escaped, and numbers have no reserved characters.
 */
function mayReserve(
  { writtenAt }: ApiModel,
  { in: location, allowReserved, schema }: ParameterModel,
): boolean {
  if (!allowReserved || location === "header" || isBare(schema)) return false;
  return location === "query" || String(writtenAt("/openapi")).startsWith("3.2");
}

/** `allowEmptyValue` applies only to query parameters (OpenAPI 3.1, Parameter Object). */
function mayBeEmpty({ in: location, allowEmptyValue }: ParameterModel): boolean {
  return allowEmptyValue && location === "query";
}
