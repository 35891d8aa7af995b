import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childPointer } from "../pointer.ts";
import { findAmbiguousPaths } from "./ambiguous-paths.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { findEndlessReferences } from "./endless-references.ts";
import { findMisplacedValues } from "./misplaced-values.ts";
import { findMissingOperations } from "./missing-operations.ts";
import { operationNodes, operationsAndLinks } from "./operation-nodes.ts";
import { findPathParameterProblems } from "./path-parameters.ts";
import { findReferenceCycles } from "./reference-cycles.ts";
import { findUndefinedSchemes } from "./security-requirements.ts";

/** Problems that only prevent calls: irrelevant when two documents are compared. */
export const CALL_PROBLEMS: readonly string[] = [
  "link-operation-unknown",
  "path-parameter-missing",
  "security-scheme-undefined",
];

/** Finds the problems of a whole document, whichever generators run. */
export function lintDocument(document: BundledDocument): Problem[] {
  const { operation: operations, link: links } = operationsAndLinks(document);
  return [
    ...emptyDocument(document),
    ...findMissingOperations(document),
    ...duplicateOperationIds(document),
    ...findPathParameterProblems(document),
    ...findAmbiguousPaths(document),
    ...findUndefinedSchemes(document, operations),
    ...findBrokenLinks(document, { operations, links }),
    ...findReferenceCycles(document),
    ...findEndlessReferences(document),
    ...findMisplacedValues(document),
  ];
}

function emptyDocument({ value, locate }: BundledDocument): Problem[] {
  const hasContent = [value.paths, value.webhooks, value.components].some((part) => isObject(part));
  if (hasContent) return [];
  return [
    {
      code: "document-empty",
      severity: "error",
      message: "The document has no paths, no webhooks and no components.",
      location: locate(""),
      help: "Add at least one of them.",
    },
  ];
}

function duplicateOperationIds(document: BundledDocument): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { pointer, value } of operationNodes(document)) {
    const id = value.operationId;
    if (typeof id !== "string") continue;
    const rival = first.get(id);
    if (rival === undefined) {
      first.set(id, pointer);
      continue;
    }
    const { file, line } = document.locate(childPointer(rival, "operationId"));
    problems.push({
      code: "operation-id-duplicate",
      severity: "error",
      message: `The operationId "${id}" is already used (${file}:${line}).`,
      location: document.locate(childPointer(pointer, "operationId")),
      help: "Give each operation a unique operationId.",
    });
  }
  return problems;
}
