import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../group-by.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { pathItemNodes } from "./operation-nodes.ts";

/** Finds paths that differ only in the names of placeholders, which OpenAPI calls identical. */
export function findAmbiguousPaths(document: BundledDocument): Diagnostic[] {
  const paths = pathItemNodes(document).filter(({ section }) => section === "paths");
  const alike = groupBy(paths, ({ name }) => name.replace(/\{[^{}]*\}/g, "{}"));
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ name, pointer }) =>
      warningAt(document, pointer, {
        code: "path-ambiguous",
        message: `The path ${name} is the same as ${first.name}: placeholder names do not tell paths apart.`,
        help: "Move the operations of both to one path.",
      }),
    ),
  );
}
