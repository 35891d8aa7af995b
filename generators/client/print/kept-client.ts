import type { ApiModel } from "../../core/model/api-model.ts";
import { type KeptParts, keptParts } from "../../core/run/run-memory.ts";
import type { GroupPlan } from "../plan/group-plans.ts";
import type { ClientPlace } from "./modules.ts";

interface ClientParts {
  /** What is kept, since each kind has settings of its own. */
  readonly name: "client operations" | "client groups";
  readonly options: ClientPlace;
  readonly groups: readonly GroupPlan[];
}

/** What the client keeps of the run before: the names of all operations decide what each is called in others. */
export function keptClient(
  model: ApiModel,
  { name: part, options, groups }: ClientParts,
): KeptParts | undefined {
  const names = groups.map(({ name, operations }) => [
    name,
    operations.map((plan) => [plan.names, plan.renamedTo]),
  ]);
  return keptParts(model, { name: part, settings: [options, model.source, names] });
}
