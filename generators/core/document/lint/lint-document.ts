import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { findAmbiguousPaths } from "./ambiguous-paths.ts";
import { askedNodes } from "./asked-nodes.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { findEndlessReferences } from "./endless-references.ts";
import { findMisplacedValues } from "./misplaced-values.ts";
import { findMissingOperations } from "./missing-operations.ts";
import { findNewerFields } from "./newer-fields.ts";
import { operationsAndLinks } from "./operation-nodes.ts";
import { findUnsentParameters } from "./path-parameters.ts";
import { findEndlessCycles, findReferenceCycles } from "./reference-cycles.ts";
import { findUndefinedSchemes } from "./security-requirements.ts";
import { findUnknownKeys } from "./unknown-keys.ts";
import { findUnknownValues } from "./unknown-values.ts";

/** Finds the problems of a whole document, whichever generators run. */
export function lintDocument(document: BundledDocument): Problem[] {
  const { operation: operations, link: links } = operationsAndLinks(document);
  const nodes = askedNodes(document);
  return [
    ...emptyDocument(document),
    ...findMissingOperations(document),
    ...findNewerFields(document, nodes),
    ...findUnsentParameters(document),
    ...findAmbiguousPaths(document),
    ...findUndefinedSchemes(document, operations),
    ...findBrokenLinks(document, { operations, links }),
    ...findReferenceCycles(document, nodes),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
    ...findUnknownKeys(document, nodes),
    ...findUnknownValues(document, nodes),
  ];
}

/** Of the same problems, the errors, and the warnings of what is not read: changes of it cannot be seen. */
export function findUnread(document: BundledDocument): Problem[] {
  const nodes = askedNodes(document);
  return [
    ...findMissingOperations(document),
    ...findNewerFields(document, nodes),
    ...findEndlessCycles(document, nodes),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
    ...findUnknownKeys(document, nodes),
  ];
}

function emptyDocument({ value, locate }: BundledDocument): Problem[] {
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
