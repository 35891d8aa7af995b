import type { Json } from "../../core/json.ts";
import { joined, note } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Evidence for a part of a document: additions to the service's own document, and questions that it leaves open. */
export interface Evidence {
  readonly "x-codegen-inferred"?: Json | undefined;
  readonly "x-codegen-unspecified"?: Json | undefined;
}

const MARKS = [
  ["x-codegen-inferred", "Inferred"],
  ["x-codegen-unspecified", "Unspecified"],
] as const;

/** Returns the reasons, one after the other. */
export function evidenceNotes(evidence: Evidence, { prose }: ReferenceContext): string {
  return joined(
    MARKS.map(([key, word]) => {
      const reason = evidence[key];
      return typeof reason === "string" ? note(word, prose(reason, "line")) : undefined;
    }),
  );
}

/** Returns only the marks, for a list: the legend below it links to the reasons. */
export function evidenceMarks(evidence: Evidence): string[] {
  return MARKS.flatMap(([key, word]) => (typeof evidence[key] === "string" ? [word] : []));
}
