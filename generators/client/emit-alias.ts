import { code, imported, importedType } from "../core/emit/code.ts";
import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { constDeclaration } from "../core/emit/source-file.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import type { GeneratorPlace } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { besideModule } from "./modules.ts";
import { exportedTypes } from "./operation-types.ts";
import type { OperationPlan } from "./plan-operation.ts";
import type { WrittenNames } from "./written-names.ts";

/** A file for each former name of an operation: its types and its descriptor, which stand for those of today. */
export function aliasFiles(model: ApiModel, options: GeneratorPlace, plan: OperationPlan): GeneratedFile[] {
  return plan.names.aliases.flatMap(({ written }) =>
    written ? [aliasFile({ model, options, plan, names: written })] : [],
  );
}

interface AliasParts {
  readonly model: ApiModel;
  readonly options: GeneratorPlace;
  readonly plan: OperationPlan;
  readonly names: WrittenNames;
}

function aliasFile({ model, options, plan, names }: AliasParts): GeneratedFile {
  const { identifier, type, file } = plan.names;
  const from = besideModule(options, file);
  const descriptor = imported(from, identifier);
  const types = exportedTypes(plan).map(({ suffix, declared, used }) => {
    const current = importedType(from, type + suffix);
    return code`
      ${docComment(renamedTo(type + suffix))}
      export type ${names.type}${suffix}${declared} = ${current}${used};
    `;
  });
  const value = constDeclaration({
    name: names.identifier,
    docs: renamedTo(identifier),
    type: code`typeof ${descriptor}`,
    initializer: descriptor,
  });
  return typescriptFile({ model, options }, `operations/${names.file}.ts`, [...types, value]);
}
