import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../grammar.ts";
import { childPointer } from "../pointer.ts";

/** An operation of `paths` or an event of `webhooks`, where it stands. */
export interface OperationNode {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** A path of `paths` or an event's name of `webhooks`, with what it holds. */
export interface PathItemNode {
  readonly section: "paths" | "webhooks";
  readonly name: string;
  readonly pointer: string;
  readonly operations: readonly OperationNode[];
}

/** Everything that a document calls or is called by, in its order. */
export function pathItemNodes({ value }: BundledDocument): PathItemNode[] {
  return childNodes("document", value)
    .filter(({ kind }) => kind === "pathItem")
    .map((item) => {
      const [section, name = ""] = item.path;
      const pointer = childPointer("", ...item.path);
      const operations = childNodes("pathItem", item.value).flatMap(({ kind, path, value }) =>
        kind === "operation" && isObject(value) ? [{ pointer: childPointer(pointer, ...path), value }] : [],
      );
      return { section: section === "paths" ? "paths" : "webhooks", name, pointer, operations };
    });
}

/** All operations of {@link pathItemNodes}. */
export function operationNodes(document: BundledDocument): OperationNode[] {
  return pathItemNodes(document).flatMap(({ operations }) => operations);
}
