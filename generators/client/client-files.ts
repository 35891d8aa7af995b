import { MovedName } from "../core/emit/kept-code.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { Problem } from "../core/problem/problem.ts";
import { forgetKept } from "../core/run/run-memory.ts";
import { createClientFile } from "./emit-create-client.ts";
import { descriptionFile } from "./emit-description.ts";
import { groupsFile } from "./emit-groups.ts";
import { idsFile } from "./emit-ids.ts";
import { indexFiles } from "./emit-index.ts";
import { operationFiles } from "./emit-operation.ts";
import { operationTableFile } from "./emit-operation-table.ts";
import { groupPlans } from "./group-plans.ts";
import type { ClientPlace } from "./modules.ts";
import { planAliases } from "./plan-aliases.ts";
import { planClient } from "./plan-client.ts";
import { planIds } from "./plan-ids.ts";
import { securityProblems } from "./read-security.ts";

interface ClientFiles {
  readonly files: readonly GeneratedFile[];
  readonly problems: readonly Problem[];
}

/** What is written for a document with operations, and what cannot be. */
export function clientFiles(model: ApiModel, place: ClientPlace): ClientFiles {
  try {
    return filesOf(model, place);
  } catch (error) {
    if (!(error instanceof MovedName)) throw error;
    forgetKept(model);
    return filesOf(model, place);
  }
}

function filesOf(model: ApiModel, options: ClientPlace): ClientFiles {
  const { hasEntry } = options;
  const { plans, problems } = planClient(model, hasEntry);
  const groups = groupPlans([...plans, ...plans.flatMap(planAliases)]);
  const ids = planIds(
    model,
    plans.map((plan) => plan.names.identifier),
  );
  const idFiles = idsFile(model, options, ids);
  const files = [
    ...operationFiles(model, options, plans),
    groupsFile(model, options, groups),
    operationTableFile(model, options, groups),
    descriptionFile(model, options),
    ...(hasEntry ? [createClientFile(model, options)] : []),
    ...idFiles,
    ...indexFiles(model, options, { plans, hasEntry, furtherModules: idFiles.length > 0 ? ["ids"] : [] }),
  ];
  return { files, problems: [...problems, ...securityProblems(model)] };
}
