import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { readText, repositoryFiles } from "../../house/repository.ts";
import { installPackages } from "../../publishing/pack.ts";
import { runWorkflows } from "./run-workflows.ts";
import { WorkflowRunner } from "./workflow-runner.ts";

// `pnpm e2e:workflows`: runs the Arazzo workflows against the sandbox, as a user does who installed the packed files of both.
// A workflow that was not run is a failure too.
const OURS = ["runtime", "types", "errors", "zod", "webhooks", "sandbox"].map((name) => `packages/${name}`);

await using temporary = await mkdtempDisposable(join(tmpdir(), "workflows-"));
const folder = temporary.path;
await installPackages(folder, {}, ["spec", ...OURS]);
const scope = join(folder, "node_modules/@crossborder");
const { createSandbox, serveSandbox }: typeof import("@crossborder/sandbox") = await import(
  pathToFileURL(join(scope, "sandbox/dist/index.js")).href
);
const sandbox = createSandbox();
const { url: server, close } = await serveSandbox(sandbox, { port: 0 });
const runner = new WorkflowRunner(sandbox, { workflows: join(scope, "spec/dist/workflows"), folder, server });
await runWorkflows(runner).finally(close);

for (const file of repositoryFiles("spec/workflows/*.arazzo.yaml"))
  for (const { workflowId } of parse(readText(file)).workflows) {
    if (runner.executed.has(workflowId)) continue;
    process.stdout.write(`${workflowId.padEnd(22)}NOT RUN\n`);
    process.exitCode = 1;
  }
