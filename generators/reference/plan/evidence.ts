import type { JsonObject } from "../../core/json.ts";
import type { Annotations } from "../../core/model/schema-model.ts";
import type { Block } from "../page.ts";

/** What was added to the service's own document here, and what that document leaves open. */
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
