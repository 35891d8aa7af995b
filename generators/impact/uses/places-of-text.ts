import { ts } from "ts-morph";
import type { CompiledVersion } from "../compile/compiled-version.ts";
import { symbolsAt, symbolsBehind, wantedType } from "../compile/symbols-at.ts";
import { type Place, toPlace } from "../places/place.ts";
import { comparedWith } from "./comparisons.ts";
import type { UseParts } from "./find-uses.ts";

/** Returns places of the event, error code or path that a string names. */
export function placesOfText(
  node: ts.StringLiteralLike,
  { version, codes }: Pick<UseParts, "version" | "codes">,
): readonly Place[] {
  const { places } = version;
  const { text } = node;
  if (codes.has(text) && isCode(node, version)) return [toPlace("errors", text)];
  if (places.eventNames.has(text)) {
    const listed = textsAround(node, version);
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

/** True for a string that types list as a code, or that is compared with or passed to code of the API. */
function isCode(node: ts.StringLiteralLike, version: CompiledVersion): boolean {
  return (
    textsAround(node, version).includes(node.text) ||
    declarationsAround(node, version).some((declaration) => version.isOfApi(declaration.getSourceFile()))
  );
}

/** Returns the declarations of the function that a string is passed to, or of the value that it is compared with. */
export function declarationsAround(
  node: ts.StringLiteralLike,
  { checker }: CompiledVersion,
): readonly ts.Node[] {
  const { parent } = node;
  const callee = ts.isCallExpression(parent) ? checker.getResolvedSignature(parent)?.declaration : undefined;
  if (callee) return [callee];
  const other = comparedWith(node);
  return other ? symbolsBehind(other, checker).flatMap(({ declarations }) => declarations ?? []) : [];
}

/** Returns the strings that the type of a place lists, including those that an earlier comparison excluded. */
export function textsAround(node: ts.StringLiteralLike, { checker }: CompiledVersion): string[] {
  const other = comparedWith(node);
  if (!other) return textsOf(wantedType(node, checker));
  const name = ts.isPropertyAccessExpression(other)
    ? other.name
    : ts.isElementAccessExpression(other) && ts.isStringLiteralLike(other.argumentExpression)
      ? other.argumentExpression
      : other;
  const declared = symbolsAt(name, checker).map((symbol) => checker.getTypeOfSymbol(symbol));
  return [checker.getTypeAtLocation(other), ...declared].flatMap(textsOf);
}

/** Returns the strings that a type lists. */
export function textsOf(type: ts.Type | undefined): string[] {
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.flatMap((part) => (part.isStringLiteral() ? part.value : []));
}
