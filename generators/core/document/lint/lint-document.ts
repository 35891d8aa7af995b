import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childNodes } from "../grammar.ts";
import { childPointer, valueAt } from "../pointer.ts";
import { findEndlessReferences } from "./endless-references.ts";
import { findMisplacedValues } from "./misplaced-values.ts";
import { findReferenceCycles } from "./reference-cycles.ts";

/** What is wrong with a document as a whole, whichever generator runs on it. */
export function lintDocument(document: BundledDocument): Problem[] {
  return [
    ...emptyDocument(document),
    ...duplicateOperationIds(document),
    ...pathParameters(document),
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
      help: "Describe at least one of them.",
    },
  ];
}

interface OperationNode {
  readonly pointer: string;
  readonly path: string;
  readonly itemPointer: string;
  readonly value: Record<string, unknown>;
}

function operationNodes({ value }: BundledDocument): OperationNode[] {
  return childNodes("document", value)
    .filter(({ kind }) => kind === "pathItem")
    .flatMap((item) =>
      childNodes("pathItem", item.value)
        .filter(({ kind }) => kind === "operation")
        .flatMap((operation) =>
          isObject(operation.value)
            ? [
                {
                  pointer: childPointer("", ...item.path, ...operation.path),
                  itemPointer: childPointer("", ...item.path),
                  path: item.path[0] === "paths" ? (item.path[1] ?? "") : "",
                  value: operation.value,
                },
              ]
            : [],
        ),
    );
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
      message: `The operationId "${id}" is used already (${file}:${line}).`,
      location: document.locate(childPointer(pointer, "operationId")),
      help: "Give each operation an operationId of its own.",
    });
  }
  return problems;
}

/** Placeholders of a path without a parameter: a request could never be sent. */
function pathParameters(document: BundledDocument): Problem[] {
  return operationNodes(document).flatMap(({ pointer, itemPointer, path }) => {
    const declared = new Set([
      ...pathParameterNames(document, childPointer(itemPointer, "parameters")),
      ...pathParameterNames(document, childPointer(pointer, "parameters")),
    ]);
    return [...path.matchAll(/\{([^{}]+)\}/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !declared.has(name))
      .map(
        (name): Problem => ({
          code: "path-parameter-missing",
          severity: "warning",
          message: `The path has a placeholder {${name}}, but no path parameter describes it.`,
          location: document.locate(pointer),
          help: `Add a parameter "${name}" with "in: path".`,
        }),
      );
  });
}

function pathParameterNames({ value: root }: BundledDocument, pointer: string): string[] {
  const list = valueAt(root, pointer);
  if (!list.found || !Array.isArray(list.value)) return [];
  return list.value.flatMap((_, index) => {
    const parameter = followReferences(root, childPointer(pointer, String(index)));
    if (parameter === undefined || parameter === "endless") return [];
    const { in: place, name } = parameter.value;
    return place === "path" && typeof name === "string" ? [name] : [];
  });
}
