import { followReferences } from "../document/follow-references.ts";
import { nodeReferences } from "../document/node-references.ts";
import { childPointer } from "../document/pointer.ts";
import { resolveReference } from "../document/reference.ts";
import { walkNodes } from "../document/walk-nodes.ts";
import type { JsonObject } from "../json.ts";
import type { Problem } from "../problem/problem.ts";
import type { ApiModel } from "./api-model.ts";
import type { SourcePlace } from "./source-place.ts";

/** The parts of a document that cannot be read: unresolved references and invalid values. */
export function findGaps(model: ApiModel, problems: readonly Problem[]): Gap[] {
  const gaps: Gap[] = [];
  const closest = new Map<Problem, Gap>();
  walkNodes({ pointer: "", kind: "document", value: model.document }, ({ pointer, kind, value }) => {
    const place = model.placeAt(pointer);
    for (const { text, path } of nodeReferences(kind, value)) {
      if (path[0] === "$ref" && isUnresolved(model.document, text))
        gaps.push({ place, problem: `The reference ${text} cannot be resolved.` });
    }
    const location = place.locate();
    for (const problem of problems) {
      const isAround =
        problem.location.file === location.file && isWithin(problem.location.pointer, location.pointer);
      if (isAround && !isAboutReferences(problem)) closest.set(problem, { place, problem: problem.message });
    }
  });
  return [...gaps, ...closest.values()];
}

function isUnresolved(document: JsonObject, text: string): boolean {
  const target = resolveReference(text, "");
  if (target === undefined || target.uri !== "") return true; // what could be read has been bundled
  return typeof followReferences(document, target.pointer) !== "object";
}

/** Told where the reference stands, which is found without them; and files that were not read have references to them. */
function isAboutReferences({ code }: Problem): boolean {
  return code === "reference-unresolved" || code.startsWith("file-") || code === "syntax-error";
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(childPointer(outer, ""));
}

/** A part of the base document that cannot be read. */
export interface Gap {
  readonly place: SourcePlace;
  /** What is wrong with it, in a sentence. */
  readonly problem: string;
}
