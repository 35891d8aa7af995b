import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { runRedocly } from "./redocly.ts";
import { type Description, runnerDescription } from "./runner-description.ts";

const spec: string = fileURLToPath(new URL("..", import.meta.url));

/**
 * Writes the published files into an emptied folder: the description as one JSON and one YAML document, the
 * error catalogue, the workflows.
 */
export async function bundleInto(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const json = join(folder, "openapi.json");
  await bundleDescription(json);
  const description: Description = JSON.parse(await readFile(json, "utf8"));
  await writeFile(join(folder, "openapi.yaml"), yamlOf(description));
  await writeFile(
    join(folder, "errors.json"),
    `${JSON.stringify(description["x-codegen-error-catalog"], null, 2)}\n`,
  );
  await bundleWorkflows(join(folder, "workflows"), description);
}

/** Writes the workflows, and the description beside them with which a runner validates every response. */
async function bundleWorkflows(folder: string, description: Description): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "openapi.json"), JSON.stringify(runnerDescription(description)));
  const source = join(spec, "workflows");
  for (const file of await readdir(source)) {
    const text = await readFile(join(source, file), "utf8");
    await writeFile(join(folder, file), besideDescription(text, file));
  }
}

/** In the repository, a workflow leads to the entry of the description. */
function besideDescription(text: string, file: string): string {
  const [before, after, ...others] = text.split("url: ../openapi.yaml\n");
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`${file} must have one source description, with the URL ../openapi.yaml.`);
  return `${before}url: openapi.json\n${after}`;
}

async function bundleDescription(output: string): Promise<void> {
  const config = join(spec, "redocly.yaml");
  const run = await runRedocly([
    "bundle",
    join(spec, "openapi.yaml"),
    "--config",
    config,
    "--output",
    output,
  ]);
  if (run.exitCode !== 0)
    throw new Error(`The description could not be bundled into ${output}.\n${run.stderr}`);
}

// Redocly's own YAML leaves strings bare that readers of YAML 1.1 take for numbers, such as E0001.
function yamlOf(description: unknown): string {
  return stringify(description, { compat: "yaml-1.1", lineWidth: 0, aliasDuplicateObjects: false });
}
