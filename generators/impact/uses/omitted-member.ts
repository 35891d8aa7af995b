import { ts } from "ts-morph";
import { toSegments } from "../../core/document/pointer.ts";
import type { Place } from "../places/place.ts";

/** The member of one of these places that a call does not send for sure; undefined where it sends it. */
export function omits(
  callee: ts.Node,
  places: readonly Place[],
  checker: ts.TypeChecker,
): string | undefined {
  const call = callAround(callee);
  const sent = new Set(
    call?.arguments.flatMap((argument) => membersOf(checker.getTypeAtLocation(argument), checker)),
  );
  return places.map((place) => toSegments(place).at(-1) ?? "").find((name) => !sent.has(name));
}

/** The call that an operation, a path or its options are for. */
function callAround(node: ts.Node): ts.CallExpression | undefined {
  let at = node;
  while (ts.isPropertyAccessExpression(at.parent)) at = at.parent;
  return ts.isCallExpression(at.parent) ? at.parent : undefined;
}

/** Parameters and bodies are so deep in options. */
const DEEPEST = 3;

/** The names of required members of a type, and of those inside of them. */
function membersOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): string[] {
  if (depth > DEEPEST || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0)
    return [];
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .flatMap((member) => [member.name, ...membersOf(checker.getTypeOfSymbol(member), checker, depth + 1)]);
}
