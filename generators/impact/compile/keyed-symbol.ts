import { ts } from "ts-morph";
import { declarationsOf } from "./declarations.ts";

/** Returns the member that a string names as a key: `Pick<Order, "note">`, `get(order, "note")`. */
export function keyedSymbol(node: ts.StringLiteralLike, checker: ts.TypeChecker): ts.Symbol | undefined {
  const holder = ts.isLiteralTypeNode(node.parent)
    ? holderOfType(node.parent, checker)
    : holderOfArgument(node, checker);
  return holder && checker.getNonNullableType(holder).getProperty(node.text);
}

/** Returns the type whose keys the parameter of a generic type takes. */
function holderOfType(literal: ts.TypeNode, checker: ts.TypeChecker): ts.Type | undefined {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const { parent: reference } = argument;
  if (!ts.isTypeReferenceNode(reference) || !reference.typeArguments) return undefined;
  const declaration = declarationsOf(checker.getSymbolAtLocation(reference.typeName), checker).find(
    (one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one),
  );
  const parameters = declaration?.typeParameters;
  const position = reference.typeArguments.indexOf(argument);
  const keyed = keysOf(parameters?.[position]?.constraint);
  const isOmit = keyed?.kind === ts.SyntaxKind.AnyKeyword; // `Omit` takes any keys
  const index = isOmit ? 0 : indexOf(keyed, parameters);
  const held = reference.typeArguments[index];
  return held && checker.getTypeFromTypeNode(held);
}

/** Returns the type whose keys the parameter of a generic function takes. */
function holderOfArgument(node: ts.StringLiteralLike, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent: call } = node;
  if (!ts.isCallExpression(call)) return undefined;
  const position = call.arguments.indexOf(node);
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const parameters = declaration && ts.isJSDocSignature(declaration) ? undefined : declaration?.parameters;
  const wanted = parameters?.[position]?.type;
  const ownTypes = declaration?.typeParameters?.filter((one) => ts.isTypeParameterDeclaration(one)) ?? [];
  const direct = keysOf(wanted);
  const named = ownTypes.find(({ name }) => wanted?.getText() === name.text);
  const keyed = direct ?? keysOf(named?.constraint);
  const holder = keyed?.getText();
  const index = parameters?.findIndex(({ type }) => type !== undefined && type.getText() === holder) ?? -1;
  const value = call.arguments[index];
  return holder !== undefined && value ? checker.getTypeAtLocation(value) : undefined;
}

/** The type behind `keyof`. */
function keysOf(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return node && ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword
    ? node.type
    : undefined;
}

function indexOf(
  node: ts.TypeNode | undefined,
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
): number {
  return parameters?.findIndex(({ name }) => name.text === node?.getText()) ?? -1;
}
