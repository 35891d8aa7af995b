import { parse } from "yaml";

/** A workflow, or an action of the repository: its path and its text. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>> | null;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: unknown;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Of an action instead of a workflow. */
  readonly runs?: { readonly steps?: readonly Step[] };
}

/** Finds violations of the rules of workflows: the place, the rule, and what to write instead. */
export function workflowViolations({ path, text }: WorkflowFile): string[] {
  const workflow: Workflow = parse(text);
  const jobs = Object.entries(workflow.jobs ?? {});
  const steps = [...jobs.flatMap(([, job]) => job.steps ?? []), ...(workflow.runs?.steps ?? [])];
  const found = [
    ...unpinnedActions(text),
    ...unexplainedWrites(text),
    ...(workflow.jobs === undefined ? [] : topLevel(workflow)),
    ...jobs.flatMap(([name, job]) => jobRules(job).map((message) => `job ${name}: ${message}`)),
    ...steps.flatMap(stepRules),
  ];
  return found.map((message) => `${path}: ${message}`);
}

function unpinnedActions(text: string): string[] {
  const uses = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action = ""]) => action);
  return uses
    .filter((action) => !action.startsWith("./") && !/^\S+@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(action))
    .map((action) => `${action} is not pinned: write the commit (40 digits) and "# v1.2.3" behind it`);
}

function unexplainedWrites(text: string): string[] {
  return [...text.matchAll(/^\s+([a-z-]+: write)\s*$/gm)].map(
    ([, permission]) => `"${permission}" does not say why: add a comment behind it`,
  );
}

function topLevel({ on, permissions, concurrency }: Workflow): string[] {
  const found: string[] = [];
  const isEmpty =
    typeof permissions === "object" && permissions !== null && Object.keys(permissions).length === 0;
  if (!isEmpty) found.push('its permissions are not empty: write "permissions: {}" and name them per job');
  if (concurrency === undefined) found.push("no concurrency: say which runs replace each other");
  if (JSON.stringify(on).includes("pull_request_target"))
    found.push("pull_request_target runs with secrets on the pull request of anybody: use pull_request");
  return found;
}

function jobRules(job: Job): string[] {
  const found: string[] = [];
  if (job.permissions === undefined) found.push("no permissions: name what it needs, {} for nothing");
  if (job["timeout-minutes"] === undefined) found.push("no timeout-minutes");
  if (job.permissions?.["id-token"] === "write" && job.environment === undefined)
    found.push("id-token: write without an environment: nobody approves what it publishes");
  return found;
}

function stepRules({ uses, run, with: given }: Step): string[] {
  const inputs = given ?? {}; // an empty `with:` is null in YAML
  const found: string[] = [];
  const program = run ?? (uses?.startsWith("actions/github-script@") ? String(inputs.script) : "");
  if (program.includes("${{"))
    found.push(`"${program.trim().split("\n")[0]}" holds an expression: pass it through env`);
  if (uses?.startsWith("actions/checkout@") && inputs["persist-credentials"] !== false)
    found.push("checkout keeps the token for later steps: write persist-credentials: false");
  return found;
}
