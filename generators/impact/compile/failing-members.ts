import { ts } from "ts-morph";

/** Finds the members, on both sides, at which a value does not fit a type. */
export function failingMembers(
  source: ts.Type,
  target: ts.Type,
  checker: ts.TypeChecker,
  depth = 0,
): ts.Symbol[] {
  const [from, to] = [elementOf(source, checker), elementOf(target, checker)];
  if (depth > DEEPEST || checker.isTypeAssignableTo(from, to)) return [];
  if (from.isUnion()) return from.types.flatMap((part) => failingMembers(part, to, checker, depth + 1));
  const targets = to.isUnion() ? to.types.filter(isObject).slice(0, MOST_ALTERNATIVES) : [to];
  return targets.flatMap((part) => membersBetween(from, part, checker, depth));
}

const DEEPEST = 8;
const MOST_ALTERNATIVES = 8;

function membersBetween(from: ts.Type, to: ts.Type, checker: ts.TypeChecker, depth: number): ts.Symbol[] {
  if (!isObject(to) || !isObject(from)) return [];
  const wanted = checker.getPropertiesOfType(to).flatMap((member) => {
    const given = checker.getPropertyOfType(from, member.name);
    if (!given) return isOptional(member) ? [] : [member];
    const [inner, outer] = [checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(member)];
    const isLoose = isOptional(given) && !isOptional(member);
    if (!isLoose && checker.isTypeAssignableTo(inner, outer)) return [];
    return [member, given, ...failingMembers(inner, outer, checker, depth + 1)];
  });
  const known = new Set(checker.getPropertiesOfType(to).map(({ name }) => name));
  const isClosed = checker.getIndexInfosOfType(to).length === 0;
  const further = checker.getPropertiesOfType(from).filter(({ name }) => !known.has(name));
  if (wanted.length > 0) return wanted;
  return isClosed
    ? checker.getPropertiesOfType(to).filter((member) => isGivenUndefined(from, member, checker))
    : further;
}

/** True for undefined in an optional member, which `exactOptionalPropertyTypes` forbids. */
function isGivenUndefined(from: ts.Type, member: ts.Symbol, checker: ts.TypeChecker): boolean {
  const given = checker.getPropertyOfType(from, member.name);
  if (!given || !isOptional(member)) return false;
  const type = checker.getTypeOfSymbol(given);
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** Returns the element of a list, or the result of a promise. */
function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const awaited = checker.getAwaitedType(type) ?? type;
  const element = checker.isArrayType(awaited)
    ? checker.getTypeArguments(awaited as ts.TypeReference)[0]
    : undefined; // an array type is a reference
  return element ? elementOf(element, checker) : awaited;
}
