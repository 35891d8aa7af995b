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

/** Emits the file of the table from which the runtime creates the groups. */
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

/** Number of operations from which a group has its own table. Each table adds a few bytes to the bundle of a client. */
const MANY = 6;

/**
 * Emits the operations of a group by method, exported for the table of all operations. That table then needs no types:
 * TypeScript 7 checks files in parallel, and would compute all types again for it.
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

/** True for a large group without former names, whose operations may be in files of other groups. */
function hasTable({ operations }: GroupPlan): boolean {
  return operations.length >= MANY && operations.every(({ renamedTo }) => renamedTo === undefined);
}

function members(operations: readonly OperationPlan[], codeOf: (plan: OperationPlan) => Printable): Code[] {
  return operations.map((plan) => code`${literalKey(plan.names.method)}: ${codeOf(plan)},`);
}
