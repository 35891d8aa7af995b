import { fileHeader } from "../core/emit/file-header.ts";
import { printSourceFile } from "../core/emit/source-file.ts";
import { quote } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { OperationPlan } from "./plan-operation.ts";

interface IndexParts {
  readonly plans: readonly OperationPlan[];
  /** Files that not every document has, without extension. */
  readonly furtherModules: readonly string[];
}

/** The files that gather: one for all operations, and the entry of the client unless it has another. */
export function indexFiles(
  model: ApiModel,
  options: GeneratorOptions,
  { plans, furtherModules }: IndexParts,
): GeneratedFile[] {
  const { importExtension: extension } = options;
  const file = (path: string, modules: readonly string[]): GeneratedFile => ({
    path,
    text: printSourceFile({
      header: fileHeader(model, options),
      statements: [modules.map((module) => `export * from ${quote(`./${module}${extension}`)};`).join("\n")],
    }),
  });
  const operations = plans.flatMap(({ names }) => [
    names.file,
    ...names.aliases.flatMap(({ written }) => (written ? [written.file] : [])),
  ]);
  return [
    ...(operations.length > 0 ? [file("operations/index.ts", operations)] : []),
    ...(options.entry === false
      ? []
      : [file("index.ts", ["create-client", "description", "groups", ...furtherModules])]),
  ];
}
