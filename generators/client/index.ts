import type { Generated, Generator } from "../core/generator.ts";
import { aliasFiles } from "./emit-alias.ts";
import { createClientFile } from "./emit-create-client.ts";
import { descriptionFile } from "./emit-description.ts";
import { groupsFile } from "./emit-groups.ts";
import { idsFile } from "./emit-ids.ts";
import { indexFiles } from "./emit-index.ts";
import { operationFile } from "./emit-operation.ts";
import { operationTableFile } from "./emit-operation-table.ts";
import { groupPlans } from "./group-plans.ts";
import { nameOperations } from "./name-operations.ts";
import { planAliases } from "./plan-aliases.ts";
import { planIds } from "./plan-ids.ts";
import { planOperation } from "./plan-operation.ts";
import { securityProblems } from "./read-security.ts";

/** A fetch client: one file per operation with its types and its descriptor, and the groups over them. */
export const clientGenerator: Generator = {
  name: "client",
  needs: ["types", "errors"],
  parsesJson: true,
  generate(model, options): Generated {
    if (model.operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const { names, problems } = nameOperations(model);
    const planned = model.operations.flatMap((operation) => {
      const named = names.get(operation);
      return named ? [planOperation(operation, named)] : [];
    });
    const plans = planned.map(({ plan }) => plan);
    const groups = groupPlans([...plans, ...plans.flatMap(planAliases)]);
    const idFiles = idsFile(
      model,
      options,
      planIds(
        model,
        plans.map(({ names: { identifier } }) => identifier),
      ),
    );
    const files = [
      ...plans.map((plan) => operationFile(model, options, plan)),
      ...plans.flatMap((plan) => aliasFiles(model, options, plan)),
      groupsFile(model, options, groups),
      operationTableFile(model, options, groups),
      descriptionFile(model, options),
      ...(options.entry === false ? [] : [createClientFile(model, options)]),
      ...idFiles,
      ...indexFiles(model, options, { plans, furtherModules: idFiles.length > 0 ? ["ids"] : [] }),
    ];
    return {
      kind: "files",
      files,
      problems: [
        ...problems,
        ...securityProblems(model),
        ...planned.flatMap((operation) => operation.problems),
      ],
    };
  },
};
