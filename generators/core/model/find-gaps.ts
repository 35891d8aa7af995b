import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { followReferences } from "../document/follow-references.ts";
import { nodeReferences } from "../document/node-references.ts";
import { childPointer } from "../document/pointer.ts";
import { localTarget } from "../document/reference.ts";
import { walkNodes } from "../document/walk-nodes.ts";
import type { JsonObject } from "../json.ts";
import type { ApiModel } from "./api-model.ts";
import type { SourceLocation } from "./source-location.ts";

/** The parts of a document that cannot be read: unresolved references and invalid values. */
export function findGaps(model: ApiModel, diagnostics: readonly Diagnostic[]): Gap[] {
  const gaps: Gap[] = [];
  const closest = new Map<Diagnostic, Gap>();
  walkNodes({ pointer: "", kind: "document", value: model.document }, ({ pointer, kind, value }) => {
    const location = model.locationAt(pointer);
    for (const { text, path } of nodeReferences(kind, value)) {
      if (path[0] === "$ref" && isUnresolved(model.document, text))
        gaps.push({ location, diagnostic: `The reference ${text} cannot be resolved.` });
    }
    const { file, pointer: outer } = location.locate();
    for (const diagnostic of diagnostics) {
      const isAround = diagnostic.location.file === file && isWithin(diagnostic.location.pointer, outer);
      if (isAround && !isAboutReferences(diagnostic))
        closest.set(diagnostic, { location, diagnostic: diagnostic.message });
    }
  });
  return [...gaps, ...closest.values()];
}

function isUnresolved(document: JsonObject, text: string): boolean {
  const target = localTarget(text);
  // Available files have been bundled.
  return target === undefined || typeof followReferences(document, target) !== "object";
}

/** True for diagnostics about references: these are found separately, and unread files have references to them. */
function isAboutReferences({ code }: Diagnostic): boolean {
  return code === "reference-unresolved" || code.startsWith("file-") || code === "syntax-error";
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(childPointer(outer, ""));
}

/** A part of the base document that cannot be read. */
export interface Gap {
  readonly location: SourceLocation;
  /** Description of the problem, in a sentence. */
  readonly diagnostic: string;
}
