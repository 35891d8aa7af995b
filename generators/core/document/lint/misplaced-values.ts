import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { type ChildNode, childNodes, malformedMaps } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** Finds values where OpenAPI requires an object: they would be ignored silently. Schemas are checked when they are read. */
export function findMisplacedValues(document: BundledDocument): Problem[] {
  const places: string[] = [];
  const wrong: string[] = [];
  const visit = (kind: NodeKind, value: unknown, pointer: string): void => {
    if (kind === "schema" || referenceOf(value) !== undefined) return;
    if (isObject(value) && Object.hasOwn(value, "$ref")) wrong.push(childPointer(pointer, "$ref"));
    places.push(...malformedMaps(kind, value).map((key) => childPointer(pointer, key)));
    for (const child of childNodes(kind, value)) {
      const place = childPointer(pointer, ...child.path);
      if (isMisplaced(child)) places.push(place);
      else visit(child.kind, child.value, place);
    }
  };
  visit("document", document.value, "");
  return [
    ...places.map((pointer) => misplaced(pointer, "an object")),
    ...wrong.map((pointer) => misplaced(pointer, "a string")),
  ];

  function misplaced(pointer: string, expected: string): Problem {
    return {
      code: "value-misplaced",
      severity: "warning",
      message: `"${pointer}" must be ${expected}; it is ignored.`,
      location: document.locate(pointer),
      help: `Make it ${expected}, or remove it.`,
    };
  }
}

function isMisplaced({ kind, value }: ChildNode): boolean {
  return kind !== "schema" && !isObject(value);
}
