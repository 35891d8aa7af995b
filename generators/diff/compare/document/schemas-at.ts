import type { Json } from "../../../core/json.ts";
import type { JsonType, SchemaModel } from "../../../core/model/schema-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import { COMPARED_FORMATS, meets } from "../../containment/meets.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { findChain } from "../schema/chain.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { findSchemaChanges } from "../schema/find-schema-changes.ts";
import type { SchemaFinding, SchemaPair } from "../schema/finding.ts";
import { flatten } from "../schema/flatten.ts";
import { schemaAlong, valuePath } from "../schema/value-path.ts";
import { componentOf } from "./differences.ts";
import { tooSoon } from "./lifecycle.ts";

/** A place with a schema in both documents; undefined if a document has none and thus allows every value. */
export interface SchemaPosition extends Pair<SchemaModel | undefined> {
  /** Media type, parameter or header with the schemas. Changes are located there if one side has no schema. */
  readonly holder: Pair<SourceLocation>;
  readonly direction: Travel;
  readonly position: Position;
  /** True in URLs, headers and forms, where values are written as strings. Default false: values are JSON. */
  readonly isText?: boolean;
}

/** Finds every difference between the values at a place. */
export function compareSchemasAt(
  context: CompareContext,
  { direction, position, holder, isText = false, ...schemas }: SchemaPosition,
): Difference[] {
  const base = schemas.base ?? anything(holder.base);
  const revision = schemas.revision ?? anything(holder.revision);
  const findings = findSchemaChanges(context, { base, revision, direction });
  const sent = isText ? findings.map((finding) => asSentText(finding, { base, revision })) : findings;
  const view = context.views[direction];
  const [before, after] = [view(base), view(revision)];
  const isValid = (value: Json) => meets(before, value) || meets(after, value);
  const isRejected = (value: Json) => direction === "request" && !meets(after, value);
  return sent
    .flatMap((finding) => settled(context, position, finding))
    .map(({ path, direction: reported, isFormerValue, ...finding }) => ({
      ...finding,
      isAboutValues: true,
      isShown: isFormerValue ? isRejected : isValid,
      direction: reported ?? direction,
      reached: {
        ...position,
        value: valuePath(path),
        chain: chainTo(finding.side === "base" ? base : revision, finding.location),
      },
    }));
}

/** Decides whether a sunset date is too soon, by the stability level of the operation. */
function settled(
  { options, revision }: CompareContext,
  { method, path }: Position,
  { lifecycle, ...finding }: SchemaFinding,
): SchemaFinding[] {
  if (!lifecycle) return [finding];
  const holder = revision.operations.find(
    (one) => one.path === path && one.httpMethod.toUpperCase() === method,
  );
  return tooSoon(options, lifecycle, holder).map((dates) => ({ ...finding, ...dates }));
}

/** Returns the components on the way to a place, or the component of a place that only a discriminator leads to. */
function chainTo(root: SchemaModel, location: SourceLocation): readonly string[] {
  const chain = findChain(root, location.pointer);
  if (chain.length > 0 || location.pointer.startsWith(root.location.pointer)) return chain;
  return componentOf(location);
}

function anything(location: SourceLocation): SchemaModel {
  return { location, always: true, annotations: { extensions: {} } };
}

/**
 * Adapts a finding about a value in a URL, header or form: numbers and booleans are sent as strings there, so no value
 * is lost when any string is accepted instead.
 */
function asSentText(finding: SchemaFinding, { base, revision }: SchemaPair): SchemaFinding {
  if (finding.rule !== "type-narrowed") return finding;
  const was = schemaAlong(base, finding.path);
  const is = schemaAlong(revision, finding.path);
  if (!was || !is || !isWrittenPlainly(was) || !takesAnyText(is)) return finding;
  const { counterexample: _, ...reported } = finding;
  return { ...reported, rule: "value-sent-as-text", certain: true };
}

const PLAIN: readonly JsonType[] = ["boolean", "integer", "number", "string"];

function isWrittenPlainly(schema: SchemaModel): boolean {
  return flatten(schema).parts.some(({ types }) => types?.every((type) => PLAIN.includes(type)) === true);
}

function takesAnyText(schema: SchemaModel): boolean {
  const { parts, unions } = flatten(schema);
  return unions.length === 0 && parts.every(demandsNothingOfStrings);
}

function demandsNothingOfStrings(schema: SchemaModel): boolean {
  const { types, string, constant, enumeration, not, condition, always, annotations } = schema;
  const { format = "" } = annotations;
  if (string || constant || enumeration || not || condition || always === false) return false;
  return (types?.includes("string") ?? true) && !COMPARED_FORMATS.includes(format);
}
