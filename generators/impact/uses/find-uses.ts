import { ts } from "ts-morph";
import { type CompiledVersion, placesOfSymbol } from "../compile/compiled-version.ts";
import { isAssignment } from "../compile/node-at.ts";
import { symbolsAt, symbolsBehind } from "../compile/symbols-at.ts";
import { operationOf, type Place, toPlace } from "../places/place.ts";

/** One use of something that is generated, as the compiler resolves it. */
export interface Use {
  readonly node: ts.Node;
  readonly places: readonly Place[];
  readonly role: UseRole;
}

/** `call`: of an operation. `write`: of a member that is sent, with its value. `read`: of a member. `name`: of an event or error code. */
type UseRole =
  | { readonly kind: "call" | "read" | "name" }
  | { readonly kind: "write"; readonly value: ts.Expression };

interface UseParts {
  readonly version: CompiledVersion;
  /** Texts that may be names of error codes. */
  readonly codes: ReadonlySet<string>;
}

/** Every use in a file, with the places that it leads to. */
export function findUses(file: ts.SourceFile, { version, codes }: UseParts): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
      const places = placesOf(node, { version, codes });
      if (places.length > 0) uses.push({ node, places, role: roleOf(node, places) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function placesOf(node: ts.Identifier | ts.StringLiteralLike, parts: UseParts): Place[] {
  const { version } = parts;
  const { checker } = version;
  const direct = placesOfAll(symbolsAt(node, checker), version);
  if (direct.length > 0) return direct;
  if (ts.isStringLiteralLike(node)) return placesOfText(node, parts);
  // A comparison is judged where it stands, also that of a variable which holds what was received.
  return isCompared(node) ? placesOfAll(symbolsBehind(node, checker), version) : [];
}

function placesOfAll(symbols: readonly ts.Symbol[], version: CompiledVersion): Place[] {
  return symbols.flatMap((symbol) => placesOfSymbol(symbol, version));
}

/** The event, error code or path that a text names. */
function placesOfText(node: ts.StringLiteralLike, { version, codes }: UseParts): Place[] {
  const { checker, places } = version;
  const { text } = node;
  if (codes.has(text) && isCode(node, version)) return [toPlace("errors", text)];
  const listed = textsOf(typeAround(node, checker));
  if (!listed.includes(text)) return [];
  const isOfEvents = listed.every((other) => places.eventNames.has(other) || other === "unknown");
  return isOfEvents && places.eventNames.has(text) ? [toPlace("events", text)] : [];
}

/** True for a text that the types list as a code, or that is compared with or passed to something of the API. */
function isCode(node: ts.StringLiteralLike, { checker, isOfApi }: CompiledVersion): boolean {
  if (textsOf(typeAround(node, checker)).includes(node.text)) return true;
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const callee = checker.getResolvedSignature(parent)?.declaration;
    return callee !== undefined && isOfApi(callee.getSourceFile());
  }
  const other = comparedWith(node);
  const declarations = other
    ? symbolsBehind(other, checker).flatMap((symbol) => symbol.declarations ?? [])
    : [];
  return declarations.some((declaration) => isOfApi(declaration.getSourceFile()));
}

/** The type that a text is wanted as, or compared with. */
function typeAround(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const other = comparedWith(node);
  return other ? checker.getTypeAtLocation(other) : checker.getContextualType(node);
}

/** The other side of a comparison, or the value that a `switch` is over. */
function comparedWith(node: ts.Expression): ts.Expression | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !isComparison(parent)) return undefined;
  return parent.left === node ? parent.right : parent.left;
}

/** True where code decides by a value: a comparison, a `switch`, a look-up. */
export function isCompared(value: ts.Node): boolean {
  const { parent } = value;
  if (ts.isSwitchStatement(parent)) return parent.expression === value;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === value;
  return ts.isBinaryExpression(parent) && isComparison(parent);
}

/** The texts that a type lists. */
function textsOf(type: ts.Type | undefined): string[] {
  if (!type) return [];
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? part.value : []));
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    kind === ts.SyntaxKind.EqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsToken
  );
}

function roleOf(node: ts.Node, [place = ""]: readonly Place[]): UseRole {
  if (ts.isStringLiteralLike(node)) return { kind: "name" };
  if (operationOf(place) === place) return { kind: "call" };
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node)
    return { kind: "write", value: parent.initializer };
  if (ts.isShorthandPropertyAssignment(parent)) return { kind: "write", value: parent.name };
  const access = ts.isPropertyAccessExpression(parent) ? parent.parent : parent;
  const isTarget = ts.isBinaryExpression(access) && isAssignment(access) && access.left === parent;
  return isTarget ? { kind: "write", value: access.right } : { kind: "read" };
}
