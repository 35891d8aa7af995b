import { ts } from "ts-morph";
import type { CompiledVersion } from "../compile/compiled-version.ts";
import { symbolsBehind, wantedType } from "../compile/symbols-at.ts";
import { type Place, toPlace } from "../places/place.ts";
import { comparedWith } from "./comparisons.ts";
import type { UseParts } from "./find-uses.ts";

/** Returns places of the event, error code or path that a string names. */
export function placesOfText(
  node: ts.StringLiteralLike,
  { version, codes }: Pick<UseParts, "version" | "codes">,
): readonly Place[] {
  const { checker, places } = version;
  const { text } = node;
  if (codes.has(text) && isCode(node, version)) return [toPlace("errors", text)];
  if (places.eventNames.has(text)) {
    const listed = textsOf(typeAround(node, checker));
    const isOfEvents = listed.every((other) => places.eventNames.has(other) || other === "unknown");
    if (isOfEvents && listed.includes(text)) return [toPlace("events", text)];
  }
  return places.ofPath(text).length > 0 ? operationsAt(node, version) : [];
}

/** Returns operations of a path that is passed where types list paths of the document. */
function operationsAt(node: ts.StringLiteralLike, { checker, places }: CompiledVersion): readonly Place[] {
  const listed = textsOf(wantedType(node, checker));
  const isOfPaths = listed.includes(node.text) && listed.every((path) => places.ofPath(path).length > 0);
  if (!isOfPaths) return [];
  const { parent } = node;
  if (!ts.isCallExpression(parent)) return places.ofPath(node.text);
  const callee = parent.expression;
  const words = [
    ...(ts.isPropertyAccessExpression(callee) ? [callee.name.text] : []),
    ...parent.arguments.flatMap((argument) => (ts.isStringLiteralLike(argument) ? argument.text : [])),
  ];
  const named = words.flatMap((word) => places.ofPath(node.text, word.toLowerCase()));
  return named.length > 0 ? named : places.ofPath(node.text);
}

/** True for a string that types list as a code, or that is compared with or passed to generated code. */
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

/** Returns the type that a string is expected as, or compared with. */
function typeAround(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const other = comparedWith(node);
  return other ? checker.getTypeAtLocation(other) : checker.getContextualType(node);
}

/** Returns the strings that a type lists. */
export function textsOf(type: ts.Type | undefined): string[] {
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.flatMap((part) => (part.isStringLiteral() ? part.value : []));
}
