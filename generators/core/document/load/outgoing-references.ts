import type { NodeKind } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import type { ReferringNode } from "../referring-nodes.ts";
import type { FilePlace } from "../resource/schema-resource.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Referrer } from "./file-loader.ts";

/** A reference as it is written, and what its target is read as. */
export interface OutgoingReference {
  readonly text: string;
  readonly from: FilePlace;
  readonly kind: NodeKind | "data";
  readonly referrer: Referrer;
}

/** The references on nodes of a file; those that say the same once, unless identifiers around them may tell them apart. */
export function outgoingReferences(
  nodes: readonly ReferringNode[],
  { file, hasIdentifiers }: { readonly file: SourceFile; readonly hasIdentifiers: boolean },
): OutgoingReference[] {
  const found: OutgoingReference[] = [];
  const reported = new Set<string>();
  for (const { pointer, references } of nodes) {
    for (const { text, path, kind } of references) {
      const key = `${kind} ${text}`;
      if (!hasIdentifiers && reported.has(key)) continue;
      reported.add(key);
      const referrer = () => file.locate(childPointer(pointer, ...path));
      found.push({ text, from: { file, pointer }, kind, referrer });
    }
  }
  return found;
}
