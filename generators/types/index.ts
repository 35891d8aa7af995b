import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { int64Policy } from "../core/generator-option.ts";
import type { Int64Policy } from "../core/model/int64.ts";

/** Options of the generator of types. */
export interface TypesOptions {
  /**
   * What numbers with `format: int64` or `uint64` are. "bigint" is for those who read JSON with a parser that keeps every
   * digit; client and webhooks use `JSON.parse` and cannot be generated with it. Default "number".
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
