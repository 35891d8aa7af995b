import { code } from "../../core/emit/code.ts";
import { quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { besideModule } from "./modules.ts";

interface IndexParts {
  readonly plans: readonly OperationPlan[];
  /** True if there is an entry with `createClient`. */
  readonly hasEntry: boolean;
  /** Optional files, without extension. */
  readonly furtherModules: readonly string[];
}

/** Emits the index files: one for all operations, and the entry of the client unless it has another. */
export function indexFiles(
  model: ApiModel,
  options: RunContext,
  { plans, hasEntry, furtherModules }: IndexParts,
): GeneratedFile[] {
  const file = (path: string, modules: readonly string[]): GeneratedFile => {
    const exports = modules.map((module) => code`export * from ${quote(besideModule(options, module))};`);
    return typescriptFile({ model, options }, path, [exports]);
  };
  const operations = [...new Set(plans.map(({ names }) => names.file))];
  return [
    ...(operations.length > 0 ? [file("operations/index.ts", operations)] : []),
    ...(hasEntry ? [file("index.ts", ["create-client", "description", "groups", ...furtherModules])] : []),
  ];
}
