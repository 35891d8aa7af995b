import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { repository } from "../../house/repository.ts";
import { run } from "../../house/run.ts";

/** A workflow with its inputs. */
export interface Workflow {
  /** Name of the file in `spec/workflows`. */
  readonly file: string;
  readonly workflowId: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Result of a workflow. */
export interface RunResult {
  /** The last response of each step. */
  readonly bodies: ReadonlyMap<string, unknown>;
  readonly requests: number;
}

/** Report of the runner about a run. */
const Report = z.object({
  status: z.string(),
  files: z.record(
    z.string(),
    z.object({
      totalRequests: z.number(),
      executedWorkflows: z.array(
        z.object({
          workflowId: z.string(),
          executedSteps: z.array(
            z.object({ stepId: z.string(), response: z.object({ body: z.unknown() }).optional() }),
          ),
        }),
      ),
    }),
  ),
});

/** Folder of the workflows, and the service that they call. */
export interface Place {
  /** The workflows of the package, as they are published. */
  readonly workflows: string;
  /** A folder for the reports of the runner. */
  readonly folder: string;
  readonly server: string;
}

/**
 * Runs a workflow with `redocly respect`, which validates every response against the published description. Throws
 * its output if the workflow fails.
 */
export async function respect(
  { workflows, folder, server }: Place,
  { file, workflowId, inputs }: Workflow,
): Promise<RunResult> {
  const reportFile = join(folder, "report.json");
  await rm(reportFile, { force: true });
  const { exitCode, stdout, stderr } = await run(
    join(repository, "spec/node_modules/.bin/redocly"),
    [
      ...["respect", join(workflows, file), "--workflow", workflowId],
      ...["--server", `service=${server}`, "--input", JSON.stringify(inputs)],
      ...["--json-output", reportFile],
    ],
    {
      cwd: folder,
      env: {
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      },
    },
  );
  if (exitCode !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return readReport(Report.parse(JSON.parse(await readFile(reportFile, "utf8"))), workflowId);
}

/** A run that succeeded without sending anything is a failure. */
function readReport({ status, files }: z.infer<typeof Report>, workflowId: string): RunResult {
  const reports = Object.values(files);
  const steps = reports
    .flatMap(({ executedWorkflows }) => executedWorkflows)
    .filter((executed) => executed.workflowId === workflowId)
    .flatMap(({ executedSteps }) => executedSteps);
  const requests = reports.reduce((sum, { totalRequests }) => sum + totalRequests, 0);
  if (status !== "success" || steps.length === 0 || requests === 0)
    throw new Error(`The report says "${status}", with ${requests} requests.`);
  return { bodies: new Map(steps.map(({ stepId, response }) => [stepId, response?.body])), requests };
}
