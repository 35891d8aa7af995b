import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import { ENDLESS, followReferences } from "../follow-references.ts";
import { createNodeSearch } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";
import { findAmbiguousPaths } from "./ambiguous-paths.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { contradictoryBounds } from "./contradictory-bounds.ts";
import { findMisplacedValues } from "./misplaced-values.ts";
import { missingFields } from "./missing-fields.ts";
import { findMissingOperations } from "./missing-operations.ts";
import { newerFields } from "./newer-fields.ts";
import { type NodeRule, warningsOf } from "./node-rule.ts";
import { operationsAndLinks } from "./operation-nodes.ts";
import { findUnsentParameters } from "./path-parameters.ts";
import { findEndlessCycles, findReferenceCycles, isHolder } from "./reference-cycles.ts";
import { findUndefinedSchemes } from "./security-requirements.ts";
import { malformedSunset } from "./sunset-dates.ts";
import { findUnknownRequired, requiresUnlisted, unknownKeys } from "./unknown-keys.ts";
import { unknownNames } from "./unknown-names.ts";
import { unknownValues } from "./unknown-values.ts";

/** Rules about unread parts, in which changes cannot be detected; then all rules. */
const UNREAD: readonly NodeRule[] = [newerFields, unknownKeys, unknownNames, malformedSunset];
const RULES: readonly NodeRule[] = [...UNREAD, unknownValues, contradictoryBounds, missingFields];

/** Finds the diagnostics of a whole document, whichever generators run. */
export function lintDocument(document: BundledDocument): Diagnostic[] {
  const { operation: operations, link: links } = operationsAndLinks(document);
  const nodes = nodesToLint(document);
  return [
    ...emptyDocument(document),
    ...findUnsentParameters(document),
    ...findAmbiguousPaths(document),
    ...findUndefinedSchemes(document, operations),
    ...findBrokenLinks(document, { operations, links }),
    ...findReferenceCycles(document, nodes),
    ...findByRules(document, nodes, RULES),
  ];
}

/** Finds only the errors, and the warnings about unread parts, in which changes cannot be detected. */
export function findUnread(document: BundledDocument): Diagnostic[] {
  const nodes = nodesToLint(document);
  return [...findEndlessCycles(document, nodes), ...findByRules(document, nodes, UNREAD)];
}

function findByRules(
  document: BundledDocument,
  nodes: readonly PlacedNode[],
  rules: readonly NodeRule[],
): Diagnostic[] {
  return [
    ...findMissingOperations(document),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
    ...findUnknownRequired(document, nodes),
    ...rules.flatMap((rule) => warningsOf(rule, document, nodes)),
  ];
}

function emptyDocument(document: BundledDocument): Diagnostic[] {
  const { paths, webhooks, components } = document.value;
  if ([paths, webhooks, components].some(isObject)) return [];
  return [
    warningAt(document, "", {
      code: "document-empty",
      message: "The document has no paths, no webhooks and no components.",
      help: "Add at least one of them.",
    }),
  ];
}

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
    .map((pointer) => ({ ...ENDLESS, location: locate(childPointer(pointer, "$ref")) }));
}
