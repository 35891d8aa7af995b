import {
  type ApiModel,
  type Code,
  code,
  type Generated,
  type GeneratorContext,
  operationsOf,
  quote,
  typescriptFile,
} from "../generator.ts";
import { planFactories } from "./plan-factories.ts";
import { factories } from "./print-factories.ts";
import { handlers } from "./print-handlers.ts";

/** The files of the generator. */
export function mockFiles(model: ApiModel, context: GeneratorContext): Generated {
  const plans = planFactories(model);
  const operations = operationsOf(model, context).filter(
    ({ isStream, model: { httpMethod } }) => !isStream && METHODS.has(httpMethod),
  );
  if (plans.length + operations.length === 0)
    return { kind: "nothing", reason: "the document has no operations and no schemas" };
  const made = new Set(plans.map(({ component }) => component.name));
  const file = (path: string, statements: readonly Code[]) =>
    typescriptFile({ model, options: context }, path, statements);
  const files = [
    plans.length > 0 && file("factories.ts", factories(plans, context)),
    operations.length > 0 && file("handlers.ts", handlers(operations, { model, context, made })),
  ].filter((each) => each !== false);
  const names = files.map(({ path }) => path.replace(/\.ts$/, ""));
  const all = names.map((name) => code`export * from ${quote(`./${name}${context.importExtension}`)};`);
  return { kind: "files", files: [...files, file("index.ts", all)], diagnostics: [] };
}

/** The methods that MSW supports. */
const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch"]);
