import { cp } from "node:fs/promises";
import { extname, join } from "node:path";
import { writeFiles } from "../../house/write-files.ts";
import type { Stage } from "../../publishing/stage.ts";
import type { OtherDocument } from "../documents/corpus/documents.ts";
import type { PackageManager } from "../packed/package-managers.ts";
import { createProject, runAsConsumer } from "../packed/project.ts";
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
  readonly env: Readonly<Record<string, string>>;
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
  const cwd = await createProject(stage, { name: setup.name, files });
  await cp(document.spec, join(cwd, spec));
  const started = Date.now();
  const init = [...manager.execute, `${stage.scope}/codegen`, "init", "--yes", "--format", "json"] as const;
  const printed = await runAsConsumer(init, { cwd, env });
  const seconds = Math.round((Date.now() - started) / 1000);
  const { example } = JSON.parse(printed.slice(printed.indexOf("{"))) as {
    readonly example: { readonly file: string; readonly text: string };
  };
  await writeFiles(cwd, {
    [example.file]: example.text,
    "service.mjs": SERVICE,
    ...style.page?.(example.file),
  });
  await runAsConsumer([...manager.run, "codegen:check"], { cwd, env });
  for (const build of style.builds) await runAsConsumer(build, { cwd, env });
  if (style.isProgram) await callService(cwd, { program: ["npx", "-y", "tsx"], file: example.file, env });
  if (style.runs !== undefined)
    await callService(cwd, { program: [process.execPath], file: style.runs(example.file), env });
  return `set up in ${seconds} s`;
}

interface Call {
  readonly program: readonly string[];
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs the first call; it has to print the response. */
async function callService(cwd: string, { program, file, env }: Call): Promise<void> {
  const printed = await runAsConsumer(["sh", "-c", '"$@" 2>&1', "sh", ...program, file], {
    cwd,
    env: { ...env, NODE_OPTIONS: `--import=${join(cwd, "service.mjs")}` },
  });
  if (!printed.includes(`404 ${RESPONSE}`)) throw new Error(`The first call printed: ${printed}`);
}
