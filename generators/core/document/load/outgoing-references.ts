import type { NodeKind } from "../grammar.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, valueAt } from "../pointer.ts";
import type { VisitedNode } from "../resource/lower-references.ts";
import type { FilePlace } from "../resource/schema-resource.ts";
import { walkNodes } from "../walk-nodes.ts";
import type { Referrer } from "./file-loader.ts";

/** A reference as it is written, and what its target is read as. */
export interface OutgoingReference {
  readonly text: string;
  readonly from: FilePlace;
  readonly kind: NodeKind | "data";
  readonly referrer: Referrer;
}

/** The references in the tree below a node, those that say the same once. */
export function outgoingReferences({ file, pointer, kind }: VisitedNode): OutgoingReference[] {
  const found: OutgoingReference[] = [];
  const reported = new Set<string>();
  const target = valueAt(file.value, pointer);
  if (!target.found || kind === "data") return found;
  walkNodes({ pointer, kind, value: target.value }, (node) => {
    for (const { text, path, kind: wanted } of nodeReferences(node.kind, node.value)) {
      // With identifiers around it, the same text may lead elsewhere.
      const key = `${wanted} ${text}`;
      if (!file.hasIdentifiers && reported.has(key)) continue;
      reported.add(key);
      const referrer = () => file.locate(childPointer(node.pointer, ...path));
      found.push({ text, from: { file, pointer: node.pointer }, kind: wanted, referrer });
    }
  });
  return found;
}
