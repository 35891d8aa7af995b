import { noReads, type Reads, recordReads } from "../../core/kept/reads.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import { isKept } from "../../core/run/run-memory.ts";
import { nameOperations } from "./name-operations.ts";
import { type OperationPlan, planOperation } from "./plan-operation.ts";

/** What the client of a document consists of. */
export interface ClientPlan {
  /** In the order of the document; an operation that gives a stream beside other responses has two. */
  readonly plans: readonly OperationPlan[];
  readonly problems: readonly Problem[];
  /** What was read of component schemas to plan an operation, where something is kept of it. */
  readonly reads: ReadonlyMap<OperationModel, Reads>;
}

/** Decides how the operations of a document look in its client; `hasEntry` says whether its entry is generated. */
export function planClient(model: ApiModel, hasEntry = true): ClientPlan {
  const { names, problems } = nameOperations(model);
  const reads = new Map<OperationModel, Reads>();
  const planned = model.operations.flatMap((operation) => {
    const named = names.get(operation);
    if (!named) return [];
    const own = isKept(model) ? noReads() : undefined;
    if (own) reads.set(operation, own);
    return [recordReads(own, () => planOperation(operation, { names: named, hasEntry }))];
  });
  return {
    reads,
    plans: planned.flatMap(({ plans }) => plans),
    problems: [...problems, ...planned.flatMap((operation) => operation.problems)],
  };
}
