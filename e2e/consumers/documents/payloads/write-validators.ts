import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RunContext } from "../../../../generators/core/generator.ts";
import type { ApiModel } from "../../../../generators/core/model/api-model.ts";
import { zod } from "../../../../generators/validators/index.ts";
import { transpile } from "../compile/generate-document.ts";

const NAMES = { types: "", errors: "", zod: "", client: "", webhooks: "" };
const CONTEXT: RunContext = {
  modules: { ...NAMES, runtime: "@crossborder/runtime" },
  importExtension: ".js",
  headerCommand: "probe",
};

/** Writes the validators of a model into a folder, as JavaScript that Node can import. */
export async function writeValidators(model: ApiModel, folder: string): Promise<void> {
  const generated = await zod().generate(model, CONTEXT);
  if (generated.kind === "nothing") throw new Error(generated.reason);
  for (const { path, text } of generated.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await transpile(folder);
}
