import { docComment } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { literalText } from "../core/emit/literal-text.ts";
import { printSourceFile } from "../core/emit/source-file.ts";
import { quote } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { runtimeModule, typesModule } from "./modules.ts";
import type { IdPlan } from "./plan-ids.ts";

/** The file of the functions that make IDs of texts; none where the document describes no IDs. */
export function idsFile(model: ApiModel, options: GeneratorOptions, ids: readonly IdPlan[]): GeneratedFile[] {
  if (ids.length === 0) return [];
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      { from: runtimeModule(options), names: ["checkText"] },
      { from: typesModule(options, 0), names: ["components"], typeOnly: true },
    ],
    statements: ids.map(idFunction),
  });
  return [{ path: "ids.ts", text }];
}

function idFunction({ identifier, schema, rule }: IdPlan): string {
  const docs = docComment(
    `Checks a text, such as one from a database, and gives it the type \`${schema}\`. Throws \`ConfigurationError\` unless it is ${rule.expected}.`,
  );
  const start = "return checkText(value, ";
  return `${docs}
export function ${identifier}(value: string): components["schemas"][${quote(schema)}] {
  ${start}${literalText(rule, { indent: 2, column: start.length })});
}`;
}
