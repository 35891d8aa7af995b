import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { type Field, fieldOf, type NodeKind } from "../grammar.ts";
import { createNodeSearch, type NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** Finds values where OpenAPI requires an object or a list: they are ignored. Schemas are checked when they are read. */
export function findMisplacedValues(document: BundledDocument): Diagnostic[] {
  const nodes = findNodes({ kind: "document", value: document.value, pointer: "" });
  return nodes.flatMap(({ kind, value, pointer }) =>
    misplacedIn(kind, value).map(([path, expected]) =>
      misplacedValue(document, childPointer(pointer, ...path), expected),
    ),
  );
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
  (kind, value) => isDefined(kind, value) && misplacedIn(kind, value).length > 0,
  isDefined,
);

type Expectation = readonly [expected: string, test: (value: unknown) => boolean];

const MAP: Expectation = ["an object", isObject];
const CONTAINERS: Readonly<Partial<Record<Field[0], Expectation>>> = {
  list: ["a list", Array.isArray],
  map: MAP,
  openMap: MAP,
};

/** The paths of misplaced values in a node, and what is expected there; an empty field is accepted. */
function misplacedIn(kind: NodeKind, value: unknown): (readonly [path: string[], expected: string])[] {
  if (!isObject(value)) return [[[], "an object"]];
  return Object.keys(value).flatMap((key) => {
    if (key === "$ref") return [[[key], "a string"]]; // other references are not searched
    const [expected, test] = CONTAINERS[fieldOf(kind, key)?.[0] ?? "one"] ?? [];
    return test === undefined || test(value[key]) || value[key] === null ? [] : [[[key], expected ?? ""]];
  });
}
