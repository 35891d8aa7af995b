import { ts } from "ts-morph";
import { toSegments } from "../../core/document/pointer.ts";
import { stepsOf } from "../../diff/report/shared/value-steps.ts";
import type { Versions } from "../compile/compiled-version.ts";
import type { ModelPlaces } from "../places/model-places.ts";
import { toPlace } from "../places/place.ts";
import type { PlacedChange } from "../places/placed-changes.ts";
import type { Use } from "./find-uses.ts";

/** Returns the changed member or parameter that a call may not send; undefined if it sends all. */
export function omitted(use: Use, placed: PlacedChange, { base, revision }: Versions): string | undefined {
  const call = callAround(use.node);
  const sent = new Set(
    call?.arguments.flatMap((argument) => membersOf(base.checker.getTypeAtLocation(argument), base.checker)),
  );
  return changedNames(use, placed, revision.places).find((name) => !sent.has(name));
}

/** Returns the parameters and body members of a use's operations that a change affects. */
function changedNames(use: Use, { change, places }: PlacedChange, model: ModelPlaces): string[] {
  const parameters = use.places.flatMap((operation) =>
    model.parametersOf(operation).filter((parameter) => {
      const place = operation + parameter;
      return model.withReferenced(place).some((each) => places.includes(each));
    }),
  );
  const members = change.reached
    .filter(({ direction, method, path }) => {
      const place = toPlace("operations", `${method} ${path}`);
      return direction !== "response" && use.places.includes(place);
    })
    .flatMap(({ value }) =>
      stepsOf(value)
        .filter((step) => typeof step === "string")
        .slice(-1),
    );
  return [...parameters.map((place) => toSegments(place).at(-1) ?? ""), ...members];
}

/** Returns the call of an operation, a path or its options. */
function callAround(node: ts.Node): ts.CallExpression | undefined {
  let at = node;
  while (ts.isPropertyAccessExpression(at.parent)) at = at.parent;
  return ts.isCallExpression(at.parent) ? at.parent : undefined;
}

/** Maximum depth of parameters and bodies in options. */
const DEEPEST = 3;

/** Returns the names of required members of a type, at all levels. */
function membersOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): string[] {
  if (depth > DEEPEST || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0)
    return [];
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .flatMap((member) => [member.name, ...membersOf(checker.getTypeOfSymbol(member), checker, depth + 1)]);
}
