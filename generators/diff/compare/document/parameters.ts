import type { ApiModel, OperationModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { pairParameters } from "../pair/pair-operations.ts";
import {
  compareMembers,
  inside,
  mapNodes,
  type Part,
  report,
  reportChanged,
  reportIf,
} from "./differences.ts";
import { removalOf } from "./lifecycle.ts";
import { compareQueryStrings } from "./other-fields.ts";
import { compareContentTypes, isBare, isSentAlike, serializationWords } from "./serialization.ts";
import { compareValue } from "./values.ts";

/** Changes of the parameters of an operation. */
export function compareParameters(operation: Part<OperationModel>): Difference[] {
  const { both, removed, added } = pairParameters(operation.nodes);
  const moved = removed.flatMap((base) => {
    const revision = added.find(({ name }) => name === base.name);
    return revision ? [{ base, revision }] : [];
  });
  const movedNodes = new Set(moved.flatMap(({ base, revision }) => [base, revision]));
  const isLeft = (parameter: ParameterModel) => !movedNodes.has(parameter);
  const pairing = {
    both: [...moved, ...both],
    removed: removed.filter(isLeft),
    added: added.filter(isLeft),
  };
  return [
    ...compareMembers<ParameterModel, "request">(pairing, {
      partOf(nodes) {
        const { in: location, name } = nodes.revision;
        return { ...inside(operation, `${location} parameter ${name}`), nodes, direction: "request" };
      },
      removed: (parameter) => removalOf("parameter-removed", parameter, operation.context.options),
      added: ({ required }) => (required ? "required-parameter-added" : "parameter-added"),
      compare: (part) => compareParameter(part, operation.nodes.revision),
    }),
    ...compareQueryStrings(operation),
  ];
}

function compareParameter(part: Part<ParameterModel, "request">, holder: OperationModel): Difference[] {
  const { base, revision } = part.nodes;
  if (base.in !== revision.in) return reportChanged("parameter-moved", part, (parameter) => parameter.in);
  const demand = revision.required ? "parameter-newly-required" : "parameter-no-longer-required";
  const emptyRule = mayBeEmpty(revision) ? "empty-value-accepted" : "empty-value-refused";
  return [
    ...compareValue(part, { demand, serialization: compareSerialization(part), holder }),
    ...reportIf(mayBeEmpty(base) !== mayBeEmpty(revision), emptyRule, part),
  ];
}

function compareSerialization(part: Part<ParameterModel>): Difference[] {
  const { base, revision } = part.nodes;
  const how = compareContentTypes(base, revision);
  if (how !== "same") {
    const types = { before: base.contentType ?? null, after: revision.contentType ?? null };
    const rule = how === "alike" ? "parameter-notation-changed" : "parameter-content-type-changed";
    return [report(rule, { ...part, ...types })];
  }
  if (base.contentType !== undefined) return [];
  const reserved = revision.allowReserved ? "reserved-characters-allowed" : "reserved-characters-refused";
  const isSwitched = base.allowReserved !== revision.allowReserved; // else only the schema changed, which is compared
  const { base: could, revision: can } = mapNodes(part, mayReserve).nodes;
  const styles = { before: serializationWords(base), after: serializationWords(revision) };
  return [
    ...reportIf(!isSentAlike(base, revision), "parameter-serialization-changed", { ...part, ...styles }),
    ...reportIf(isSwitched && could !== can, reserved, part),
  ];
}

/**
 * Until OpenAPI 3.2, `allowReserved` applies only to query parameters; 3.2 adds paths and cookies (Parameter Object).
 * Headers are never escaped, and numbers have no reserved characters.
 */
function mayReserve(
  { in: location, allowReserved, schema }: ParameterModel,
  { writtenAt }: ApiModel,
): boolean {
  if (!allowReserved || location === "header" || isBare(schema)) return false;
  return location === "query" || String(writtenAt("/openapi")).startsWith("3.2");
}

/** `allowEmptyValue` applies only to query parameters (OpenAPI 3.1, Parameter Object). */
function mayBeEmpty({ in: location, allowEmptyValue }: ParameterModel): boolean {
  return allowEmptyValue && location === "query";
}
