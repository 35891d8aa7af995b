import { isObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";
import { type PlacedObject, pathItemNodes } from "./operation-nodes.ts";

/**
 * Placeholders of a path without a parameter, which would be sent as they are written, and path parameters without a
 * placeholder, which are never sent.
 */
export function findPathParameterProblems(document: BundledDocument): Problem[] {
  const parametersOf = createPathParameters(document);
  return pathItemNodes(document)
    .filter(({ section }) => section === "paths")
    .flatMap((node) => {
      const item = {
        ...node,
        parameters: parametersOf(node),
        operations: node.operations.map((operation) => ({
          ...operation,
          parameters: parametersOf(operation),
        })),
      };
      return [...unfilledPlaceholders(document, item), ...unsentParameters(document, item)];
    });
}

interface WithParameters {
  readonly pointer: string;
  readonly parameters: readonly PathParameter[];
}

/** A path with the path parameters of its own list and of those of its operations. */
interface ReadPathItem extends WithParameters {
  readonly name: string;
  readonly operations: readonly WithParameters[];
}

function unfilledPlaceholders(document: BundledDocument, item: ReadPathItem): Problem[] {
  const placeholders = placeholdersOf(item.name);
  return item.operations.flatMap(({ pointer, parameters }) => {
    const declared = new Set([...item.parameters, ...parameters].map(({ name }) => name));
    return placeholders
      .filter((placeholder) => !declared.has(placeholder))
      .map((placeholder) => ({
        code: "path-parameter-missing",
        severity: "error",
        message: `The path has a placeholder {${placeholder}}, but no path parameter describes it.`,
        location: document.locate(pointer),
        help: `Add a parameter "${placeholder}" with "in: path".`,
      }));
  });
}

function unsentParameters(document: BundledDocument, item: ReadPathItem): Problem[] {
  const placeholders = placeholdersOf(item.name);
  return [item, ...item.operations]
    .flatMap(({ parameters }) => parameters)
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

/** Reads the path parameters in the list of a path item or an operation. Shared parameters are looked up once. */
function createPathParameters({
  value: root,
}: BundledDocument): (owner: PlacedObject) => readonly PathParameter[] {
  const shared = new Map<string, string | undefined>();

  function nameOf(parameter: unknown, pointer: string): string | undefined {
    const text = isObject(parameter) ? referenceOf(parameter) : undefined;
    if (text === undefined) return pathParameterName(parameter);
    if (!shared.has(text)) {
      const target = followReferences(root, pointer);
      shared.set(text, typeof target === "object" ? pathParameterName(target.value) : undefined);
    }
    return shared.get(text);
  }

  return ({ pointer: owner, value: { parameters: list } }) => {
    if (!Array.isArray(list)) return [];
    return list.flatMap((parameter, index) => {
      const pointer = childPointer(owner, "parameters", String(index));
      const name = nameOf(parameter, pointer);
      return name === undefined ? [] : [{ name, pointer }];
    });
  };
}

function pathParameterName(parameter: unknown): string | undefined {
  if (!isObject(parameter) || parameter.in !== "path") return undefined;
  return typeof parameter.name === "string" ? parameter.name : undefined;
}
