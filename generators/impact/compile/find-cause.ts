import { ts } from "ts-morph";
import type { Place } from "../places/place.ts";
import { toPlace } from "../places/place.ts";
import type { PlacedChange, PlacedChanges } from "../places/placed-changes.ts";
import { placesOfText } from "../uses/places-of-text.ts";
import {
  type CompiledVersion,
  placesOfDeclaration,
  placesOfSymbol,
  type Versions,
} from "./compiled-version.ts";
import { failingMembers } from "./failing-members.ts";
import type { CompilerError } from "./new-errors.ts";
import { checkedValue, destructuredValue, membersAround, nodeAt, statementAround } from "./node-at.ts";
import { symbolsAt, symbolsBehind } from "./symbols-at.ts";

interface CauseParts extends Versions {
  readonly changes: PlacedChanges;
}

/**
 * Finds the changes that cause an error: those of the declarations that the compiler names, else of the members that do
 * not fit, else of the types and calls around. Empty if no declaration leads to a change.
 */
export function findCauses(error: CompilerError, { base, revision, changes }: CauseParts): PlacedChange[] {
  const node = nodeAt(error.file, error);
  if (ts.isSourceFile(node)) return []; // in a comment, such as an unused @ts-expect-error
  const before = base.program.getSourceFile(error.file.fileName);
  const earlier = before && nodeAt(before, error);
  const both = [...(earlier ? [[earlier, base] as const] : []), [node, revision] as const];
  const seen = placesNamedBy(error, revision);
  for (const placesOf of [placesAt, placesOfMismatch, placesAround]) {
    seen.push(...both.flatMap(([at, version]) => placesOf(at, version)));
    const found = [...new Set([...changes.at(seen), ...changes.ofCalls(seen)])];
    if (found.length > 0) return found;
  }
  const near = changes.near(seen);
  if (near.length > 0) return near;
  const inStatement = earlier ? changes.at(placesInside(statementAround(earlier), base)) : [];
  return inStatement.length === 1 ? inStatement : []; // with several, any choice would be a guess
}

/** Returns places of declarations that the compiler itself points to. */
function placesNamedBy({ relatedInformation = [] }: CompilerError, version: CompiledVersion): Place[] {
  return relatedInformation.flatMap(({ file, start, length }) => {
    if (!file || start === undefined || !version.isGenerated(file)) return [];
    const node = nodeAt(file, { start, length: length ?? 0 });
    return [...placesOfNode(node, version), ...placesOfNode(node.parent, version)];
  });
}

function placesOfNode(node: ts.Node, version: CompiledVersion): Place[] {
  const isDeclared =
    ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isTypeAliasDeclaration(node);
  return isDeclared ? placesOfDeclaration(node, version) : [];
}

/** Error codes are not causes: the types that list them are. */
const NO_CODES: ReadonlySet<string> = new Set();

/** Returns places of the code at an error, and of the source of its value. */
function placesAt(node: ts.Node, version: CompiledVersion): Place[] {
  const { checker } = version;
  const value = checkedValue(node);
  const { parent } = node;
  const holder =
    ts.isPropertyAccessExpression(parent) && parent.name === node ? parent.expression : undefined;
  const sources = [value, holder, destructuredValue(node)].filter((source) => source !== undefined);
  const symbols = [
    ...symbolsAt(node, checker),
    ...sources.flatMap((source) => symbolsBehind(source, checker)),
  ];
  const ofText = ts.isStringLiteralLike(node) ? placesOfText(node, { version, codes: NO_CODES }) : [];
  return [...symbols.flatMap((symbol) => placesOfSymbol(symbol, version)), ...ofText];
}

/** Returns places of members of the value and of the wanted type that do not fit each other. */
function placesOfMismatch(node: ts.Node, version: CompiledVersion): Place[] {
  const { checker } = version;
  const value = checkedValue(node);
  const wanted = value && checker.getContextualType(value);
  const symbols = membersAround(node).flatMap((name) => symbolsAt(name, checker));
  if (wanted) symbols.push(...failingMembers(checker.getTypeAtLocation(value), wanted, checker));
  return [...symbols.flatMap((symbol) => placesOfSymbol(symbol, version)), ...placesOfKeys(node, version)];
}

/** Returns places of the members that types such as `Pick` name by their keys. */
function placesOfKeys(node: ts.Node, version: CompiledVersion): Place[] {
  if (!ts.isTypeNode(node)) return [];
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const keys = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : [],
  );
  return placesInside(node.parent, version).flatMap((place) => keys.map((key) => place + toPlace(key)));
}

/** Returns places of the types of a value and of its target, and of the called operation. */
function placesAround(node: ts.Node, version: CompiledVersion): Place[] {
  const { checker } = version;
  const value = checkedValue(node);
  const types = value ? [checker.getContextualType(value), checker.getTypeAtLocation(value)] : [];
  const [wanted, given] = types;
  const symbols = [
    ...types.flatMap((type) => (type ? [type.aliasSymbol, type.symbol] : [])),
    ...(wanted && given ? wantedMembers(given, wanted, checker) : []),
  ];
  const declared = declaredType(node);
  const places = [
    ...symbols.flatMap((symbol) => placesOfSymbol(symbol, version)),
    ...(declared ? placesInside(declared, version) : []),
  ];
  for (let at = node; !ts.isSourceFile(at) && !ts.isBlock(at); at = at.parent)
    if (ts.isCallExpression(at)) {
      places.push(...symbolsBehind(at, checker).flatMap((symbol) => placesOfSymbol(symbol, version)));
      for (const argument of at.arguments)
        if (ts.isStringLiteralLike(argument))
          places.push(...placesOfText(argument, { version, codes: NO_CODES }));
    }
  return places;
}

/** Returns the members of a value as the wanted type declares them. */
function wantedMembers(given: ts.Type, wanted: ts.Type, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  const present = checker.getNonNullableType(wanted);
  return checker.getPropertiesOfType(given).map(({ name }) => checker.getPropertyOfType(present, name));
}

/** Returns the type of a declared name: `Order["status"]`. */
function declaredType({ parent }: ts.Node): ts.TypeNode | undefined {
  const isDeclared =
    ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent);
  return isDeclared ? parent.type : undefined;
}

/** Returns places of everything that a statement or a type names. */
function placesInside(statement: ts.Node, version: CompiledVersion): Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node))
      places.push(...symbolsAt(node, version.checker).flatMap((symbol) => placesOfSymbol(symbol, version)));
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return places;
}
