import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { fieldOf, type NodeKind } from "../grammar.ts";
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
    ...locations.map((pointer) => misplacedValue(document, pointer, "an object")),
    ...lists.map((key) => misplacedValue(document, childPointer("", key), "a list")),
    ...wrong.map(({ pointer }) => misplacedValue(document, childPointer(pointer, "$ref"), "a string")),
  ];
}

/** Reports a value of the wrong kind. */
export function misplacedValue(document: BundledDocument, pointer: string, expected: string): Diagnostic {
  return warningAt(document, pointer, {
    code: "value-misplaced",
    message: `"${pointer}" must be ${expected}; it is ignored.`,
    help: `Make it ${expected}, or remove it.`,
  });
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

/** Fields that should contain a map but do not; an empty field is accepted. */
function malformedMaps(kind: NodeKind, value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).filter((key) => {
    const [shape] = fieldOf(kind, key) ?? [];
    return (shape === "map" || shape === "openMap") && !isObject(value[key]) && value[key] !== null;
  });
}

function hasWrongReference(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, "$ref"); // of another type than a string
}
