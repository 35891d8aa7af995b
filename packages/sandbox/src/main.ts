#!/usr/bin/env node
import type { Sandbox } from "./build-sandbox.ts";
import { createSandbox } from "./create-sandbox.ts";
import { dashboardLink } from "./http/dashboard.ts";
import type { UnspecifiedUse } from "./http/unspecified-log.ts";
import { runListen } from "./listen/run-listen.ts";
import { rejectRenamed } from "./renamed.ts";
import { type CommandOptions, HELP, readOptions } from "./server/read-options.ts";
import { serveSandbox } from "./server/serve.ts";

try {
  const [command, ...args] = process.argv.slice(2);
  rejectRenamed(process.argv.slice(2));
  if (command === "listen" || command === "redeliver") await runListen(command, args);
  else await runSandbox();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function runSandbox(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(HELP);
  else await run(options);
}

async function run({ json, help: _, port, host, ...options }: CommandOptions): Promise<void> {
  const sandbox = createSandbox(options);
  const { url, close } = await serveSandbox(sandbox, { port, host });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      process.stderr.write(unspecifiedReport(await sandbox.control.unspecified.list()));
      await close();
    });
  process.stdout.write(`${json ? readyLine(url, sandbox) : greeting(url, sandbox)}\n`);
}

/** Summary of unspecified behavior for people, on stderr: stdout has only the ready line. */
function unspecifiedReport(uses: readonly UnspecifiedUse[]): string {
  if (uses.length === 0) return "";
  const lines = uses.map(({ operation, reason, count }) => `  ${operation} (${count}): ${reason}`);
  return `Responses relied on behavior that the service's document does not state:\n${lines.join("\n")}\n`;
}

function readyLine(url: string, { controlToken, instances }: Sandbox): string {
  const { development, production } = instances;
  const shown = [development, production].map(({ id, kind, apiKey }) => ({ id, kind, apiKey }));
  return JSON.stringify({ url, controlToken, instances: shown });
}

function greeting(url: string, { controlToken, instances }: Sandbox): string {
  const lines = Object.values(instances).map(({ id, kind, apiKey }) => `${kind}: ${id}\n  key: ${apiKey}`);
  return [
    `The sandbox listens on ${url}`,
    ...lines,
    `control: ${url}/__sandbox\n  token: ${controlToken}`,
    `dashboard: ${dashboardLink(url, controlToken)}`,
  ].join("\n");
}
