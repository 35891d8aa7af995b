import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import type { JsonObject } from "../../json.ts";
import { listOf } from "../../json-values.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer } from "../pointer.ts";
import { type PathItemNode, type PlacedObject, pathItemNodes } from "./operation-nodes.ts";

/** Finds placeholders that a path has twice, and path parameters without a placeholder, which are never sent. */
export function findUnsentParameters(document: BundledDocument): Diagnostic[] {
  return pathItemNodes(document)
    .filter(({ section }) => section === "paths")
    .flatMap((item) => [...repeatedPlaceholders(document, item), ...unsentParameters(document, item)]);
}

function repeatedPlaceholders(document: BundledDocument, { name, pointer }: PathItemNode): Diagnostic[] {
  const repeated = placeholdersOf(name).filter((one, index, all) => all.indexOf(one) < index);
  return repeated.map((placeholder) =>
    warningAt(document, pointer, {
      code: "path-placeholder-repeated",
      message: `The path has the placeholder {${placeholder}} more than once; one parameter fills all of them.`,
      help: "Give each placeholder its own name and parameter.",
    }),
  );
}

function unsentParameters(document: BundledDocument, item: PathItemNode): Diagnostic[] {
  const placeholders = placeholdersOf(item.name);
  return [item, ...item.operations]
    .flatMap((owner) => pathParameters(document, owner))
    .filter(({ name }) => !placeholders.includes(name))
    .map(({ name, pointer }) =>
      warningAt(document, pointer, {
        code: "path-parameter-unused",
        message: `The path parameter "${name}" has no placeholder in ${item.name}, so it is never sent.`,
        help: `Write {${name}} into the path, or remove the parameter.`,
      }),
    );
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
export function pathParameters(
  { value: root }: Pick<BundledDocument, "value">,
  { pointer: owner, value: { parameters } }: PlacedObject,
): readonly PathParameter[] {
  return listOf(parameters).flatMap((_, index) => {
    const pointer = childPointer(owner, "parameters", String(index));
    const target = followReferences(root, pointer);
    const name = typeof target === "object" ? pathParameterName(target.value) : undefined;
    return name === undefined ? [] : [{ name, pointer }];
  });
}

function pathParameterName({ in: location, name }: JsonObject): string | undefined {
  return location === "path" && typeof name === "string" ? name : undefined;
}
