import { type Code, code } from "../../core/emit/code.ts";
import { literalKey } from "../../core/emit/property.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { GeneratorPlace } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { GroupPlan } from "../plan/group-plans.ts";
import { operationValue, runtimeType } from "./modules.ts";

/** The file of the table that the runtime makes the groups from. */
export function operationTableFile(
  model: ApiModel,
  options: GeneratorPlace,
  groups: readonly GroupPlan[],
): GeneratedFile {
  const operationTable = constDeclaration({
    name: "operationTable",
    docs: "All operations, by group and method.",
    type: runtimeType(options, "GroupTable"),
    initializer: code`
      {
        ${groups.map((group) => groupMember(group, options))}
      }
    `,
  });
  return typescriptFile({ model, options }, "operation-table.ts", [operationTable]);
}

function groupMember({ name, operations }: GroupPlan, options: GeneratorPlace): Code {
  const members = operations.map(
    (plan) => code`${literalKey(plan.names.method)}: ${operationValue(options, plan)},`,
  );
  return code`
    ${literalKey(name)}: {
      ${members}
    },
  `;
}
