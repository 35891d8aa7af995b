import { fileHeader } from "../core/emit/file-header.ts";
import { literalKey } from "../core/emit/property.ts";
import { constDeclaration, printSourceFile } from "../core/emit/source-file.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { GroupPlan } from "./group-plans.ts";
import { runtimeModule } from "./modules.ts";

/** The file of the table that the runtime makes the groups from. */
export function operationTableFile(
  model: ApiModel,
  options: GeneratorOptions,
  groups: readonly GroupPlan[],
): GeneratedFile {
  const plans = groups.flatMap(({ operations }) => operations);
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      { from: runtimeModule(options), names: ["GroupTable"], typeOnly: true },
      ...plans.map(({ names }) => ({
        from: `./operations/${names.file}${options.importExtension}`,
        names: [names.identifier],
      })),
    ],
    statements: [
      constDeclaration({
        name: "operationTable",
        docs: "Every operation by group and method.",
        type: "GroupTable",
        initializer: (writer) => {
          writer.inlineBlock(() => {
            for (const { name, operations } of groups) {
              writer.write(`${literalKey(name)}: `).inlineBlock(() => {
                for (const { names } of operations)
                  writer.writeLine(`${literalKey(names.method)}: ${names.identifier},`);
              });
              writer.write(",").newLine();
            }
          });
        },
      }),
    ],
  });
  return { path: "operation-table.ts", text };
}
