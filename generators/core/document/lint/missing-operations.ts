import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { fieldNames, fieldOf } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import { isNewerMethod } from "./newer-fields.ts";
import { pathItemNodes } from "./operation-nodes.ts";

/** Fields of a path item that do not contain nodes. */
const PLAIN_FIELDS = ["summary", "$ref"];

/** Finds path items whose operations would silently be skipped: paths without any, and keys that are not methods. */
export function findMissingOperations(document: BundledDocument): Diagnostic[] {
  const items = pathItemNodes(document);
  const isEmpty = items.length > 0 && items.every(({ value }) => isEmptyItem(document, value));
  const unknown = items.flatMap(({ pointer, value }) => unknownKeys(document, pointer, value));
  return isEmpty ? [withoutOperations(document), ...unknown] : unknown;
}

function withoutOperations({ value, locate }: BundledDocument): Diagnostic {
  const section = isObject(value.paths) && Object.keys(value.paths).length > 0 ? "paths" : "webhooks";
  return {
    code: "operations-missing",
    severity: "warning",
    message: `The document has ${section}, but none of them has an operation.`,
    location: locate(childPointer("", section)),
    help: "Add operations, such as get or post, to each path.",
  };
}

/** An unresolved reference, a method that is not an object, and a method that is not read are reported elsewhere. */
function isEmptyItem(document: BundledDocument, item: JsonObject): boolean {
  return !Object.keys(item).some((key) => key === "$ref" || isMethod(key) || isNewerMethod(document, key));
}

function unknownKeys(document: BundledDocument, pointer: string, item: JsonObject): Diagnostic[] {
  return Object.keys(item)
    .filter((key) => !isKnown(key) && !isNewerMethod(document, key))
    .map((key) => ({
      code: "path-item-key-unknown",
      severity: "warning",
      message: `"${key}" is not a field of a path item; it is ignored.${didYouMean(key, fieldNames("pathItem"))}`,
      location: document.locate(childPointer(pointer, key)),
      help: "Write methods in lower case, and start the names of extensions with x-.",
    }));
}

function isMethod(key: string): boolean {
  return fieldOf("pathItem", key)?.[1] === "operation";
}

function isKnown(key: string): boolean {
  return key.startsWith("x-") || PLAIN_FIELDS.includes(key) || fieldNames("pathItem").includes(key);
}
