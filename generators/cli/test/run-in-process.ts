import type { CliContext } from "../commands/command.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { runCli } from "../run-cli.ts";

export interface CliResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line within this process: a separate process loads the whole program first. */
export async function runInProcess(
  context: Omit<CliContext, "stdout" | "stderr" | "ask"> & Partial<Pick<CliContext, "ask">>,
): Promise<CliResult> {
  const [stdout, stderr] = [captured(), captured()];
  const exitCode = await runCli({ ask: undefined, ...context, stdout: stdout.stream, stderr: stderr.stream });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

/** A stream that collects its text. */
function captured(): { readonly stream: OutputStream; text(): string } {
  let written = "";
  return {
    stream: {
      write(text) {
        written += text;
      },
    },
    text: () => written,
  };
}
