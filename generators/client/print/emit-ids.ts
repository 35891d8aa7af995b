import { type Code, code } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { literal } from "../../core/emit/literal.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { IdPlan } from "../plan/plan-ids.ts";
import { runtimeValue, schemaType } from "./modules.ts";

/** Emits the file of the functions that check IDs; none if the document describes no IDs. */
export function idsFile(model: ApiModel, options: RunContext, ids: readonly IdPlan[]): GeneratedFile[] {
  if (ids.length === 0) return [];
  const functions = ids.map((id) => idFunction(id, options));
  return [typescriptFile({ model, options }, "ids.ts", functions)];
}

function idFunction({ identifier, type, rule }: IdPlan, options: RunContext): Code {
  const docs = `Checks a string, for example one from your database, and returns it as the type \`${rule.name}\`. Throws an \`InvalidInputError\` unless it is ${rule.expected}.`;
  return code`
    ${docComment(docs)}
    export function ${identifier}(value: string): ${schemaType(options, type)} {
      return ${runtimeValue(options, "checkString")}(value, ${literal(rule)});
    }
  `;
}
