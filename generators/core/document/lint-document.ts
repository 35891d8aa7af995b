import { isObject } from "../json.ts";
import type { Problem } from "../problem/problem.ts";
import type { BundledDocument } from "./bundle-document.ts";
import { childNodes } from "./grammar.ts";
import { childPointer } from "./pointer.ts";
import { findReferenceCycles } from "./reference-cycles.ts";

/** What is wrong with a document as a whole, whichever generator runs on it. */
export function lintDocument(document: BundledDocument): Problem[] {
  return [
    ...emptyDocument(document),
    ...duplicateOperationIds(document),
    ...pathParameters(document),
    ...findReferenceCycles(document),
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
  readonly value: Record<string, unknown>;
  readonly item: Record<string, unknown>;
}

function operationNodes({ value }: BundledDocument): OperationNode[] {
  return childNodes("document", value)
    .filter(({ kind }) => kind === "pathItem")
    .flatMap((item) =>
      childNodes("pathItem", item.value)
        .filter(({ kind }) => kind === "operation")
        .flatMap((operation) =>
          isObject(operation.value) && isObject(item.value)
            ? [
                {
                  pointer: childPointer("", ...item.path, ...operation.path),
                  path: item.path[0] === "paths" ? (item.path[1] ?? "") : "",
                  value: operation.value,
                  item: item.value,
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
  return operationNodes(document).flatMap(({ pointer, path, value, item }) => {
    const declared = [
      ...parameterNames(document, item.parameters),
      ...parameterNames(document, value.parameters),
    ];
    return [...path.matchAll(/\{([^{}]+)\}/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !declared.includes(name))
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

function parameterNames({ value }: BundledDocument, parameters: unknown): string[] {
  if (!Array.isArray(parameters)) return [];
  const components =
    isObject(value.components) && isObject(value.components.parameters) ? value.components.parameters : {};
  return parameters.flatMap((parameter) => {
    if (!isObject(parameter)) return [];
    const name =
      typeof parameter.$ref === "string"
        ? decodeURIComponent(parameter.$ref.split("/").at(-1) ?? "")
        : undefined;
    const resolved = name === undefined ? parameter : components[name];
    return isObject(resolved) && resolved.in === "path" && typeof resolved.name === "string"
      ? [resolved.name]
      : [];
  });
}
