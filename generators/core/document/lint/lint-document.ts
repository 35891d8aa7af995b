import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import { followReferences } from "../follow-references.ts";
import { createNodeSearch } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";
import { findAmbiguousPaths } from "./ambiguous-paths.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { findMisplacedValues } from "./misplaced-values.ts";
import { findMissingOperations } from "./missing-operations.ts";
import { newerFields } from "./newer-fields.ts";
import { type NodeRule, warningsOf } from "./node-rule.ts";
import { operationsAndLinks } from "./operation-nodes.ts";
import { findUnsentParameters } from "./path-parameters.ts";
import { findEndlessCycles, findReferenceCycles, isHolder } from "./reference-cycles.ts";
import { findUndefinedSchemes } from "./security-requirements.ts";
import { malformedSunset } from "./sunset-dates.ts";
import { findUnknownRequired, requiresUnlisted, unknownKeys } from "./unknown-keys.ts";
import { unknownValues } from "./unknown-values.ts";

/** Finds the diagnostics of a whole document, whichever generators run. */
export function lintDocument(document: BundledDocument): Diagnostic[] {
  const { operation: operations, link: links } = operationsAndLinks(document);
  const nodes = nodesToLint(document);
  return [
    ...emptyDocument(document),
    ...findMissingOperations(document),
    ...(document.version === "3.2" ? warningsOf(newerFields, document, nodes) : []),
    ...findUnsentParameters(document),
    ...findAmbiguousPaths(document),
    ...findUndefinedSchemes(document, operations),
    ...findBrokenLinks(document, { operations, links }),
    ...findReferenceCycles(document, nodes),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
    ...warningsOf(unknownKeys, document, nodes),
    ...findUnknownRequired(document, nodes),
    ...warningsOf(unknownValues, document, nodes),
    ...warningsOf(malformedSunset, document, nodes),
  ];
}

/** Finds only the errors, and the warnings about unread parts, in which changes cannot be detected. */
export function findUnread(document: BundledDocument): Diagnostic[] {
  const nodes = nodesToLint(document);
  return [
    ...findMissingOperations(document),
    ...(document.version === "3.2" ? warningsOf(newerFields, document, nodes) : []),
    ...findEndlessCycles(document, nodes),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
    ...warningsOf(unknownKeys, document, nodes),
    ...findUnknownRequired(document, nodes),
    ...warningsOf(malformedSunset, document, nodes),
  ];
}

function emptyDocument({ value, locate }: BundledDocument): Diagnostic[] {
  const hasContent = [value.paths, value.webhooks, value.components].some((part) => isObject(part));
  if (hasContent) return [];
  return [
    {
      code: "document-empty",
      severity: "warning",
      message: "The document has no paths, no webhooks and no components.",
      location: locate(""),
      help: "Add at least one of them.",
    },
  ];
}

const RULES: readonly NodeRule[] = [newerFields, unknownKeys, unknownValues, malformedSunset];

const findNodes = createNodeSearch(
  (kind, value) =>
    isHolder(kind, value) ||
    requiresUnlisted(kind, value) ||
    (isObject(value) && RULES.some((rule) => rule(kind, value).length > 0)),
);

/** The nodes for rules about single nodes, in document order: one walk serves all rules. */
export function nodesToLint({ value }: BundledDocument): readonly PlacedNode[] {
  return findNodes({ pointer: "", kind: "document", value });
}

/** Finds cyclic references between components other than schemas, used or unused. */
function findEndlessReferences({ value, locate }: BundledDocument): Diagnostic[] {
  return childNodes("components", value.components)
    .filter(({ kind }) => kind !== "schema")
    .map(({ path }) => childPointer("", "components", ...path))
    .filter((pointer) => followReferences(value, pointer) === "endless")
    .map((pointer) => ({
      code: "reference-cycle",
      severity: "error",
      message: "This reference leads back to itself, so it never resolves.",
      location: locate(childPointer(pointer, "$ref")),
      help: "Make one of the references point to a definition.",
    }));
}
