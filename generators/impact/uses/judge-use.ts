import { ts } from "ts-morph";
import { toSegments } from "../../core/document/pointer.ts";
import { isObject, type Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Change, mayBreak } from "../../diff/change.ts";
import type { CompiledVersion, Versions } from "../compile/compiled-version.ts";
import type { Certainty } from "../finding.ts";
import { propertyPointer } from "../places/model-places.ts";
import { isInside, isOfCall, nameIn, operationOf, type Place } from "../places/place.ts";
import type { PlacedChange, PlacedChanges } from "../places/placed-changes.ts";
import { isCompared } from "./comparisons.ts";
import type { Use } from "./find-uses.ts";
import { omitted } from "./omitted-member.ts";
import { visibleValues } from "./visible-value.ts";

/** Effect of a change on one use that compiles. */
export interface Judgement {
  readonly certainty: Certainty;
  /** Explanation of the effect in this place. */
  readonly sentence: string;
}

/** Returns the changes that may affect a use. */
export function candidatesFor(
  { role, places }: Use,
  changes: PlacedChanges,
  { places: model }: CompiledVersion,
): readonly PlacedChange[] {
  switch (role.kind) {
    case "call":
      return [...changes.ofCalls(places), ...changes.all.filter(({ change }) => isDefault(change))];
    case "schema":
      return changes.within(places.flatMap((place) => model.withReferenced(place)));
    default:
      return changes.at(places);
  }
}

/** Decides whether a change affects a use; undefined if not. */
export function judgeUse(use: Use, placed: PlacedChange, versions: Versions): Judgement | undefined {
  const { change, places } = placed;
  const { role } = use;
  const isNewValue = VALUE_RULES.has(change.rule) && change.direction === "response";
  if (!mayBreak(change.verdict) && !isNewValue) return undefined;
  const isThere = places.some((place) => use.places.includes(place));
  switch (role.kind) {
    case "call":
      return judgeCall(use, placed, versions);
    case "schema":
      return isDefault(change) ? undefined : judgeSchema(use, placed, versions);
    case "name":
      return isThere && places.some(isNamed) ? mayBreakBy("relies on the name") : undefined;
    case "read":
      if (!isThere || change.direction === "request") return undefined;
      if (!isNewValue) return mayBreakBy("reads the value");
      return isExhaustive(use.node)
        ? mayBreakBy("compares the value, and has no branch for a new one")
        : undefined;
    case "write":
      if (isThere && change.rule === "property-renamed" && change.direction !== "response")
        return { certainty: "breaks", sentence: "sends the value under the old name" };
      return isThere && change.direction !== "response" && !isDefault(change) && !isPresence(change)
        ? judgeWrite(role.value, { use, placed, versions })
        : undefined;
    default:
      return role satisfies never;
  }
}

function mayBreakBy(sentence: string): Judgement {
  return { certainty: "may-break", sentence };
}

/** Rules for new values in responses. */
const VALUE_RULES: ReadonlySet<string> = new Set(["enum-member-added", "extensible-enum-changed"]);

/** True for a change that affects those who omit a member. */
function isDefault({ rule }: Change): boolean {
  return rule === "default-changed";
}

/** True for a change that affects nobody who sends the member, whatever its value. */
function isPresence({ rule }: Change): boolean {
  return rule.endsWith("-newly-required");
}

function isNamed(place: Place): boolean {
  return nameIn("events", place) !== undefined || nameIn("errors", place) !== undefined;
}

/** True if code only handles known values: a comparison, a `switch` without `default`, a look-up. */
function isExhaustive(node: ts.Node): boolean {
  const { parent } = node;
  const value = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const hasDefault =
    ts.isSwitchStatement(value.parent) && value.parent.caseBlock.clauses.some(ts.isDefaultClause);
  return isCompared(value) && !hasDefault;
}

function judgeCall(use: Use, placed: PlacedChange, versions: Versions): Judgement | undefined {
  const { change, places } = placed;
  if (isDefault(change)) {
    const name = omitted(use, placed, versions);
    return name === undefined ? undefined : mayBreakBy(`leaves out "${name}", which has another default`);
  }
  return places.some((place) => isOfCall(place) && use.places.includes(operationOf(place) ?? ""))
    ? mayBreakBy("uses the operation")
    : undefined;
}

