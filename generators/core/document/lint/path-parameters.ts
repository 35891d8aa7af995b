import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";
import { type PathItemNode, type PlacedObject, pathItemNodes } from "./operation-nodes.ts";

/** Finds path parameters without a placeholder, which are never sent. */
export function findUnsentParameters(document: BundledDocument): Diagnostic[] {
  const parametersOf = createPathParameters(document);
  return pathItemNodes(document)
    .filter(({ section }) => section === "paths")
    .flatMap((item) => unsentParameters(item, { document, parametersOf }));
}

interface Search {
  readonly document: BundledDocument;
  readonly parametersOf: PathParameters;
}

function unsentParameters(item: PathItemNode, { document, parametersOf }: Search): Diagnostic[] {
  const placeholders = placeholdersOf(item.name);
  return [item, ...item.operations]
    .flatMap(parametersOf)
    .filter(({ name }) => !placeholders.includes(name))
    .map(({ name, pointer }) => ({
      code: "path-parameter-unused",
      severity: "warning",
      message: `The path parameter "${name}" has no placeholder in ${item.name}, so it is never sent.`,
      location: document.locate(pointer),
      help: `Write {${name}} into the path, or remove the parameter.`,
    }));
}

/** The names between braces in a path. */
export function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
}

interface PathParameter {
  readonly name: string;
  /** Location in the list of parameters; the parameter may be defined elsewhere. */
  readonly pointer: string;
}

/** The path parameters in the list of a path item or an operation. */
export type PathParameters = (owner: PlacedObject) => readonly PathParameter[];

/** Reads path parameters of one document. Shared parameters are looked up once. */
export function createPathParameters({ value: root }: Pick<BundledDocument, "value">): PathParameters {
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
