import type { NodeKind } from "../grammar.ts";
import { findReferring, nodeReferences } from "../node-references.ts";
import { childPointer, valueAt } from "../pointer.ts";
import type { VisitedNode } from "../resource/lower-references.ts";
import type { FileLocation } from "../resource/schema-resource.ts";
import type { Referrer } from "./file-loader.ts";

/** A reference as it is written, and what its target is read as. */
export interface OutgoingReference {
  readonly text: string;
  readonly from: FileLocation;
  readonly kind: NodeKind | "data";
  readonly referrer: Referrer;
}

/** The references in the tree below a node; those that say the same once, unless identifiers around them may tell them apart. */
export function outgoingReferences(
  { file, pointer, kind }: VisitedNode,
  { hasIdentifiers }: { readonly hasIdentifiers: boolean },
): OutgoingReference[] {
  const found: OutgoingReference[] = [];
  const reported = new Set<string>();
  const target = valueAt(file.value, pointer);
  if (!target.found || kind === "data") return found;
  for (const node of findReferring({ pointer, kind, value: target.value })) {
    for (const { text, path, kind: wanted } of nodeReferences(node.kind, node.value)) {
      const key = `${wanted} ${text}`;
      if (!hasIdentifiers && reported.has(key)) continue;
      reported.add(key);
      const referrer = () => file.locate(childPointer(node.pointer, ...path));
      found.push({ text, from: { file, pointer: node.pointer }, kind: wanted, referrer });
    }
  }
  return found;
}
