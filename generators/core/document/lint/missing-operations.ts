import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { fieldOf } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import { newerFields } from "./newer-fields.ts";
import { pathItemNodes } from "./operation-nodes.ts";

/** Finds a document whose path items have no operations. */
export function findMissingOperations(document: BundledDocument): Diagnostic[] {
  const items = pathItemNodes(document);
  const isEmpty = items.length > 0 && items.every(({ value }) => isEmptyItem(value));
  return isEmpty ? [withoutOperations(document)] : [];
}

function withoutOperations(document: BundledDocument): Diagnostic {
  const { paths } = document.value;
  const section = isObject(paths) && Object.keys(paths).length > 0 ? "paths" : "webhooks";
  return warningAt(document, childPointer("", section), {
    code: "operations-missing",
    message: `The document has ${section}, but none of them has an operation.`,
    help: "Add operations, such as get or post, to each path.",
  });
}

/** An unresolved reference, a method that is not an object, and a method that is not read are reported elsewhere. */
function isEmptyItem(item: JsonObject): boolean {
  const isKnown = (key: string) => key === "$ref" || fieldOf("pathItem", key)?.[1] === "operation";
  return !Object.keys(item).some(isKnown) && newerFields("pathItem", item).length === 0;
}
