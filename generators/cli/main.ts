#!/usr/bin/env node
import module from "node:module";

// A third of a short run is compiling the program: Node keeps what it compiled, from 22.1 on. It is set before anything
// else is loaded, and where no cache can be written Node goes on without.
module.enableCompileCache?.();
const { runCli } = await import("./run-cli.ts");

/** Asks on standard error, so that standard output has results only. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import("node:readline/promises");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

process.exitCode = await runCli({
  args: process.argv.slice(2),
  workingDirectory: process.cwd(),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
});
