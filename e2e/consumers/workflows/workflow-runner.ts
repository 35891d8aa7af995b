import type { Sandbox } from "@crossborder/sandbox";
import { approveWhenRefused } from "./approve-when-refused.ts";
import { type Place, type RunResult, respect, type Workflow } from "./respect.ts";

/** Called after each run. */
export type Show = (name: string, workflowId: string, result: RunResult) => void;

/** A run failed: those that need its result cannot start. */
export class WorkflowFailedError extends Error {
  override readonly name = "WorkflowFailedError";
}

/** Runs workflows, one after the other, against one sandbox. */
export class WorkflowRunner {
  readonly sandbox: Sandbox;
  readonly #place: Place;
  readonly #show: Show;

  constructor(sandbox: Sandbox, { show, ...place }: Place & { readonly show: Show }) {
    this.sandbox = sandbox;
    this.#place = place;
    this.#show = show;
  }

  /** Runs a workflow that has to succeed. Resolves with the last response of a step, by its ID. */
  async execute(name: string, { inputs, ...workflow }: Workflow): Promise<(stepId: string) => unknown> {
    const { id: instance_id, apiKey: api_key } = this.sandbox.instances.development;
    const result = await respect(this.#place, { ...workflow, inputs: { api_key, instance_id, ...inputs } });
    this.#show(name, workflow.workflowId, result);
    if (result.kind === "failed") throw new WorkflowFailedError(name);
    return (stepId) => result.bodies.get(stepId);
  }

  /** The same for a workflow with a payout, whose quote is approved after its execution was refused once. */
  async pay(name: string, workflow: Workflow): Promise<(stepId: string) => unknown> {
    const ended = new AbortController();
    const approving = approveWhenRefused(this.sandbox, ended.signal);
    approving.catch(() => {}); // awaited below, unless the run fails
    const bodyOf = await this.execute(name, workflow).finally(() => ended.abort());
    await approving;
    return bodyOf;
  }
}
