import { ts } from "ts-morph";
import { placesOfSymbol } from "../impact/compile/compiled-version.ts";
import { symbolsBehind } from "../impact/compile/symbols-at.ts";
import type { EditParts } from "./find-edits.ts";
import type { MovedBody } from "./renames.ts";
import type { TextEdit } from "./text-edits.ts";

/** Returns edits of a call whose body moved to the member `body`, or from there into the input. */
export function bodyEdits(call: ts.CallExpression, parts: EditParts): TextEdit[] {
  const moved = parts.renames.bodies.size > 0 ? movedBodyOf(call, parts) : undefined;
  if (!moved) return [];
  return call.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap((argument) => (moved.to === "body" ? nest(argument, moved) : unnest(argument)));
}

function movedBodyOf(call: ts.CallExpression, { version, renames }: EditParts): MovedBody | undefined {
  const named = [call.expression, ...call.arguments.filter(ts.isIdentifier)]; // a method, or a standalone operation
  for (const node of named)
    for (const symbol of symbolsBehind(node, version.checker))
      for (const place of placesOfSymbol(symbol, version)) {
        const moved = renames.bodies.get(place);
        if (moved) return moved;
      }
  return undefined;
}

/** Turns `{ id, name }` into `{ id, body: { name } }`, if the properties of the body are adjacent. */
function nest({ properties }: ts.ObjectLiteralExpression, { names }: MovedBody): TextEdit[] {
  const isInside = properties.map(
    ({ name }) => name !== undefined && !ts.isComputedPropertyName(name) && names.has(name.text),
  );
  const [first, last] = [isInside.indexOf(true), isInside.lastIndexOf(true)];
  const [from, to] = [properties[first], properties[last]];
  if (!from || !to || properties.some(ts.isSpreadAssignment)) return [];
  if (isInside.slice(first, last + 1).includes(false)) return [];
  return [insert(from.getStart(), "body: { "), insert(to.getEnd(), " }")];
}

/** Turns `{ id, body: { name } }` into `{ id, name }`. */
function unnest({ properties }: ts.ObjectLiteralExpression): TextEdit[] {
  const body = properties.find(({ name }) => name?.getText() === "body");
  if (!body || !ts.isPropertyAssignment(body) || !ts.isObjectLiteralExpression(body.initializer)) return [];
  const inner = body.initializer.properties;
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return [];
  const text = body.getSourceFile().text;
  const [before, after] = [
    { start: body.getStart(), end: first.getStart(), text: "" },
    { start: last.getEnd(), end: body.getEnd(), text: "" },
  ];
  const cut = ({ start, end }: TextEdit) => text.slice(start, end);
  const isPlain = /^(?:body|"body"|'body')\s*:\s*\{\s*$/.test(cut(before)) && /^[\s,]*\}$/.test(cut(after));
  return isPlain ? [before, after] : []; // a comment would be lost
}

function insert(position: number, text: string): TextEdit {
  return { start: position, end: position, text };
}
