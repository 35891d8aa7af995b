import { writeFileSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { renderSvg } from "./render-svg.ts";
import { runDemo } from "./run-demo.ts";
import { type Line, Screen } from "./screen.ts";

// `pnpm demo`: pays out three times against a sandbox, and says what went wrong and what came of it.
// `--svg FILE` writes a picture of the terminal too.
const { values } = parseArgs({ options: { svg: { type: "string" } } });

const { stdout } = process;

const COLOURS = { title: "bold", step: "reset", passed: "green", failed: "red" } as const;

/** Prints a line, with colours on a terminal that has them. */
function show({ style, text }: Line): void {
  const before = style === "title" ? "\n" : "";
  stdout.write(`${before}${styleText(COLOURS[style], text, { stream: stdout })}\n`);
}

const screen = new Screen(show);
try {
  await runDemo(screen);
  stdout.write(screen.passed ? "\nEverything went as it should.\n" : "\nA check failed.\n");
  if (values.svg !== undefined) writeFileSync(values.svg, renderSvg(screen.lines));
  process.exitCode = screen.passed ? 0 : 1;
} catch (error) {
  process.stderr.write(`\nThe demo stopped. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
