import type { ParameterModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import { judge } from "../../rules/judge.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { parameterWords, reportIf, reportInRevision, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareProse, VALUE_PROSE } from "./prose.ts";
import { compareSchemasAt } from "./schemas-at.ts";
import { becomesList, isSentAlike, listOfOne, serializationWords } from "./serialization.ts";

/** One parameter in both documents. */
export interface ParameterPair {
  readonly parameters: Pair<ParameterModel>;
  readonly operation: Position;
}

/** Changes of a parameter. */
export function compareParameter(
  context: CompareContext,
  { parameters: nodes, operation }: ParameterPair,
): Difference[] {
  const { base, revision } = nodes;
  const what = parameterWords(revision);
  const position = within(operation, what);
  const about = { position, direction: "request" } as const;
  const rejectsEmpty = base.allowEmptyValue && !revision.allowEmptyValue;
  return [
    ...compareDemands(nodes, position),
    ...compareSerialization(nodes, position),
    ...compareLifecycle({ nodes, ...about, what }),
    ...compareValues(context, { parameters: nodes, position }),
    ...compareProse(context, { nodes, ...about, fields: VALUE_PROSE }),
    ...compareExtensions(context, { nodes, position }),
    ...reportIf(rejectsEmpty, "empty-value-refused", { ...about, place: revision.place, subject: what }),
  ];
}

interface PlacedParameters {
  readonly parameters: Pair<ParameterModel>;
  readonly position: Position;
}

/** Where the items of a list are repeated, a single value is written as a list of one. */
function compareValues(context: CompareContext, { parameters, position }: PlacedParameters): Difference[] {
  const { base, revision } = parameters;
  const compare = (schema: SchemaModel | undefined) =>
    compareSchemasAt(context, {
      base: schema,
      revision: revision.schema,
      holder: { base: base.place, revision: revision.place },
      direction: "request",
      position,
      isText: base.contentType === undefined && revision.contentType === undefined,
    });
  if (!base.schema || !revision.schema || !becomesList(parameters)) return compare(base.schema);
  const asList = compare(listOfOne(base.schema));
  if (asList.some((difference) => judge(difference, context.options) !== "safe")) return compare(base.schema);
  const reported = { direction: "request", position, subject: parameterWords(revision) } as const;
  return [reportInRevision("parameter-takes-list", { ...reported, place: revision.schema.place })];
}

function compareDemands({ base, revision }: Pair<ParameterModel>, position: Position): Difference[] {
  const rule = revision.required ? "parameter-newly-required" : "parameter-no-longer-required";
  return reportIf(base.required !== revision.required, rule, about(revision, position));
}

function about(parameter: ParameterModel, position: Position) {
  const subject = parameterWords(parameter);
  return { direction: "request", position, place: parameter.place, subject } as const;
}

function compareSerialization({ base, revision }: Pair<ParameterModel>, position: Position): Difference[] {
  const reported = about(revision, position);
  if (base.contentType !== revision.contentType) {
    const types = { before: base.contentType ?? null, after: revision.contentType ?? null };
    return [reportInRevision("parameter-content-type-changed", { ...reported, ...types })];
  }
  if (base.contentType !== undefined) return [];
  const reserved = revision.allowReserved ? "reserved-characters-allowed" : "reserved-characters-refused";
  const styles = { before: serializationWords(base), after: serializationWords(revision) };
  return [
    ...reportIf(!isSentAlike(base, revision), "parameter-serialization-changed", { ...reported, ...styles }),
    ...reportIf(base.allowReserved !== revision.allowReserved, reserved, reported),
  ];
}
