import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { client } from "../../../client/index.ts";
import type { GeneratorFactory } from "../../../core/define-generator.ts";
import type { Result } from "../../../core/diagnostics/diagnostic.ts";
import { errors } from "../../../errors/index.ts";
import { types } from "../../../types/index.ts";
import { zod } from "../../../validators/index.ts";
import { webhooks } from "../../../webhooks/index.ts";
import type { Arguments } from "../../arguments.ts";
import type { CommandParts } from "../../commands/command.ts";
import { planGeneration } from "../../commands/generate/plan-generation.ts";
import { documentAccess } from "../../documents/document-access.ts";
import { createRecordingReader } from "../../record/recording-reader.ts";
import { resolveTargets } from "../../targets/resolve-targets.ts";
import { locationIn } from "../../targets/settings.ts";
import { UsageError } from "../../usage-error.ts";
import type { PlannedFile } from "../apply-plan.ts";
import { type DescribedPlan, documentLine } from "../plan-project.ts";
import { packageFiles } from "./package-files.ts";
import { readmeFiles } from "./readme-files.ts";
import type { Repository, RepositoryFiles } from "./repository.ts";
import { rootFiles } from "./root-files.ts";
import { scopeOf } from "./scope.ts";
import { type CopiedDocument, copyDocument } from "./spec-files.ts";
import { workflowFiles } from "./workflow-files.ts";

/** Decides what to write for a new repository in the working directory. Reads only; throws a {@link UsageError} for an existing project. */
export async function planMonorepo(
  spec: string,
  { workingDirectory: folder, arguments: args }: Pick<CommandParts, "workingDirectory" | "arguments">,
): Promise<Result<DescribedPlan>> {
  const scope = scopeOf(args.scope);
  if (existsSync(join(folder, "package.json")))
    throw new UsageError(
      "This folder already has a package.json.",
      "Run the command in an empty folder, or without --monorepo.",
    );
  const access = documentAccess({ arguments: args, loaded: undefined, workingDirectory: folder });
  const reader = createRecordingReader(access.reader);
  const location = { workingDirectory: folder, reader };
  const targets = targetsIn(folder, spec, { scope, args });
  const read = await planGeneration(targets, location);
  if (read.value === undefined) return { value: undefined, diagnostics: read.diagnostics };
  const { model } = read.value;
  const document = await copyDocument(model, [...reader.sources.keys()]);
  // Generated once more, as the repository will do it: headers name the document where it lies then.
  const generation = await planGeneration({ ...targets, source: document.spec }, location);
  if (generation.value === undefined) return { value: undefined, diagnostics: generation.diagnostics };
  const reports = generation.value.reports.filter(({ result }) => result.nothing === undefined);
  const packages = reports.map(({ result }) => ({
    name: result.generator,
    module: `${scope}/${result.generator}`,
    files: result.files,
  }));
  const repository: Repository = { scope, model, spec: document.spec, packages, runtime: targets.runtime };
  const { files, kept } = await withoutExisting(folder, filesOf(repository, document));
  return {
    value: {
      folder,
      files,
      generated: reports.map(({ plan }) => plan),
      manager: undefined,
      notes: kept,
      example: undefined,
      document: documentLine(spec, model),
      commands: ["pnpm generate", "pnpm codegen:check"],
    },
    diagnostics: generation.diagnostics,
  };
}

/** The generators that come with the package. */
const FACTORIES: readonly GeneratorFactory[] = [types, errors, zod, client, webhooks];

function targetsIn(
  folder: string,
  spec: string,
  { scope, args }: { readonly scope: string; readonly args: Arguments },
) {
  const generators = FACTORIES.map((factory) => {
    const { name } = factory();
    return factory({ folder: `packages/${name}/src/generated`, importFrom: `${scope}/${name}` });
  });
  const path = locationIn(folder, spec);
  return resolveTargets({
    arguments: { ...args, spec: path },
    loaded: { config: { spec, headerCommand: "pnpm generate", generators }, folder, path: "" },
    workingDirectory: folder,
  });
}

function filesOf(repository: Repository, document: CopiedDocument): RepositoryFiles {
  return {
    ...rootFiles(repository),
    ...document.files,
    ...Object.assign({}, ...repository.packages.map((each) => packageFiles(repository, each))),
    ...readmeFiles(repository),
    ...workflowFiles(document.spec),
  };
}

/** Returns the files that do not exist yet. Existing files with another text stay, and are reported. */
async function withoutExisting(
  folder: string,
  files: RepositoryFiles,
): Promise<{ readonly files: readonly PlannedFile[]; readonly kept: readonly string[] }> {
  const missing: PlannedFile[] = [];
  const kept: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    const present = await readFile(path, "utf8").catch(() => undefined);
    if (present === undefined) missing.push({ path, text, change: "new" });
    else if (present !== text) kept.push(`${name} exists and is left as it is.`);
  }
  return { files: missing, kept };
}
