import { resolve } from "node:path";
import type { Result } from "../../core/diagnostics/diagnostic.ts";
import type { Arguments } from "../arguments.ts";
import { applyPlan } from "../init/apply-plan.ts";
import { type Ask, chooseDocument } from "../init/choose-document.ts";
import { chooseGenerators } from "../init/choose-generators.ts";
import { inspectProject } from "../init/inspect-project.ts";
import { scopeOf } from "../init/monorepo/scope.ts";
import { TOOLS } from "../init/monorepo/versions.ts";
import { type DescribedPlan, planProject } from "../init/plan-project.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { Faults, shownPath, UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";

/** `codegen init`: sets up a project. Everything is decided and shown first; then all of it is done, or nothing. */
export async function runInit(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, environment, stderr } = parts;
  checkMonorepo(args);
  const isAgreed = args.yes || isCi(environment);
  const ask = isAgreed || args.format === "json" ? undefined : parts.ask;
  const { value: plan, diagnostics } = await (args.monorepo ? planNew : planExisting)(parts, ask);
  if (plan === undefined) return rejected(diagnostics);
  const rows = rowsOf(plan);
  stderr.write(`${planText(plan, rows)}\n`);
  const changesAnything = rows.length > 0 || plan.manager !== undefined;
  if (!isAgreed && changesAnything && !(await confirmed(ask)))
    return { exitCode: 1, diagnostics: [], text: "Nothing was written.", json: { ok: false } };
  await applyPlan(plan, environment);
  return {
    exitCode: 0,
    diagnostics: renderDiagnostics(diagnostics),
    text: args.monorepo ? NEXT_STEPS : nextSteps(plan),
    json: {
      ok: true,
      files: rows.map(([change, path]) => ({ change, path })),
      notes: plan.notes,
      ...(plan.example === undefined ? {} : { example: plan.example }),
      diagnostics: diagnostics.map(problemJson),
    },
  };
}

async function planExisting(parts: CommandParts, ask: Ask): Promise<Result<DescribedPlan>> {
  const { arguments: args, workingDirectory, environment } = parts;
  // A configuration further up belongs to another project.
  const loaded = parts.loaded?.folder === resolve(workingDirectory) ? parts.loaded : undefined;
  const project = inspectProject(workingDirectory, environment);
  const spec = await chooseDocument(args.spec ?? loaded?.config.spec, workingDirectory, ask);
  const further = loaded === undefined ? await chooseGenerators(args.with, ask) : args.with;
  return planProject({ arguments: { ...args, with: further }, loaded, project, spec });
}

async function planNew(parts: CommandParts, ask: Ask): Promise<Result<DescribedPlan>> {
  const { planMonorepo } = await import("../init/monorepo/plan-monorepo.ts");
  const spec = await chooseDocument(parts.arguments.spec, parts.workingDirectory, ask);
  return planMonorepo(spec, parts);
}

const NEXT_STEPS = `The repository is set up. Its two commands:

  npx -y pnpm@${TOOLS.pnpm} install
  npx -y pnpm@${TOOLS.pnpm} test

README.md says how to change the API and how to release.`;

function checkMonorepo({ scope, overlays, with: more, monorepo }: Arguments): void {
  const faults = new Faults();
  if (scope !== undefined && !monorepo)
    faults.add("--scope requires --monorepo.", "Add --monorepo, or remove --scope.");
  if (monorepo) faults.try(() => scopeOf(scope));
  const first = "Set up the repository first, then add";
  const laterOptions = [
    ["--overlay", overlays, "`overlays`"],
    ["--with", more, "the generators"],
  ] as const;
  for (const [option, { length }, added] of laterOptions)
    if (length > 0 && monorepo)
      faults.add(
        `${option} and --monorepo cannot be used together.`,
        `${first} ${added} to its codegen.config.ts.`,
      );
  faults.check();
}

function isCi({ CI }: CommandParts["environment"]): boolean {
  return CI !== undefined && CI !== "" && CI !== "false" && CI !== "0";
}

/** Asks whether to go on. Throws a {@link UsageError} if there is no terminal. */
async function confirmed(ask: Ask): Promise<boolean> {
  if (ask === undefined)
    throw new UsageError(
      "Nothing was written: there is nobody to ask.",
      "Pass --yes to write this without being asked.",
    );
  return /^(y|yes)?$/i.test((await ask("\nContinue? [Y/n] ")).trim());
}

/** A change of a file or folder: `changed  package.json  script generate`. */
type Row = readonly [change: string, path: string, remark: string];

function rowsOf({ folder, files, generated }: DescribedPlan): Row[] {
  const changed = generated.filter(({ changes }) => changes.length > 0);
  return [
    ...files.map(({ change, path, remark = "" }): Row => [change, shownPath(path, folder), remark]),
    ...changed.map(({ folder: own, changes }): Row => {
      const isNew = changes.every(({ kind }) => kind === "added");
      return [isNew ? "new" : "changed", `${shownPath(own, folder)}/`, `${changes.length} files`];
    }),
  ];
}

/** Renders the plan before files are written. */
function planText({ document, manager, notes }: DescribedPlan, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([, path]) => path.length), 0);
  const lines = rows.map(([change, path, remark]) =>
    `  ${change.padEnd(7)}  ${path.padEnd(width)}  ${remark}`.trimEnd(),
  );
  return [
    `Document: ${document}`,
    "",
    ...(rows.length === 0 ? ["Every file is there already."] : ["This will be written:", ...lines]),
    ...(manager === undefined ? [] : ["", `Then \`${manager.install.join(" ")}\` will run.`]),
    ...(notes.length === 0 ? [] : ["", ...notes.map((note) => `note: ${note}`)]),
  ].join("\n");
}

function nextSteps({ example, manager, commands: [generate, check] }: DescribedPlan): string {
  return [
    "The project is set up.",
    ...(manager === undefined ? ["Install the dependencies now."] : []),
    ...(example === undefined
      ? []
      : [
          "",
          `Call the API, for example in ${example.file}:`,
          "",
          example.text.trimEnd().replace(/^(?=.)/gm, "    "),
          "",
          `Run it: \`npx tsx ${example.file}\``,
        ]),
    "",
    `Run \`${generate}\` after each change of the document, and \`${check}\` in CI.`,
  ].join("\n");
}
