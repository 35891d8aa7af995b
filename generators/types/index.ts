import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { int64Policy } from "../core/generator-option.ts";
import type { Int64Policy } from "../core/model/int64.ts";

/** Options of the types generator. */
export interface TypesOptions {
  /**
   * Type of numbers with `format: int64` or `uint64`. "bigint" requires a JSON parser that keeps every digit; client
   * and webhooks use `JSON.parse` and cannot be generated with it. Default "number".
   */
  readonly int64?: Int64Policy;
}

/** Types of everything in a document: `paths`, `operations`, `components`, `webhooks`, and each schema by name. */
export const types: GeneratorFactory<TypesOptions> = defineGenerator({
  name: "types",
  summary: "types of everything in the document",
  impact: "types",
  options: { int64: int64Policy() },
  async generate(model, { options, ...location }) {
    const { typeFiles } = await import("./type-files.ts");
    return { kind: "files", files: typeFiles(model, { ...location, int64: options.int64 }), diagnostics: [] };
  },
});
