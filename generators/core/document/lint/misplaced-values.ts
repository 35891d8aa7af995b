import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { malformedMaps } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { createNodeSearch, type NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** Finds values where OpenAPI requires an object: they would be ignored silently. Schemas are checked when they are read. */
export function findMisplacedValues(document: BundledDocument): Diagnostic[] {
  const nodes = findNodes({ kind: "document", value: document.value, pointer: "" });
  const locations = nodes.flatMap(({ kind, value, pointer }) =>
    isMisplaced(kind, value)
      ? [pointer]
      : malformedMaps(kind, value).map((key) => childPointer(pointer, key)),
  );
  const lists = ["tags", "security"].filter((key) => !Array.isArray(document.value[key] ?? []));
  const wrong = nodes.filter(({ value }) => hasWrongReference(value));
  return [
    ...locations.map((pointer) => misplaced(pointer, "an object")),
    ...lists.map((key) => misplaced(childPointer("", key), "a list")),
    ...wrong.map(({ pointer }) => misplaced(childPointer(pointer, "$ref"), "a string")),
  ];

  function misplaced(pointer: string, expected: string): Diagnostic {
    return {
      code: "value-misplaced",
      severity: "warning",
      message: `"${pointer}" must be ${expected}; it is ignored.`,
      location: document.locate(pointer),
      help: `Make it ${expected}, or remove it.`,
    };
  }
}

const isDefined: NodeTest = (kind, value) => kind !== "schema" && referenceOf(value) === undefined;

const findNodes = createNodeSearch(
  (kind, value) =>
    isDefined(kind, value) &&
    (isMisplaced(kind, value) || hasWrongReference(value) || malformedMaps(kind, value).length > 0),
  isDefined,
);

function isMisplaced(kind: NodeKind, value: unknown): boolean {
  return kind !== "schema" && !isObject(value);
}

function hasWrongReference(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, "$ref"); // of another type than a string
}
