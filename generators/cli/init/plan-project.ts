import { existsSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { BUILT_IN, BY_DEFAULT } from "../../built-in.ts";
import type { Result } from "../../core/diagnostics/diagnostic.ts";
import type { Generator } from "../../core/generator.ts";
import { isObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Arguments } from "../arguments.ts";
import { planGeneration } from "../commands/generate/plan-generation.ts";
import { documentAccess } from "../documents/document-access.ts";
import type { LoadedConfig } from "../load-config.ts";
import { neededPackages } from "../project/needed-packages.ts";
import { PUBLISHED_VERSIONS } from "../project/published-versions.ts";
import { resolveTargets } from "../targets/resolve-targets.ts";
import type { Targets } from "../targets/targets.ts";
import { shownPath } from "../usage-error.ts";
import type { InitPlan, PlannedFile } from "./apply-plan.ts";
import { editManifest } from "./edit-manifest.ts";
import { firstCall, firstCallFile } from "./first-call.ts";
import type { Project } from "./inspect-project.ts";
import { type InitialConfig, renderConfig } from "./render-config.ts";

/** Changes that `init` makes, and its report about them. */
export interface DescribedPlan extends InitPlan {
  /** Notes about files that are kept, and about changes to make by hand. One sentence each. */
  readonly notes: readonly string[];
  /** Code for the first call, with the file that it belongs into; undefined where nothing can be called. */
  readonly example: { readonly file: string; readonly text: string } | undefined;
  /** The document, for people. */
  readonly document: string;
  /** Commands to run after each change, and in CI. */
  readonly commands: readonly [generate: string, check: string];
}

interface ProjectParts {
  readonly project: Project;
  /** Relative to the project, or a URL. */
  readonly spec: string;
  readonly arguments: Arguments;
  /** The configuration that the project already has. */
  readonly loaded: LoadedConfig | undefined;
}

/** Decides what to write into a project. Reads only. */
export async function planProject(parts: ProjectParts): Promise<Result<DescribedPlan>> {
  const { project, loaded } = parts;
  const config = initialConfig(parts);
  const targets = targetsOf(parts, config);
  const access = documentAccess({ ...parts, workingDirectory: project.folder });
  const generation = await planGeneration(targets, {
    workingDirectory: project.folder,
    reader: access.reader,
  });
  if (generation.value === undefined) return { value: undefined, diagnostics: generation.diagnostics };
  const { model, reports } = generation.value;
  const configName = configNameOf(project);
  const text = renderConfig(config, { isTypeScript: configName.endsWith("ts") });
  const planned: PlannedFile[] = [];
  if (loaded === undefined) planned.push({ path: join(project.folder, configName), text, change: "new" });
  const files = reports.flatMap(({ result }) => result.files);
  const packages = neededPackages(files, targets.runtime);
  const codegen = { name: "@crossborder/codegen", range: `^${PUBLISHED_VERSIONS.codegen}` };
  const manifest = editManifest(project.manifestText, {
    scripts: SCRIPTS,
    dependencies: packages.filter(({ name }) => name !== "msw"),
    devDependencies: [codegen, ...packages.filter(({ name }) => name === "msw")], // mocks are for tests
  });
  if (manifest.added.length > 0)
    planned.push({
      path: join(project.folder, "package.json"),
      text: manifest.text,
      change: "changed",
      remark: manifest.added.join(", "),
    });
  const out = outOf(targets, project);
  const value: DescribedPlan = {
    folder: project.folder,
    files: planned,
    generated: reports.map(({ plan }) => plan),
    manager: parts.arguments.install ? project.manager : undefined,
    notes: [...existingConfig(parts), ...manifest.kept, ...project.notes],
    example: exampleOf(model, { project, targets, out }),
    document: documentLine(parts.spec, model),
    commands: [commandOf("generate", project), commandOf("codegen:check", project)],
  };
  return { value, diagnostics: generation.diagnostics };
}

/** The document, for people. */
export function documentLine(spec: string, { title, version, operations }: ApiModel): string {
  return `${spec} (${title} ${version}, ${operations.length} operations)`;
}

/** The generators that run by default, and those that were requested. */
function generatorsOf({ with: asked }: Arguments): readonly Generator[] {
  return BUILT_IN.filter((generator) => BY_DEFAULT.includes(generator) || asked.includes(generator.name));
}

function initialConfig({ project, spec, arguments: args }: ProjectParts): InitialConfig {
  return {
    spec,
    overlays: args.overlays,
    headerCommand: commandOf("generate", project),
    out: freeFolder(project.folder),
    importExtension: project.importExtension,
    generators: generatorsOf(args).map(({ name }) => ({ name })),
  };
}

/** The scripts of a project. */
const SCRIPTS = { generate: "codegen generate", "codegen:check": "codegen generate --check" };

/** Runs a script of ours. A different script of that name stays: the program is then called by its own name. */
function commandOf(name: keyof typeof SCRIPTS, { manifest, manager }: Project): string {
  const script = isObject(manifest.scripts) ? manifest.scripts[name] : undefined;
  const isOurs = script === undefined || script === SCRIPTS[name];
  return isOurs ? `${manager.run} ${name}` : `${manager.execute} ${SCRIPTS[name]}`;
}

/** `src/api`, unless something else is there already. */
function freeFolder(folder: string): string {
  return existsSync(join(folder, "src/api")) ? "src/generated" : "src/api";
}

function targetsOf({ project, loaded, arguments: args }: ProjectParts, config: InitialConfig): Targets {
  const { generators: _, ...settings } = config;
  const own = { config: { ...settings, generators: generatorsOf(args) }, folder: project.folder, path: "" };
  return resolveTargets({
    arguments: { ...args, spec: undefined, overlays: [] },
    loaded: loaded ?? own,
    workingDirectory: project.folder,
  });
}

function configNameOf({ hasTypeScript, isModule }: Project): string {
  if (hasTypeScript) return "codegen.config.ts";
  return isModule ? "codegen.config.js" : "codegen.config.mjs";
}

function existingConfig({ loaded, spec, project }: ProjectParts): string[] {
  if (loaded === undefined) return [];
  const name = shownPath(loaded.path, project.folder);
  const differs =
    loaded.config.spec !== spec && join(loaded.folder, loaded.config.spec) !== join(project.folder, spec);
  return differs
    ? [
        `${name} exists and is left as it is: it names the document ${loaded.config.spec}, not ${spec}. Change \`spec\` there.`,
      ]
    : [`${name} exists and is left as it is.`];
}

/** The folder that contains the folders of all generators, relative to the project. */
function outOf({ folderOf }: Targets, { folder }: Project): string {
  return shownPath(dirname(folderOf("client")), folder);
}

function exampleOf(
  model: Parameters<typeof firstCall>[0],
  { project, targets, out }: { readonly project: Project; readonly targets: Targets; readonly out: string },
): DescribedPlan["example"] {
  const { hasTypeScript, isModule, hasTopLevelAwait } = project;
  const client = targets.generators.find(({ name }) => name === "client");
  if (client === undefined) return undefined;
  const { importExtension } = targets.contextOf({ name: "client" });
  // In CommonJS a TypeScript file: an ES module cannot import generated code by name, since it is CommonJS like the project.
  const file = firstCallFile(out, isModule && !hasTypeScript ? ".js" : ".ts");
  const beside = `./${basename(out)}/${basename(targets.folderOf("client"))}/index${importExtension}`;
  const text = firstCall(model, {
    client: client.importFrom ?? beside,
    runtime: posix.join(targets.runtime, "client"),
    hasTopLevelAwait,
  });
  return text === undefined ? undefined : { file, text };
}