/** Checks a value that is validated where it is written; the schema may reject any other one. */
function judgeSchema(use: Use, placed: PlacedChange, versions: Versions): Judgement | undefined {
  const { change } = placed;
  const isResponse = change.direction === "response";
  if (use.role.kind === "schema" && use.role.makes)
    return isResponse && !VALUE_RULES.has(change.rule) ? mayBreakBy("makes values that changed") : undefined;
  const values = validatedValues(use.node, versions.base.checker);
  const component = use.places.find((place) => nameIn("schemas", place) !== undefined);
  if (values === undefined || component === undefined)
    return mayBreakBy(isResponse ? "reads values that changed" : "may reject values that it accepted");
  const pointer = `/components${component}`;
  const inside = placed.places.includes(component)
    ? undefined
    : placed.places.find((place) => isInside(place, component));
  const names = inside?.slice(component.length) ?? "";
  const isFine = values.every((value) => isFineMember(value, placed, [pointer, names], versions));
  return isFine ? undefined : judgeValues(values, [pointer, pointer], versions);
}

/** True if the change is not about the value's own member. */
function isFineMember(
  value: Json,
  { change }: PlacedChange,
  [pointer, names]: readonly [string, string],
  { revision }: Versions,
): boolean {
  const [name, ...others] = toSegments(names);
  if (name === undefined || others.length > 0 || !isObject(value)) return false;
  const member = value[name];
  if (member === undefined || isPresence(change)) return isPresence(change) === (member !== undefined);
  return accepts(revision.places.model.schemaAt(`${pointer}/properties${names}`), member as Json);
}

/** Returns the values of the only argument of a method, as in `Order.parse({ … })`. */
function validatedValues(node: ts.Node, checker: ts.TypeChecker): readonly Json[] | undefined {
  const access = node.parent;
  const holder = ts.isPropertyAccessExpression(access) && access.name === node ? access.parent : access;
  const call = ts.isPropertyAccessExpression(holder) ? holder.parent : undefined;
  const [value, ...others] = call && ts.isCallExpression(call) ? call.arguments : [];
  return value && others.length === 0 ? visibleValues(value, checker) : undefined;
}

/** Checks a visible value against both versions; any other may be rejected. */
function judgeWrite(
  value: ts.Expression | undefined,
  { use, placed, versions }: { use: Use; placed: PlacedChange; versions: Versions },
): Judgement | undefined {
  const known = value && visibleValues(value, versions.base.checker);
  // A change with several places has a pointer for each.
  const pointerOf = (wanted: "base" | "revision") =>
    placed.change.pointers.find(
      ({ side, pointer }) =>
        side === wanted &&
        versions[side].places.ofPointer(pointer).some((place) => use.places.includes(place)),
    );
  const after = pointerOf("revision");
  const before = pointerOf("base") ?? after;
  if (known === undefined) return mayBreakBy("sends a value that is not known here");
  if (after === undefined) return mayBreakBy("sends a value whose schema changed");
  return judgeValues(known, [before?.pointer ?? "", after.pointer], versions);
}

/** Decides by the schemas at pointers of both versions. Values that the base rejects are ignored. */
function judgeValues(
  values: readonly Json[],
  [before, after]: readonly [string, string],
  { base, revision }: Versions,
): Judgement | undefined {
  const earlier = schemaOf(before, base);
  const later = revision.places.model.schemaAt(propertyPointer(after));
  const known = values.filter((value) => earlier === undefined || accepts(earlier, value));
  const rejected = known.filter((value) => !accepts(later, value));
  const sentence = `sends ${rejected.map((value) => JSON.stringify(value)).join(" or ")}, which is rejected`;
  if (rejected.length === 0) return undefined;
  return { certainty: rejected.length === values.length ? "breaks" : "may-break", sentence };
}

function schemaOf(pointer: string, { places: { model } }: CompiledVersion): SchemaModel | undefined {
  const property = propertyPointer(pointer);
  return model.writtenAt(property) === undefined ? undefined : model.schemaAt(property);
}
