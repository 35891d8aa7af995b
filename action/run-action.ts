import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ActionError } from "./action-error.ts";
import {
  type CheckParts,
  checkChangesets,
  checkDiff,
  checkGenerated,
  checkImpact,
  type DiffResult,
  type ImpactResult,
} from "./checks.ts";
import type { installCodegen } from "./codegen.ts";
import { findBase } from "./find-base.ts";
import { type Inputs, readInputs } from "./inputs.ts";
import { readEvent, type TriggerEvent } from "./read-event.ts";
import { createRunner, type Runner } from "./runner.ts";
import { updateComment } from "./update-comment.ts";

/** Dependencies of an action: its environment, its log and the installer. */
export interface ActionContext {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes to the log. */
  readonly write: (text: string) => void;
  readonly install: typeof installCodegen;
}

/** Runs all checks of action.yml. Returns the exit code: 1 when a check failed or could not run. */
export async function runAction(context: ActionContext): Promise<number> {
  const runner = createRunner(context.environment, context.write);
  try {
    return (await runChecks(context, runner)) ? 0 : 1;
  } catch (error) {
    runner.error(
      error instanceof ActionError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    return 1;
  }
}

async function runChecks({ environment, install }: ActionContext, runner: Runner): Promise<boolean> {
  const inputs = readInputs(environment);
  const event = readEvent(environment);
  const workspace = resolve(environment.GITHUB_WORKSPACE ?? ".");
  const folder = resolve(workspace, inputs.workingDirectory);
  const ref = findBase({ base: inputs.base, event, folder });
  const parts: CheckParts = {
    inputs,
    runner,
    folder,
    prefix: folder === workspace ? "" : `${relative(workspace, folder).replaceAll("\\", "/")}/`,
    codegen: install({ version: inputs.version, folder, environment, withImpact: inputs.impact }),
    base: ref && `${ref}:./${relative(folder, resolve(folder, inputs.spec)).replaceAll("\\", "/")}`,
    options: [...inputs.overlays.flatMap((path) => ["--overlay", path]), ...trustOptions(inputs, event)],
  };
  const diff = await checkDiff(parts);
  runner.summarize(diff.markdown);
  const impact = await checkImpact(parts, diff);
  if (impact.markdown !== "") runner.summarize(impact.markdown);
  runner.output("concerned", impact.concerned);
  runner.output("changes", diff.changes);
  runner.output("breaking", diff.breaking);
  runner.output("comment", await comment({ inputs, event, diff, impact, runner, environment }));
  const checks = [reportDiff(diff, runner), await reportGenerated(parts), await reportChangesets(parts)];
  return checks.every((isFine) => isFine);
}

function trustOptions({ untrusted }: Inputs, { isFork }: TriggerEvent): readonly string[] {
  return untrusted === "true" || (untrusted === "auto" && isFork) ? ["--untrusted"] : [];
}

function reportDiff({ isFine, changes }: DiffResult, runner: Runner): boolean {
  runner.info(`Changes of the document: ${changes}.`);
  if (!isFine) runner.error("The document has changes that are not allowed. See the report of this run.");
  return isFine;
}

async function reportGenerated(parts: CheckParts): Promise<boolean> {
  const { inputs, folder, runner } = parts;
  const reason = whyNotGenerated(inputs, folder);
  if (reason !== undefined) {
    runner.skip("generated code", reason);
    return true;
  }
  const { isFine, outdated } = await checkGenerated(parts);
  runner.output("outdated", outdated.length);
  for (const file of outdated)
    runner.error("This generated file is not up to date. Generate the code and commit it.", file);
  if (!isFine && outdated.length === 0)
    runner.error("Generated code is not as it was generated. See the log.");
  return isFine;
}

function whyNotGenerated({ generate, out }: Inputs, folder: string): string | undefined {
  if (generate === "false") return "the input `generate` is false";
  if (generate === "true" || out !== "" || hasConfig(folder)) return undefined;
  return `the input \`out\` is not set, and neither the working directory nor a folder above it has ${CONFIG_NAMES.join(", ")}`;
}

/** The names that a configuration can have, as the command line looks for them: here and in the folders above. */
export const CONFIG_NAMES: readonly string[] = ["ts", "mts", "js", "mjs"].map(
  (type) => `codegen.config.${type}`,
);

function hasConfig(folder: string): boolean {
  if (CONFIG_NAMES.some((name) => existsSync(join(folder, name)))) return true;
  return dirname(folder) !== folder && hasConfig(dirname(folder));
}

async function reportChangesets(parts: CheckParts): Promise<boolean> {
  if (!parts.inputs.changesets) parts.runner.skip("changesets", "the input `changesets` is false");
  if (!parts.inputs.changesets || (await checkChangesets(parts))) return true;
  parts.runner.error("Changesets are missing or too low. Run `codegen changeset` and commit the result.");
  return false;
}

interface Report {
  readonly inputs: Inputs;
  readonly event: TriggerEvent;
  readonly diff: DiffResult;
  readonly impact: ImpactResult;
  readonly runner: Runner;
  readonly environment: NodeJS.ProcessEnv;
}

/** A comment that cannot be written does not fail the run: the same report is on its page. */
async function comment({ inputs, event, diff, impact, runner, environment }: Report): Promise<string> {
  const { GITHUB_API_URL: api = "https://api.github.com", GITHUB_REPOSITORY: repository = "" } = environment;
  if (event.pullRequest === undefined || !inputs.comment) return "none";
  if (event.isFork) {
    runner.info("A pull request from a fork has no permission to comment: the report is in the job summary.");
    return "none";
  }
  const marker = `<!-- codegen-action ${encodeURIComponent(`${inputs.workingDirectory}/${inputs.spec}`)} -->`;
  const body =
    diff.changes === 0
      ? undefined
      : [`${marker}\n${diff.markdown}`, impact.markdown].filter(Boolean).join("\n");
  const { number } = event.pullRequest;
  try {
    return await updateComment({ api, repository, number, token: inputs.token, marker, body });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    runner.warning(`The comment was not written. ${reason} The job needs \`pull-requests: write\`.`);
    return "none";
  }
}
