import type { Diagnostic } from "../core/diagnostics/diagnostic.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { groupPlans } from "./plan/group-plans.ts";
import { planAliases } from "./plan/plan-aliases.ts";
import { planClient } from "./plan/plan-client.ts";
import { planIds } from "./plan/plan-ids.ts";
import { securityDiagnostics } from "./plan/read-security.ts";
import { responseDiagnostics } from "./plan/response-diagnostics.ts";
import { apiPathsFile } from "./print/emit-api-paths.ts";
import { createClientFile } from "./print/emit-create-client.ts";
import { descriptionFile } from "./print/emit-description.ts";
import { groupsFile } from "./print/emit-groups.ts";
import { idsFile } from "./print/emit-ids.ts";
import { indexFiles } from "./print/emit-index.ts";
import { operationFiles } from "./print/emit-operation.ts";
import { operationTableFile } from "./print/emit-operation-table.ts";
import type { ClientLocation } from "./print/modules.ts";

interface ClientFiles {
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the files of a client, and diagnostics for parts of the document that it cannot support. */
export function clientFiles(model: ApiModel, options: ClientLocation): ClientFiles {
  const { hasEntry, suppliedParameters } = options;
  const { plans, diagnostics } = planClient(model, suppliedParameters);
  const groups = groupPlans([...plans, ...plans.flatMap(planAliases)]);
  const ids = planIds(
    model,
    plans.map((plan) => plan.names.identifier),
  );
  const idFiles = idsFile(model, options, ids);
  const files = [
    ...operationFiles(model, options, { plans, groups }),
    groupsFile(model, options, groups),
    operationTableFile(model, options, groups),
    descriptionFile(model, options),
    ...(hasEntry ? [apiPathsFile(model, options), createClientFile(model, options)] : []),
    ...idFiles,
    ...indexFiles(model, options, plans, idFiles.length > 0 ? ["ids"] : []),
  ];
  return {
    files,
    diagnostics: [...diagnostics, ...securityDiagnostics(model), ...responseDiagnostics(model)],
  };
}
