import { type Diagnostic, type Location, warningAt } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childPointer } from "../pointer.ts";
import { type ReferenceTarget, resolveReference, targetKey } from "../reference.ts";
import type { PlacedObject } from "./operation-nodes.ts";

export interface LinkParts {
  readonly operations: readonly PlacedObject[];
  readonly links: readonly PlacedObject[];
}

/** Finds links to undescribed operations. An `operationRef` with a scheme leads to another service. */
export function findBrokenLinks(document: BundledDocument, { operations, links }: LinkParts): Diagnostic[] {
  if (links.length === 0) return [];
  const ids = new Set(
    operations.map(({ value }) => value.operationId).filter((id) => typeof id === "string"),
  );
  const locations = new Set(
    operations.flatMap(({ pointer }) => [`#${pointer}`, sourceKey(document.locate(pointer))]),
  );
  return links.flatMap(({ pointer, value: { operationId, operationRef } }): Diagnostic[] => {
    const unknown = (key: string, text: string, hint: string) =>
      warningAt(document, childPointer(pointer, key), {
        code: "link-operation-unknown",
        message: `The link refers to the operation "${text}", which does not exist in this document.${hint}`,
        help: "Name an operation of this document. Write an absolute URL for an operation of another service.",
      });
    if (typeof operationId === "string" && !ids.has(operationId))
      return [unknown("operationId", operationId, didYouMean(operationId, ids))];
    if (typeof operationRef !== "string" || /^[a-z][a-z0-9+.-]*:/i.test(operationRef)) return [];
    const local = resolveReference(operationRef, "");
    const inFile = resolveReference(operationRef, baseOf(document.locate(pointer)));
    // A pointer into the entry is resolved in the bundled document, like `paths/~1a` and similar ones.
    const inEntry =
      inFile?.uri === baseOf(document.locate("")) ? { uri: "", pointer: inFile.pointer } : undefined;
    const isKnown = [local, inFile, inEntry].some((target) => target && locations.has(targetKey(target)));
    return isKnown ? [] : [unknown("operationRef", operationRef, "")];
  });
}

/** Location of an operation in its source file, to which links in the same file refer. */
function sourceKey(location: Location): string {
  return targetKey({ uri: baseOf(location), pointer: location.pointer } satisfies ReferenceTarget);
}

function baseOf({ file }: Location): string {
  return new URL(encodeURI(file), "file:///").href;
}
