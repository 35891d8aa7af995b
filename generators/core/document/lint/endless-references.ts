import type { Problem } from "../../problem/problem.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer } from "../pointer.ts";

/** Components other than schemas that refer to each other and never lead to a definition, whether they are used or not. */
export function findEndlessReferences({ value, locate }: BundledDocument): Problem[] {
  return childNodes("components", value.components)
    .filter(({ kind }) => kind !== "schema")
    .map(({ path }) => childPointer("", "components", ...path))
    .filter((pointer) => followReferences(value, pointer) === "endless")
    .map((pointer) => ({
      code: "reference-cycle",
      severity: "error",
      message: "This reference leads back to itself, so it never resolves.",
      location: locate(childPointer(pointer, "$ref")),
      help: "Make one of the references point to a definition.",
    }));
}
