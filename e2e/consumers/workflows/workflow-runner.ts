import type { Sandbox } from "@crossborder/sandbox";
import { approveWhenRefused } from "./approve-when-refused.ts";
import { type Place, respect, type Workflow } from "./respect.ts";

/** Runs workflows, one after the other, against one sandbox. */
export class WorkflowRunner {
  readonly sandbox: Sandbox;
  /** The IDs of workflows that have succeeded. */
  readonly executed: Set<string> = new Set();
  readonly #place: Place;

  constructor(sandbox: Sandbox, place: Place) {
    this.sandbox = sandbox;
    this.#place = place;
  }

  /** Runs a workflow that has to succeed. Resolves with the last response of a step, by its ID. */
  async execute(name: string, { inputs, ...workflow }: Workflow): Promise<(stepId: string) => unknown> {
    const { id: instance_id, apiKey: api_key } = this.sandbox.instances.development;
    const { workflowId } = workflow;
    process.stdout.write(`${workflowId.padEnd(22)}${name.padEnd(26)}`);
    const filled = { ...workflow, inputs: { api_key, instance_id, ...inputs } };
    const { bodies, requests } = await respect(this.#place, filled);
    process.stdout.write(`passed (requests: ${requests})\n`);
    this.executed.add(workflowId);
    return (stepId) => bodies.get(stepId);
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
