import { ts } from "ts-morph";
import { type CompiledVersion, placesOfSymbol } from "../impact/compile/compiled-version.ts";
import { symbolsAt, wantedType } from "../impact/compile/symbols-at.ts";
import type { Place } from "../impact/places/place.ts";
import { comparedWith } from "../impact/uses/comparisons.ts";
import { declarationsAround, textsAround, textsOf } from "../impact/uses/places-of-text.ts";
import { placesNamed, placesOfMember, placesOfValue } from "../impact/uses/places-of-value.ts";
import type { EditParts } from "./find-edits.ts";
import { keyText, replace, replaceText } from "./name-edits.ts";
import type { TextEdit } from "./text-edits.ts";

/** Returns the edit of a string or key that is an enum value, event, error code or path according to its type. */
export function literalEdits(node: ts.Identifier | ts.StringLiteralLike, parts: EditParts): TextEdit[] {
  const isText = ts.isStringLiteralLike(node);
  const renamed = isText
    ? (enumValue(node, parts) ?? namedBy(node, parts) ?? pathOf(node, parts))
    : valueOfKey(node, parts);
  if (renamed === undefined || renamed === node.text) return [];
  return [isText ? replaceText(node, renamed) : replace(node, keyText(renamed))];
}

/** Returns the new name of the event or error code that a string names. */
function namedBy(node: ts.StringLiteralLike, { version, renames }: EditParts): string | undefined {
  const { eventNames, model } = version.places;
  const event = renames.events.get(node.text);
  const code = renames.errors.get(node.text);
  if (event === undefined && code === undefined) return undefined;
  const listed = textsAround(node, version);
  if (!listed.includes(node.text)) return code !== undefined && isOfRuntime(node, version) ? code : undefined;
  const codes = new Set(model.errorCatalog?.entries.map((entry) => entry.code));
  if (event !== undefined && listed.every((text) => eventNames.has(text) || text === "unknown")) return event;
  return code !== undefined && listed.every((text) => codes.has(text)) ? code : undefined;
}

/** True for a string that is compared with or passed to the runtime, which has codes as strings. */
function isOfRuntime(node: ts.StringLiteralLike, version: CompiledVersion): boolean {
  return declarationsAround(node, version)
    .map((declaration) => declaration.getSourceFile())
    .some((file) => version.isOfApi(file) && !version.isGenerated(file));
}

/** Returns the new value, if the type of the place is an enum with the old one. */
function enumValue(node: ts.StringLiteralLike, parts: EditParts): string | undefined {
  if (parts.renames.values.size === 0) return undefined;
  const { parent } = node;
  const isKey = ts.isLiteralTypeNode(parent) || (ts.isPropertyAssignment(parent) && parent.name === node);
  if (!isKey && !textsAround(node, parts.version).includes(node.text)) return undefined;
  return renamedValue(node.text, placesAround(node, parts.version), parts);
}

function renamedValue(text: string, places: readonly Place[], { renames }: EditParts): string | undefined {
  const found = new Set(places.flatMap((place) => renames.values.get(place)?.get(text) ?? []));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** Returns the new key of an object with one member for each value of an enum. */
function valueOfKey(node: ts.Identifier, parts: EditParts): string | undefined {
  const { parent } = node;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  if (!isKey || parts.renames.values.size === 0) return undefined;
  return renamedValue(node.text, placesOfKeys(parent, parts.version), parts);
}

/** Returns places of enums whose values are the keys of an object: `Record<OrderStatus, string>`. */
function placesOfKeys({ parent }: ts.PropertyAssignment, version: CompiledVersion): Place[] {
  const wanted = wantedType(parent, version.checker);
  return (wanted?.aliasTypeArguments ?? []).flatMap((type) => placesOfSymbol(type.aliasSymbol, version));
}

/** Returns places of the value that a string is compared with, or of its expected type. */
function placesAround(node: ts.StringLiteralLike, version: CompiledVersion): Place[] {
  const { checker } = version;
  const { parent } = node;
  const other = comparedWith(node);
  if (other)
    return [...placesOfValue(other, version), ...placesOfType(checker.getTypeAtLocation(other), version)];
  if (ts.isPropertyAssignment(parent) && parent.name === node) return placesOfKeys(parent, version);
  if (ts.isLiteralTypeNode(parent)) return placesBeside(parent, version);
  return [...placesOfType(wantedType(node, version.checker), version), ...placesWanted(node, version)];
}

function placesOfType(type: ts.Type | undefined, version: CompiledVersion): Place[] {
  const parts = type?.isUnion() ? type.types : [];
  return [type, ...parts].flatMap((part) => placesOfSymbol(part?.aliasSymbol, version));
}

/** Returns places of the types beside a literal type: `Extract<OrderStatus, "new">`. */
function placesBeside(literal: ts.LiteralTypeNode, version: CompiledVersion): Place[] {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const { parent } = argument;
  if (!ts.isTypeReferenceNode(parent)) return [];
  return (parent.typeArguments ?? []).flatMap((one) => (one === argument ? [] : placesNamed(one, version)));
}

/** Returns places of the target of a value: a member, a variable, a parameter, a result. */
function placesWanted(value: ts.Node, version: CompiledVersion): Place[] {
  const { checker } = version;
  const { parent } = value;
  if (ts.isPropertyAssignment(parent))
    return symbolsAt(parent.name, checker).flatMap((symbol) => placesOfMember(symbol, version));
  if (ts.isCallExpression(parent)) {
    const index = parent.arguments.indexOf(value as ts.Expression);
    const parameter = checker.getResolvedSignature(parent)?.parameters[index];
    return parameter ? placesOfMember(parameter, version) : [];
  }
  if (ts.isBindingElement(parent) && parent.initializer === value)
    return symbolsAt(parent.propertyName ?? parent.name, checker).flatMap((symbol) =>
      placesOfMember(symbol, version),
    );
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return placesOfValue(parent.left, version);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isPropertyDeclaration(parent))
    return placesNamed(parent.type, version);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return placesNamed(parent.type, version);
  if (ts.isArrowFunction(parent)) return placesNamed(parent.type, version);
  if (ts.isReturnStatement(parent)) return placesNamed(functionAround(parent)?.type, version);
  return isPassedOn(parent) ? placesWanted(parent, version) : [];
}

/** True for an expression that may have the value of its part. */
function isPassedOn(node: ts.Node): boolean {
  return (
    ts.isConditionalExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
  );
}

function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  let at = node.parent;
  while (at && !ts.isFunctionLike(at)) at = at.parent;
  return at;
}

/** Returns the new path in a call of `client.fetchClient`: `fetchClient.GET("/orders")`. */
function pathOf(node: ts.StringLiteralLike, { version, renames }: EditParts): string | undefined {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined;
  const request = `${parent.expression.name.text} ${node.text}`;
  const moved = renames.paths.get(request);
  if (moved === undefined) return undefined;
  const isListed = textsOf(wantedType(node, version.checker)).includes(node.text);
  const type = version.checker.getTypeAtLocation(parent.expression.expression);
  return isListed && isOfPaths(type, version) ? moved : undefined;
}

/** True for a client of openapi-fetch over generated paths. */
function isOfPaths(type: ts.Type, { checker, isGenerated }: CompiledVersion): boolean {
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  const given = isReference ? checker.getTypeArguments(type as ts.TypeReference) : type.aliasTypeArguments;
  return (given ?? []).some(({ symbol }) =>
    symbol?.declarations?.some((one) => isGenerated(one.getSourceFile())),
  );
}
