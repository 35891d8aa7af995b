import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer, valueAt } from "../pointer.ts";
import { type PathItemNode, pathItemNodes } from "./operation-nodes.ts";

/**
 * Placeholders of a path without a parameter, which would be sent as they are written, and path parameters without a
 * placeholder, which are never sent.
 */
export function findPathParameterProblems(document: BundledDocument): Problem[] {
  return pathItemNodes(document)
    .filter(({ section }) => section === "paths")
    .flatMap((item) => [...unfilledPlaceholders(document, item), ...unsentParameters(document, item)]);
}

function unfilledPlaceholders(document: BundledDocument, item: PathItemNode): Problem[] {
  return item.operations.flatMap(({ pointer }) => {
    const declared = [item.pointer, pointer].flatMap((owner) => pathParameters(document, owner));
    return placeholdersOf(item.name)
      .filter((placeholder) => !declared.some(({ name }) => name === placeholder))
      .map((placeholder) => ({
        code: "path-parameter-missing",
        severity: "error",
        message: `The path has a placeholder {${placeholder}}, but no path parameter describes it.`,
        location: document.locate(pointer),
        help: `Add a parameter "${placeholder}" with "in: path".`,
      }));
  });
}

function unsentParameters(document: BundledDocument, item: PathItemNode): Problem[] {
  const placeholders = placeholdersOf(item.name);
  return [item, ...item.operations]
    .flatMap(({ pointer }) => pathParameters(document, pointer))
    .filter(({ name }) => !placeholders.includes(name))
    .map(({ name, pointer }) => ({
      code: "path-parameter-unused",
      severity: "warning",
      message: `The path parameter "${name}" has no placeholder in ${item.name}, so it is never sent.`,
      location: document.locate(pointer),
      help: `Write {${name}} into the path, or remove the parameter.`,
    }));
}

function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
}

interface PathParameter {
  readonly name: string;
  /** Where it is listed, which need not be where it is described. */
  readonly pointer: string;
}

/** The path parameters in the list of a path item or an operation. */
function pathParameters({ value: root }: BundledDocument, owner: string): PathParameter[] {
  const list = valueAt(root, childPointer(owner, "parameters"));
  if (!list.found || !Array.isArray(list.value)) return [];
  return list.value.flatMap((_, index) => {
    const pointer = childPointer(owner, "parameters", String(index));
    const parameter = followReferences(root, pointer);
    if (parameter === undefined || parameter === "endless") return [];
    const { in: place, name } = parameter.value;
    return place === "path" && typeof name === "string" ? [{ name, pointer }] : [];
  });
}
