import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { repository } from "../repository.ts";
import { run } from "../run.ts";
import { runSteps } from "./run-steps.ts";
import { stepsOf } from "./steps.ts";

// `pnpm spec:change [BASE]`: does everything that follows from an edit under spec/, and lists what is left to a person.
const HELP = `Usage: pnpm spec:change [BASE]

Does everything that follows from an edit under spec/: lint, generate, build, check the examples, write the
documents of the sandbox and the API reports, compare with BASE, write changesets. Then lists what is left for you to do.

BASE is what the edit is compared with. Default: origin/main:spec/openapi.yaml
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h", default: false } },
});

if (values.help) process.stdout.write(HELP);
else if (positionals.length > 1) {
  process.stderr.write(`Too many arguments: ${positionals.slice(1).join(" ")}\n\n${HELP}`);
  process.exitCode = 2;
} else await change(positionals[0] ?? "origin/main:spec/openapi.yaml");

async function change(base: string): Promise<void> {
  const remedies = await runSteps(stepsOf(base), {
    run: (program, args) => run(program, args, { cwd: repository }),
    print: (text) => process.stdout.write(text),
  });
  const left = [...remedies, ...readings()];
  process.stdout.write(`\nLeft for you:\n${left.map((line) => `  - ${line}\n`).join("")}`);
  if (remedies.length > 0) process.exitCode = 1;
}

/** Lists what a person has to read, because no command can. */
function readings(): string[] {
  const changed = execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], {
    cwd: repository,
    encoding: "utf8",
  }).split("\n");
  const has = (part: string) => changed.some((line) => line.slice(3).startsWith(part));
  return [
    ...(has("packages/") ? ["Read the diff of packages/*/src/generated: your users get this code."] : []),
    ...(changed.some((line) => line.endsWith("api.md"))
      ? ["Read the diff of api.md: it is what users can import."]
      : []),
    ...(has(".changeset/spec-")
      ? ["Read .changeset/spec-*.md and improve the sentences: they go into the changelog."]
      : []),
    "Run `pnpm test`, then commit everything together.",
  ];
}
