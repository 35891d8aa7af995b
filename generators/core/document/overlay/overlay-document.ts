import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, valueAt } from "../pointer.ts";
import { localTarget } from "../reference.ts";
import type { SourceFile } from "../source/source-file.ts";
import { walkNodes } from "../walk-nodes.ts";
import { applyOverlay } from "./apply-overlay.ts";
import { copyJson } from "./copy-json.ts";

/** Applies overlays, each to the result of the one before. Targets are those of the bundled document. */
export function overlayDocument(
  document: BundledDocument,
  overlays: readonly SourceFile[],
): { readonly value: BundledDocument; readonly diagnostics: readonly Diagnostic[] } {
  if (overlays.length === 0) return { value: document, diagnostics: [] };
  const value: JsonObject = copyJson(document.value);
  const diagnostics = overlays.flatMap((overlay) => applyOverlay(value, overlay));
  const overlaid = { ...document, value, files: [...document.files, ...overlays.map(({ uri }) => uri)] };
  return { value: overlaid, diagnostics: [...diagnostics, ...danglingReferences(overlaid)] };
}

/** Finds references that an overlay wrote incorrectly, or whose target it removed. */
function danglingReferences({ value: root, locate }: BundledDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  walkNodes({ pointer: "", kind: "document", value: root }, ({ pointer, kind, value }) => {
    if (!isObject(value)) return;
    for (const { text, path } of nodeReferences(kind, value)) {
      const target = localTarget(text);
      if (target !== undefined && valueAt(root, target) !== undefined) continue;
      diagnostics.push({
        code: "reference-unresolved",
        severity: "error",
        message: `After the overlays are applied, the reference "${text}" has no target.`,
        location: locate(childPointer(pointer, ...path)),
        help: "Keep the target, or change the reference. In an overlay, references are local to the bundled document.",
      });
    }
  });
  return diagnostics;
}
