import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import { createNodeSearch, type NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** An object of the document with its location. */
export interface PlacedObject {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** A path of `paths` or an event of `webhooks`, with its value. */
export interface PathItemNode {
  readonly section: "paths" | "webhooks";
  readonly name: string;
  readonly pointer: string;
  readonly value: JsonObject;
  readonly operations: readonly PlacedObject[];
}

/** All path items of paths and webhooks, in document order. */
export function pathItemNodes({ value }: BundledDocument): PathItemNode[] {
  return childNodes("document", value)
    .filter(({ kind }) => kind === "pathItem")
    .flatMap((item): PathItemNode[] => {
      if (!isObject(item.value)) return [];
      const [section, name = ""] = item.path;
      const pointer = childPointer("", ...item.path);
      const operations = childNodes("pathItem", item.value).flatMap(({ kind, path, value }) =>
        kind === "operation" && isObject(value) ? [{ pointer: childPointer(pointer, ...path), value }] : [],
      );
      const { value } = item;
      return [{ section: section === "paths" ? "paths" : "webhooks", name, pointer, value, operations }];
    });
}

/** The operations and links of a document, including callbacks and components. References are skipped. */
export function operationsAndLinks({
  value,
}: BundledDocument): Readonly<Record<"operation" | "link", PlacedObject[]>> {
  const found = { operation: [] as PlacedObject[], link: [] as PlacedObject[] };
  for (const { kind, value: node, pointer } of findNodes({ kind: "document", value, pointer: "" }))
    if (isObject(node)) found[kind === "link" ? "link" : "operation"].push({ pointer, value: node });
  return found;
}

const isDefined: NodeTest = (kind, value) =>
  kind !== "schema" && isObject(value) && referenceOf(value) === undefined;

const findNodes = createNodeSearch(
  (kind, value) => (kind === "operation" || kind === "link") && isDefined(kind, value),
  isDefined,
);
