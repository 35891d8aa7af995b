import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";

/**
 * The treatment of a diagnostic of a document in a comparison. An `error` stops it, or is a gap of the base. A `warning` is
 * printed: a part is read differently than it is written, so that its changes are seen differently, or not at all.
 * `silent` is for findings that do not affect the comparison.
 */
export type Treatment = "error" | "warning" | "silent";

/** The treatment of each warning that reading a document can report. Errors are errors. */
export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  // A change of the target would go unnoticed. If both documents have it, operations that use it are reported as not
  // compared in full.
  "reference-kind": "error",
  "reference-without-target": "error",

  "alias-taken": "warning",
  "field-from-3.2": "warning",
  "key-duplicate": "warning",
  "key-unknown": "warning",
  "keyword-beside-reference": "warning",
  "keyword-from-2019-09": "warning",
  "keyword-from-3.0": "warning",
  "keyword-malformed": "warning",
  "name-unknown": "warning",
  "null-missing-in-enum": "warning",
  "operations-missing": "warning",
  "overlay-target": "warning",
  "parameter-duplicate": "warning",
  "parameter-malformed": "warning",
  "path-parameter-missing": "warning",
  "reference-base": "warning",
  "schema-dialect": "warning",
  "schema-id-duplicate": "warning",
  "schema-id-malformed": "warning",
  "schema-malformed": "warning",
  "swagger-without-counterpart": "warning",
  "text-not-utf8": "warning",
  "value-misplaced": "warning",
  "webhook-method-unused": "warning",
  "x-codegen-aliases-malformed": "warning",
  "x-codegen-error-catalog-malformed": "warning",
  "x-codegen-pagination-malformed": "warning",
  "x-idempotency-malformed": "warning",
  "x-sunset-malformed": "warning",

  // About the names of generated code.
  "identifier-collision": "silent",
  "operation-id-duplicate": "silent",
  "operation-name-collision": "silent",
  "type-part-left-out": "silent",
  "x-codegen-name-malformed": "silent",
  // The document is read as it is written.
  "bounds-contradictory": "silent",
  "document-empty": "silent",
  "field-missing": "silent",
  "link-operation-unknown": "silent",
  "path-ambiguous": "silent",
  "path-parameter-unused": "silent",
  "path-placeholder-repeated": "silent",
  "reference-cycle": "silent",
  "required-property-unknown": "silent",
  "security-scheme-undefined": "silent",
  "value-unknown": "silent",
};

/** Gives the treatment of a diagnostic in a comparison. */
export function treatmentOf({ code, severity }: Pick<Diagnostic, "code" | "severity">): Treatment {
  return severity === "error" ? "error" : (TREATMENTS[code] ?? "warning");
}
