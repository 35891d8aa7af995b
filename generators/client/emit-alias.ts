import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { constDeclaration, printSourceFile } from "../core/emit/source-file.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { exportedTypes } from "./operation-types.ts";
import type { OperationPlan } from "./plan-operation.ts";
import type { WrittenNames } from "./written-names.ts";

/** A file for each former name of an operation: its types and its descriptor, which stand for those of today. */
export function aliasFiles(model: ApiModel, options: GeneratorOptions, plan: OperationPlan): GeneratedFile[] {
  return plan.names.aliases.flatMap(({ written }) =>
    written ? [aliasFile({ model, options, plan, names: written })] : [],
  );
}

interface AliasParts {
  readonly model: ApiModel;
  readonly options: GeneratorOptions;
  readonly plan: OperationPlan;
  readonly names: WrittenNames;
}

function aliasFile({ model, options, plan, names }: AliasParts): GeneratedFile {
  const { identifier, type, file } = plan.names;
  const types = exportedTypes(plan);
  const from = `./${file}${options.importExtension}`;
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      { from, names: types.map(({ suffix }) => type + suffix), typeOnly: true },
      { from, names: [identifier] },
    ],
    statements: [
      ...types.map(({ suffix, declared, used }) => {
        const comment = docComment(renamedTo(type + suffix));
        return `${comment}\nexport type ${names.type}${suffix}${declared} = ${type}${suffix}${used};`;
      }),
      constDeclaration({
        name: names.identifier,
        docs: renamedTo(identifier),
        type: `typeof ${identifier}`,
        initializer: identifier,
      }),
    ],
  });
  return { path: `operations/${names.file}.ts`, text };
}
