import type { JsonObject } from "../../core/json.ts";
import type { Annotations } from "../../core/model/schema-model.ts";
import type { Block } from "../page.ts";

/** Returns notes about parts that were added to the service's own document, and parts that it leaves open. */
export function evidenceNotes({
  "x-codegen-inferred": inferred,
  "x-codegen-unspecified": unspecified,
}: JsonObject): Block[] {
  return [
    ...(typeof inferred === "string"
      ? [{ kind: "note", tone: "inferred", markdown: inferred } as const]
      : []),
    ...(typeof unspecified === "string"
      ? [{ kind: "note", tone: "unspecified", markdown: unspecified } as const]
      : []),
  ];
}

export function evidenceOfSchema({ inferred, unspecified }: Annotations): Block[] {
  return evidenceNotes({
    ...(inferred !== undefined && { "x-codegen-inferred": inferred }),
    ...(unspecified !== undefined && { "x-codegen-unspecified": unspecified }),
  });
}
