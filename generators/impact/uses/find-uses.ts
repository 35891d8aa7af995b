import { ts } from "ts-morph";
import { type CompiledVersion, isOfSchemas, placesOfSymbol } from "../compile/compiled-version.ts";
import { declarationsOf } from "../compile/declarations.ts";
import { isAssignment } from "../compile/node-at.ts";
import { symbolsAt } from "../compile/symbols-at.ts";
import { operationOf, type Place } from "../places/place.ts";
import { isCompared } from "./comparisons.ts";
import { placesOfText } from "./places-of-text.ts";
import { placesOfValue } from "./places-of-value.ts";
import { sentMembers } from "./sent-members.ts";

/** One use of generated code, as the compiler resolves it. */
export interface Use {
  readonly node: ts.Node;
  readonly places: readonly Place[];
  readonly role: UseRole;
}

/**
 * `call`: of an operation. `schema`: of a validator or factory. `write`: of a sent member, with its value if visible.
 * `read`: of a member. `name`: of an event or error code.
 */
type UseRole =
  | { readonly kind: "call" | "read" | "name" }
  /** `makes`: creates values, as factories do, instead of checking them. */
  | { readonly kind: "schema"; readonly makes: boolean }
  | { readonly kind: "write"; readonly name: string; readonly value: ts.Expression | undefined };

export interface UseParts {
  readonly version: CompiledVersion;
  /** Strings that may be error codes. */
  readonly codes: ReadonlySet<string>;
  /** Changed members of requests: only to these are values followed. */
  readonly sent: ReadonlySet<string>;
}

/** Finds every use in a file, with its places. */
export function findUses(file: ts.SourceFile, parts: UseParts): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
      const places = placesOf(node, parts);
      const role = roleOf(node, places, parts.version);
      const isOuter = role.kind === "schema" && isNarrowed(node, parts);
      if (places.length > 0 && !isOuter) uses.push({ node, places, role });
    }
    if (parts.sent.size > 0 && ts.isExpression(node)) uses.push(...sentMembers(node, parts));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** True for a table of validators of which one is selected: that one is the use. */
function isNarrowed(node: ts.Node, parts: UseParts): boolean {
  const { parent } = node;
  const isName = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const holder = isName || ts.isElementAccessExpression(parent) ? parent : node;
  const next = holder.parent;
  if (ts.isPropertyAccessExpression(next)) return placesOf(next.name, parts).length > 0;
  if (!ts.isElementAccessExpression(next) || next.expression !== holder) return false;
  return (
    ts.isStringLiteralLike(next.argumentExpression) && placesOf(next.argumentExpression, parts).length > 0
  );
}

function placesOf(node: ts.MemberName | ts.StringLiteralLike, parts: UseParts): readonly Place[] {
  const { version } = parts;
  const { checker } = version;
  const direct = placesOfAll(symbolsAt(node, checker), version);
  if (direct.length > 0) return direct;
  if (ts.isStringLiteralLike(node)) return placesOfText(node, parts);
  // A comparison is judged in place, even if a variable holds the received value.
  return isCompared(node) ? placesOfValue(node, version) : [];
}

function placesOfAll(symbols: readonly ts.Symbol[], version: CompiledVersion): Place[] {
  return symbols.flatMap((symbol) => placesOfSymbol(symbol, version));
}

function roleOf(node: ts.Node, [place = ""]: readonly Place[], version: CompiledVersion): UseRole {
  const declarations = symbolsAt(node, version.checker).flatMap((symbol) =>
    declarationsOf(symbol, version.checker),
  );
  const ofSchemas = declarations.find((declaration) => isOfSchemas(declaration, version));
  if (ofSchemas) return { kind: "schema", makes: version.generatorOf(ofSchemas.getSourceFile()) === "mocks" };
  if (operationOf(place) === place) return { kind: "call" };
  if (ts.isStringLiteralLike(node) && declarations.length === 0) return { kind: "name" };
  const { parent } = node;
  const name = ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : "";
  if (ts.isPropertyAssignment(parent) && parent.name === node)
    return { kind: "write", name, value: parent.initializer };
  if (ts.isShorthandPropertyAssignment(parent)) return { kind: "write", name, value: parent.name };
  const access = ts.isPropertyAccessExpression(parent) ? parent.parent : parent;
  const isTarget = ts.isBinaryExpression(access) && isAssignment(access) && access.left === parent;
  return isTarget ? { kind: "write", name, value: access.right } : { kind: "read" };
}
