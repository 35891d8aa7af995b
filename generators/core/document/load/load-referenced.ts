import type { NodeKind, rootKind } from "../grammar.ts";
import { createNodeKindAt } from "../node-kind-at.ts";
import { findReferring, nodeReferences } from "../node-references.ts";
import { childPointer } from "../pointer.ts";
import { resolveReference, targetKey } from "../reference.ts";
import type { VisitedNode } from "../resource/lower-references.ts";
import type { ResourceIndex } from "../resource/resource-index.ts";
import { contentOf, type FileLocation } from "../resource/schema-resource.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { FileLoader, Referrer } from "./file-loader.ts";

interface Walk {
  readonly entry: SourceFile;
  readonly loader: FileLoader;
  readonly resources: ResourceIndex;
  /** The kind of the entry. */
  readonly root: ReturnType<typeof rootKind>;
}

/** Follows references breadth first, each target once per kind, and returns all visited nodes. */
export async function loadReferenced({ entry, loader, resources, root }: Walk): Promise<VisitedNode[]> {
  const seen = new Set<string>();
  const kindInEntry = createNodeKindAt(entry.value, root);
  const visits: VisitedNode[] = [];
  let level: VisitedNode[] = [{ file: entry, pointer: "", kind: root }];
  while (level.length > 0) {
    const next: VisitedNode[] = [];
    for (const visit of level) {
      visits.push(visit);
      resources.addFile(visit.file);
      resources.add(visit, visit.kind);
      const hasIdentifiers = visit.file.hasIdentifiers && resources.isNeeded;
      for (const reference of outgoingReferences(visit, { hasIdentifiers })) {
        const target = await findTarget(reference, { entry, loader, resources, root });
        if (target === undefined) continue;
        const { kind } = reference;
        const key = `${kind} ${targetKey({ uri: target.file.uri, pointer: target.pointer })}`;
        if (seen.has(key)) continue;
        seen.add(key);
        // Most targets in the entry were visited with it; `#/definitions/…` and the like were not.
        if (!(target.file === entry && kindInEntry(target.pointer) !== undefined))
          next.push({ ...target, kind });
      }
    }
    level = next;
  }
  return visits;
}

/** A reference as written, and the kind of its target. */
interface OutgoingReference {
  readonly text: string;
  readonly from: FileLocation;
  readonly kind: NodeKind;
  readonly referrer: Referrer;
}

/** The references below a node, without duplicates unless identifiers around them may give them different targets. */
function outgoingReferences(
  { file, pointer, kind }: VisitedNode,
  { hasIdentifiers }: { readonly hasIdentifiers: boolean },
): OutgoingReference[] {
  const found: OutgoingReference[] = [];
  const reported = new Set<string>();
  for (const node of findReferring({ pointer, kind, value: contentOf({ file, pointer }) })) {
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

/** Finds the target of a reference and loads its file; undefined without a target, which is reported elsewhere. */
async function findTarget(reference: OutgoingReference, walk: Walk): Promise<FileLocation | undefined> {
  const { text, from } = reference;
  const { loader, resources } = walk;
  const uri = resources.uriOf(text, from);
  if (uri === undefined) return undefined;
  if (!resources.has(uri)) await loadNamed(uri, reference, walk);
  return resources.resolve(text, from) ?? targetInFile(text, from, loader);
}

/** Loads the file of a reference: a file next to its own if its `$id` matches, or if there is no other. */
async function loadNamed(
  uri: string,
  { text, from, referrer }: OutgoingReference,
  walk: Walk,
): Promise<void> {
  const { loader, resources } = walk;
  const beside = resolveReference(text, from.file.uri)?.uri;
  const sibling = beside === undefined || beside === uri ? undefined : await loader.try(beside);
  if (sibling) resources.addFile(sibling);
  if (resources.has(uri)) return;
  if (uri.startsWith("file:") && !from.file.uri.startsWith("file:")) {
    loader.forbid(uri, referrer);
    return;
  }
  const named = sibling ? await loader.try(uri) : await loader.load(uri, referrer);
  if (named) resources.addFile(named);
}

/** Target of a reference relative to its file, used if the surrounding `$id` leads nowhere. */
function targetInFile(text: string, from: FileLocation, loader: FileLoader): FileLocation | undefined {
  const target = resolveReference(text, from.file.uri);
  const file = target && loader.files.get(target.uri);
  // Only existing values are visited: rewriting references writes a value to each visited location.
  const location = target && file && { file, pointer: target.pointer };
  return location && contentOf(location) !== undefined ? location : undefined;
}
