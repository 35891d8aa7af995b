import { type Code, code } from "../../core/emit/code.ts";
import { docComment, renamedTo } from "../../core/emit/doc-comment.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import type { WrittenNames } from "../plan/written-names.ts";
import { exportedTypes } from "./operation-types.ts";

/** Emits types and a descriptor for each former name of an operation, which are those of the current one. */
export function aliasCode(plan: OperationPlan): Code[] {
  return plan.names.aliases.flatMap(({ written }) => (written ? formerOperation(plan, written) : []));
}

function formerOperation(plan: OperationPlan, names: WrittenNames): Code[] {
  const { identifier, type } = plan.names;
  const types = exportedTypes(plan).map(
    (suffix) => code`
      ${docComment(renamedTo(type + suffix))}
      export type ${names.type}${suffix} = ${type}${suffix};
    `,
  );
  const value = constDeclaration({
    name: names.identifier,
    docs: renamedTo(identifier),
    type: `typeof ${identifier}`,
    initializer: identifier,
  });
  return [...types, value];
}
