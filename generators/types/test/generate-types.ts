import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { type TypesOptions, types } from "../index.ts";

const options: RunContext = {
  modules: { types: "", errors: "", zod: "", client: "", webhooks: "", runtime: "" },
  importExtension: ".ts",
  headerCommand: "generate",
};

/** Options of a test. */
type Choices = TypesOptions;

/** Returns the generated files by name, without their headers. */
export async function generateTypes(
  model: ApiModel,
  choices: Choices = {},
): Promise<ReadonlyMap<string, string>> {
  const generated = await types(choices).generate(model, options);
  if (generated.kind !== "files") throw new Error(generated.reason);
  return new Map(generated.files.map(({ path, text }) => [path, text.replace(/^\/\/ .*\n\n/, "")]));
}

/** Returns the declarations for unused component schemas. */
export async function declarationsOf(
  schemas: Record<string, unknown>,
  choices: Choices = {},
): Promise<string> {
  const files = await generateTypes(await modelOfSchemas(schemas), choices);
  return files.get("schemas.ts") ?? "";
}

/** Returns the type of one schema, without its name. */
export async function typeOf(
  schema: unknown,
  others: Record<string, unknown> = {},
  choices: Choices = {},
): Promise<string> {
  const text = await declarationsOf({ Subject: schema, ...others }, choices);
  const [, type = ""] = /export type Subject =([\s\S]*?);\n(?=\n|$)/.exec(text) ?? [];
  return type.trimStart();
}
