#!/usr/bin/env node
import module from "node:module";

// A third of a short run is compiling the program: Node keeps what it compiled, from 22.1 on. It is set before anything
// else is loaded, and where no cache can be written Node goes on without.
module.enableCompileCache?.();
const { runCli } = await import("./run-cli.ts");
process.exitCode = await runCli({
  args: process.argv.slice(2),
  workingDirectory: process.cwd(),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
});
