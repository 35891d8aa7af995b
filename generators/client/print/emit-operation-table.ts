import { type Code, code, type Printable } from "../../core/emit/code.ts";
import { literalKey } from "../../core/emit/property.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { GroupPlan } from "../plan/group-plans.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { GROUP_TABLE } from "../plan/written-names.ts";
import { groupValue, operationValue, runtimeType } from "./modules.ts";

/** The file of the table that the runtime makes the groups from. */
export function operationTableFile(
  model: ApiModel,
  options: RunContext,
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

function groupMember(group: GroupPlan, options: RunContext): Code {
  const { name, operations } = group;
  const [first] = operations;
  if (first && hasTable(group)) return code`${literalKey(name)}: ${groupValue(options, first)},`;
  return code`
    ${literalKey(name)}: {
      ${members(operations, (plan) => operationValue(options, plan))}
    },
  `;
}

/** From so many operations on, a group has a table of its own. Each one adds a few bytes to the bundle of a client. */
const MANY = 6;

/**
 * The operations of a group by method, as their file exports them for the table of all. That table then names the types of
 * none: TypeScript 7 checks files side by side, and would work out all of them once more for it.
 */
export function groupTable(group: GroupPlan, options: RunContext): Code | undefined {
  if (!hasTable(group)) return undefined;
  return code`
    /** The operations of the group, by method. */
    const ${GROUP_TABLE}: ${runtimeType(options, "GroupTable")}[string] = {
      ${members(group.operations, (plan) => plan.names.identifier)}
    };

    export default ${GROUP_TABLE};
  `;
}

/** False also for a group with former names: operations that it had may be in files of other groups now. */
function hasTable({ operations }: GroupPlan): boolean {
  return operations.length >= MANY && operations.every(({ renamedTo }) => renamedTo === undefined);
}

function members(operations: readonly OperationPlan[], codeOf: (plan: OperationPlan) => Printable): Code[] {
  return operations.map((plan) => code`${literalKey(plan.names.method)}: ${codeOf(plan)},`);
}
