import type { RunContext } from "../../../../generators/core/generator.ts";
import type { ApiModel } from "../../../../generators/core/model/api-model.ts";
import { zod } from "../../../../generators/validators/index.ts";
import { writeFiles } from "../../../house/write-files.ts";
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
  await writeFiles(folder, Object.fromEntries(generated.files.map(({ path, text }) => [path, text])));
  await transpile(folder);
}
