import { ts } from "ts-morph";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { mayBreak } from "../../diff/change.ts";
import type { CompiledVersion } from "../compile/compiled-version.ts";
import type { Certainty } from "../finding.ts";
import { propertyPointer } from "../places/model-places.ts";
import { isOfCall, nameIn, operationOf, type Place } from "../places/place.ts";
import type { PlacedChange, PlacedChanges } from "../places/placed-changes.ts";
import { isCompared, type Use } from "./find-uses.ts";

/** Meaning of a change for one use that compiles. */
export interface Judgement {
  readonly certainty: Certainty;
  /** Reading of the change in this place. */
  readonly sentence: string;
}

interface Versions {
  readonly base: CompiledVersion;
  readonly revision: CompiledVersion;
}

/** The changes that may concern a use. */
export function candidatesFor({ role, places }: Use, changes: PlacedChanges): readonly PlacedChange[] {
  return role.kind === "call" ? changes.ofCalls(places) : changes.at(places);
}

/** Decides whether a change concerns a use; undefined where it does not. */
export function judgeUse(use: Use, placed: PlacedChange, versions: Versions): Judgement | undefined {
  const { change, places } = placed;
  const { role } = use;
  const isNewValue = VALUE_RULES.has(change.rule) && change.direction === "response";
  if (!mayBreak(change.verdict) && !isNewValue) return undefined;
  const isThere = places.some((place) => use.places.includes(place));
  switch (role.kind) {
    case "call":
      return places.some((place) => isOfCall(place) && use.places.includes(operationOf(place) ?? ""))
        ? { certainty: "may-break", sentence: "uses the operation" }
        : undefined;
    case "name":
      return isThere && places.some(isNamed)
        ? { certainty: "may-break", sentence: "relies on the name" }
        : undefined;
    case "read":
      if (!isThere || change.direction === "request") return undefined;
      if (!isNewValue) return { certainty: "may-break", sentence: "reads the value" };
      return isExhaustive(use.node)
        ? { certainty: "may-break", sentence: "compares the value, and has no branch for a new one" }
        : undefined;
    case "write":
      return isThere && change.direction !== "response"
        ? judgeWrite(role.value, placed, versions)
        : undefined;
    default:
      return role satisfies never;
  }
}

/** Rules by which a response gets values that it could not have before. */
const VALUE_RULES: ReadonlySet<string> = new Set(["enum-member-added", "extensible-enum-changed"]);

function isNamed(place: Place): boolean {
  return nameIn("events", place) !== undefined || nameIn("errors", place) !== undefined;
}

/** True where code goes on only for values that it knows: a comparison, a `switch` without `default`, a look-up. */
function isExhaustive(node: ts.Node): boolean {
  const { parent } = node;
  const value = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const hasDefault =
    ts.isSwitchStatement(value.parent) && value.parent.caseBlock.clauses.some(ts.isDefaultClause);
  return isCompared(value) && !hasDefault;
}

/** A value that can be seen is checked against both versions; any other may be one that is rejected. */
function judgeWrite(
  value: ts.Expression,
  placed: PlacedChange,
  { base, revision }: Versions,
): Judgement | undefined {
  const { change } = placed;
  const known = literalOf(value, base.checker);
  const pointer = change.pointers.find(({ side }) => side === "revision")?.pointer;
  if (known === undefined || pointer === undefined)
    return { certainty: "may-break", sentence: "sends a value that is not known here" };
  const schema = revision.places.model.schemaAt(propertyPointer(pointer));
  if (accepts(schema, known.value)) return undefined;
  return { certainty: "breaks", sentence: `sends ${JSON.stringify(known.value)}, which is rejected` };
}

/** The value of an expression, as its type shows it. */
function literalOf(value: ts.Expression, checker: ts.TypeChecker): { readonly value: unknown } | undefined {
  const type = checker.getTypeAtLocation(value);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { value: type.value };
  if (type.flags & ts.TypeFlags.Null) return { value: null };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { value: checker.typeToString(type) === "true" };
  return undefined;
}
