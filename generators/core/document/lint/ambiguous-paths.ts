import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { pathItemNodes } from "./operation-nodes.ts";

/** Finds paths that differ only in the names of placeholders, which OpenAPI calls identical. */
export function findAmbiguousPaths(document: BundledDocument): Diagnostic[] {
  const first = new Map<string, string>();
  return pathItemNodes(document).flatMap(({ section, name, pointer }): Diagnostic[] => {
    if (section !== "paths") return [];
    const shape = name.replace(/\{[^{}]*\}/g, "{}");
    const rival = first.get(shape);
    if (rival === undefined) {
      first.set(shape, name);
      return [];
    }
    return [
      {
        code: "path-ambiguous",
        severity: "warning",
        message: `The path ${name} is the same as ${rival}: placeholder names do not tell paths apart.`,
        location: document.locate(pointer),
        help: "Move the operations of both to one path.",
      },
    ];
  });
}
