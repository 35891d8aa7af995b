import { type Diagnostic, warningAt } from "../diagnostics/diagnostic.ts";
import type { JsonObject } from "../json.ts";
import type { BundledDocument } from "./bundle/bundle-document.ts";
import { misplacedValue } from "./lint/misplaced-values.ts";
import { type PathItemNode, pathItemNodes } from "./lint/operation-nodes.ts";
import { pathParameters, placeholdersOf } from "./lint/path-parameters.ts";
import { toSegments } from "./pointer.ts";
import { setIn } from "./set-in.ts";

/** Adds a parameter, a string, for each placeholder of a path that no parameter describes, and reports it. */
export function fillPlaceholders(document: BundledDocument): {
  value: BundledDocument;
  diagnostics: readonly Diagnostic[];
} {
  const missing = pathItemNodes(document)
    .filter(({ section }) => section === "paths")
    .flatMap((item) => missingParameters(document, item));
  if (missing.length === 0) return { value: document, diagnostics: [] };
  const value: Record<string, unknown> = { ...document.value };
  for (const { pointer, operation, names } of missing) {
    const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
    const filled = { ...operation, parameters: [...parameters, ...names.map(textParameter)] };
    setIn(value, document.value, toSegments(pointer), filled);
  }
  const diagnostics = missing.flatMap(({ pointer, operation, names }) => [
    // Adding to what is not a list hides the mistake.
    ...(Array.isArray(operation.parameters ?? [])
      ? []
      : [misplacedValue(document, `${pointer}/parameters`, "a list")]),
    ...names.map((name) => undescribed(name, document, pointer)),
  ]);
  return { value: { ...document, value: value as JsonObject }, diagnostics }; // the same document with parameters
}

function missingParameters(document: BundledDocument, item: PathItemNode) {
  return item.operations.flatMap(({ pointer, value: operation }) => {
    const declared = [item, { pointer, value: operation }].flatMap((owner) =>
      pathParameters(document, owner),
    );
    const names = [...new Set(placeholdersOf(item.name))].filter(
      (placeholder) => !declared.some(({ name }) => name === placeholder),
    );
    return names.length > 0 ? [{ pointer, operation, names }] : [];
  });
}

function textParameter(name: string): JsonObject {
  return { name, in: "path", required: true, schema: { type: "string" } };
}

function undescribed(name: string, document: BundledDocument, pointer: string): Diagnostic {
  return warningAt(document, pointer, {
    code: "path-parameter-missing",
    message: `The path has a placeholder {${name}}, but no path parameter describes it. It is read as a string.`,
    help: `Add a parameter "${name}" with "in: path".`,
  });
}
