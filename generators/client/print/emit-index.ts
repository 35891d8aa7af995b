import { code } from "../../core/emit/code.ts";
import { quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { besideModule, type ClientLocation } from "./modules.ts";

/** Emits the index files: one for all operations, and the entry of the client unless it has another. */
export function indexFiles(
  model: ApiModel,
  options: ClientLocation,
  plans: readonly OperationPlan[],
  furtherModules: readonly string[],
): GeneratedFile[] {
  const file = (path: string, modules: readonly string[]): GeneratedFile => {
    const exports = modules.map((module) => code`export * from ${quote(besideModule(options, module))};`);
    return typescriptFile({ model, options }, path, [exports]);
  };
  const operations = file("operations/index.ts", [...new Set(plans.map(({ names }) => names.file))]);
  if (!options.hasEntry) return [operations];
  return [operations, file("index.ts", ["create-client", "description", "groups", ...furtherModules])];
}
