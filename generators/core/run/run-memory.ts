import type { ApiModel } from "../model/api-model.ts";

/** What generators keep of a run for the next one in the same process, by their names. */
export type RunMemory = Map<string, unknown>;

const memories = new WeakMap<ApiModel, RunMemory>();

/** Generators that are given this model find there what they kept of another one. */
export function giveMemory(model: ApiModel, memory: RunMemory): void {
  memories.set(model, memory);
}

/** What was kept of the run before; undefined where no run comes after this one. */
export function memoryOf(model: ApiModel): RunMemory | undefined {
  return memories.get(model);
}
