import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { runnerDescription } from "./runner-description.ts";

/** Copies the workflows and the bundled description into a folder, as they lie beside each other in the package. */
export async function copyWorkflows(folder: string): Promise<void> {
  const document = JSON.parse(await readFile(join(repository, "spec/dist/openapi.json"), "utf8"));
  await cp(join(repository, "spec/workflows"), join(folder, "workflows"), { recursive: true });
  await writeFile(join(folder, "openapi.yaml"), JSON.stringify(runnerDescription(document))); // JSON is YAML too
}
