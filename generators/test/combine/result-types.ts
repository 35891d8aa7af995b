import { type ClientOperation, operationsOf } from "../../client/operations-of.ts";
import { code, importedType, joined, typescriptFile } from "../../core/emit/index.ts";
import { quote } from "../../core/emit/text.ts";
import { moduleOf } from "../../core/generator.ts";
import { defineGenerator } from "../../define-generator.ts";

/** A generator of a program that compiles if each method of a client returns the output of its operation. */
export const resultTypes = defineGenerator({
  name: "result-types",
  summary: "checks of what methods give",
  needs: ["types", "client"],
  generate(model, context) {
    const operations = operationsOf(model, context);
    if (operations.length === 0) return { kind: "nothing", reason: "no operations" };
    const Groups = importedType(moduleOf(context, "client", "groups"), "Groups");
    const checks = operations.map((operation, index) => {
      const given = code`ReturnType<${Groups}[${quote(operation.group)}][${quote(operation.method)}]>`;
      return code`export const check${index}: Same<${given}, ${resultOf(operation, context.modules.runtime)}> = true;`;
    });
    return {
      kind: "files",
      files: [
        typescriptFile({ model, options: context }, "index.ts", [
          code`type Same<A, B> = [A, B] extends [B, A] ? true : [A, B];`,
          ...checks,
        ]),
      ],
      diagnostics: [],
    };
  },
});

function resultOf({ types, module, isStream, pages, model }: ClientOperation, runtime: string) {
  const ofRuntime = (name: string) => importedType(`${runtime}/client/internal`, name);
  if (isStream) return code`${ofRuntime("EventStream")}<${types.output}>`;
  if (model.pagination === undefined || pages === undefined)
    return code`${ofRuntime("ApiPromise")}<${types.output}>`;
  const [item, page] = ["Item", "Page"].map((suffix) =>
    importedType(module, types.input.name.replace(/Input$/, suffix)),
  );
  return code`${ofRuntime("PagePromise")}<${joined([item, page], ", ")}>`;
}
