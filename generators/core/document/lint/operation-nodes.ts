import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** An object of the document, where it stands. */
export interface PlacedObject {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** A path of `paths` or an event's name of `webhooks`, with what it holds. */
export interface PathItemNode {
  readonly section: "paths" | "webhooks";
  readonly name: string;
  readonly pointer: string;
  readonly value: JsonObject;
  readonly operations: readonly PlacedObject[];
}

/** Everything that a document calls or is called by, in its order. */
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

/** The operations and links of a document, those of callbacks and components included. References are left out. */
export function operationsAndLinks({
  value,
}: BundledDocument): Readonly<Record<"operation" | "link", PlacedObject[]>> {
  const found = { operation: [] as PlacedObject[], link: [] as PlacedObject[] };
  const visit = (kind: NodeKind, node: unknown, pointer: string): void => {
    if (kind === "schema" || !isObject(node) || referenceOf(node) !== undefined) return;
    if (kind === "operation" || kind === "link") found[kind].push({ pointer, value: node });
    for (const child of childNodes(kind, node))
      visit(child.kind, child.value, childPointer(pointer, ...child.path));
  };
  visit("document", value, "");
  return found;
}
