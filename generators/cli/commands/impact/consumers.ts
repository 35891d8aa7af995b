import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ImpactReport, ReportedProject } from "../../../impact/index.ts";
import { shownPath, UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";
import type { ImpactModule } from "./load-impact.ts";

/** Code to check, or a report to read, and the name of its consumer. */
export type Consumer =
  | { readonly kind: "project"; readonly name: string; readonly project: OpenedProject }
  | { readonly kind: "report"; readonly name: string; readonly path: string };

type OpenedProject = ReturnType<ImpactModule["openProjects"]>[number];

/** True if the command line or the configuration has code to check. */
export function namesConsumers({ arguments: { projects }, loaded }: CommandParts): boolean {
  return projects.length > 0 || (loaded?.config.consumers ?? []).length > 0;
}

/** The projects of the command line, or else the consumers of the configuration. */
export function consumersOf(
  { arguments: { command, projects }, loaded, workingDirectory }: CommandParts,
  impact: ImpactModule,
): readonly Consumer[] {
  const open = (path: string, name?: string): Consumer[] =>
    impact.openProjects(path).map((project, _, all) => {
      const shown = shownPath(project.path, workingDirectory) || ".";
      const own = all.length === 1 ? name : name && `${name}: ${shown}`;
      return { kind: "project", name: own ?? shown, project };
    });
  if (projects.length > 0) return projects.flatMap((path) => open(resolve(workingDirectory, path)));
  const consumers = (loaded?.config.consumers ?? []).flatMap(({ name, project, report }): Consumer[] => {
    const path = resolve(loaded?.folder ?? ".", report ?? project);
    return report === undefined ? open(path, name) : [{ kind: "report", name, path }];
  });
  if (consumers.length > 0) return consumers;
  throw new UsageError(
    `\`codegen ${command}\` requires --project${command === "impact" ? " or --traffic" : ""}.`,
    "Pass the tsconfig.json or the folder of a consumer, or list `consumers` in codegen.config.ts.",
  );
}

/** Returns the error for a project that no change of the document concerns. */
export function noGeneratedCode(name: string): UsageError {
  return new UsageError(
    `${name} imports no code that is generated from this document.`,
    "Install its packages, pass --packages if it has other names for them, or run the command where codegen.config.ts names them.",
  );
}

/** Reads the report of a consumer's own run. Its projects have the name of the consumer. */
export async function readReport(
  { name, path }: Extract<Consumer, { kind: "report" }>,
  comparison: Omit<ImpactReport, "projects">,
  { readImpact, ReportError }: ImpactModule,
): Promise<readonly ReportedProject[]> {
  const remedy = `Write it with \`codegen impact … --output-file ${name}.json\` in the repository of ${name}.`;
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The report of ${name} cannot be read (${error.code ?? error.message}): ${path}`,
      remedy,
    );
  });
  try {
    return readImpact(text, comparison).map((impact, _, all) => ({
      ...impact,
      project: all.length === 1 ? name : `${name}: ${impact.project}`,
    }));
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    throw new UsageError(`The report of ${name} ${error.message}: ${path}`, remedy);
  }
}
