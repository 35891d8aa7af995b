import { cp } from "node:fs/promises";
import { extname, join } from "node:path";
import { writeFiles } from "../../house/write-files.ts";
import type { Stage } from "../../publishing/stage.ts";
import type { OtherDocument } from "../documents/corpus/documents.ts";
import type { PackageManager } from "../packed/package-managers.ts";
import { type Command, createProject, type Environment, type Project } from "../packed/project.ts";
import type { Style } from "./styles.ts";

/** Response of a service that does not know the API. */
const RESPONSE = "nobody is here";

/** Stands in for the service: every request gets the same response. */
const SERVICE = `globalThis.fetch = async () => new Response(${JSON.stringify(RESPONSE)}, { status: 404 });\n`;

interface Setup {
  readonly name: string;
  readonly manager: PackageManager;
  readonly style: Style;
  readonly document: OtherDocument;
  readonly env: Environment;
}

/** A project is set up by `init`, and the code that it prints compiles, is bundled and runs. Throws where it does not. */
export async function setUpProject(stage: Stage, setup: Setup): Promise<string> {
  const { manager, style, document, env } = setup;
  const spec = `openapi${extname(document.spec)}`;
  const manifest = { name: "shop", version: "1.0.0", private: true, ...style.manifest };
  const files = {
    "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    ...style.files,
    ...manager.files(stage),
  };
  const project = await createProject(stage, setup.name, files);
  const run = (command: Command) => project.run(command, env);
  await cp(document.spec, join(project.folder, spec));
  const started = Date.now();
  const init = [...manager.execute, `${stage.scope}/codegen`, "init", "--yes", "--format", "json"] as const;
  const printed = await run(init);
  const seconds = Math.round((Date.now() - started) / 1000);
  const { example } = JSON.parse(printed.slice(printed.indexOf("{"))) as {
    readonly example: { readonly file: string; readonly text: string };
  };
  await writeFiles(project.folder, {
    [example.file]: example.text,
    "service.mjs": SERVICE,
    ...style.page?.(example.file),
  });
  await run([...manager.run, "codegen:check"]);
  for (const build of style.builds) await run(build);
  if (style.isProgram) await callService(project, ["npx", "-y", "tsx", example.file], env);
  if (style.runs !== undefined) await callService(project, [process.execPath, style.runs(example.file)], env);
  return `set up in ${seconds} s`;
}

/** Runs the first call; it has to print the response. */
async function callService({ folder, run }: Project, program: Command, env: Environment): Promise<void> {
  const NODE_OPTIONS = `--import=${join(folder, "service.mjs")}`;
  const printed = await run(["sh", "-c", '"$@" 2>&1', "sh", ...program], { ...env, NODE_OPTIONS });
  if (!printed.includes(`404 ${RESPONSE}`)) throw new Error(`The first call printed: ${printed}`);
}
