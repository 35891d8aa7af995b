import { code, importedType, joined, type Printable } from "../core/emit/code.ts";
import { docComment } from "../core/emit/doc-comment.ts";
import { documented, literal } from "../core/emit/literal.ts";
import { literalKey } from "../core/emit/property.ts";
import { constDeclaration } from "../core/emit/source-file.ts";
import { commentText, quote } from "../core/emit/text.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import type { RunContext } from "../core/generator.ts";
import type { ApiModel, ErrorEntryModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { catalogEntry, isDecisive, retryAdvice } from "./catalog-entry.ts";
import { findCodeFamilies } from "./code-families.ts";
import { nameAdvice } from "./name-advice.ts";

/** Context of the files of one run. */
export interface ErrorsContext {
  readonly model: ApiModel;
  readonly options: RunContext;
  readonly entries: readonly ErrorEntryModel[];
}

/** Returns the whole catalogue with its prose. */
export function catalogFile(context: ErrorsContext): GeneratedFile {
  const ErrorEntry = importedType(runtimeErrors(context), "ErrorEntry");
  const members = context.entries.map((entry) => [
    entry.code,
    documented(commentText(entry.description), catalogEntry(entry)),
  ]);
  const errorCatalog = constDeclaration({
    name: "errorCatalog",
    docs: "Every error code with its typical status, its retry class and its meaning.",
    initializer: literal(Object.fromEntries(members)),
    suffix: code`as const`,
  });
  // As part of the initializer it would violate isolatedDeclarations.
  const check = code`errorCatalog satisfies Readonly<Record<string, ${ErrorEntry}>>;`;
  return typescriptFile(context, "catalog.ts", [errorCatalog, check]);
}

/** Returns the catalogue without prose: it is bundled with clients. */
export function retryTableFile(context: ErrorsContext): GeneratedFile {
  const codes = `./codes${context.options.importExtension}`;
  const ErrorCode = importedType(codes, "ErrorCode");
  const RetryAdvice = importedType(runtimeErrors(context), "RetryAdvice");
  const adviceType = code`${RetryAdvice}<${importedType(codes, "ErrorAction")}>`;
  const { advice, nameOf } = nameAdvice(context.entries);
  const tableOf = (entries: readonly ErrorEntryModel[]): Printable => code`
    {
      ${entries.map((entry) => code`${literalKey(entry.code)}: ${nameOf(entry)},`)}
    }
  `;
  return typescriptFile(context, "retry-table.ts", [
    advice.map(({ name, value }) => code`const ${name}: ${adviceType} = ${literal(value)};`),
    constDeclaration({
      name: "retryTable",
      docs: "Advice after each error code.",
      type: code`Readonly<Record<${ErrorCode}, ${adviceType}>>`,
      initializer: tableOf(context.entries),
    }),
    constDeclaration({
      name: "decisiveCodes",
      docs: "What to do after the codes that decide whether a request is sent again, or what became of it. After any other, a client does what it does after an unknown code.",
      type: code`Readonly<Partial<Record<${ErrorCode}, ${adviceType}>>>`,
      initializer: tableOf(context.entries.filter(isDecisive)),
    }),
  ]);
}

/** Returns the codes as types: all of them, and one union per family; and the actions. */
export function codesFile(context: ErrorsContext): GeneratedFile {
  const { families, single } = findCodeFamilies(context.model);
  return typescriptFile(context, "codes.ts", [
    union({
      name: "ErrorCode",
      docs: "All codes of the catalogue. The service may send others.",
      members: [...families.map(({ name }) => name), ...single.map(quote)],
    }),
    ...families.map(({ name, prefix, codes }) =>
      union({
        name,
        docs: `Codes of \`${commentText(prefix)}\`.`,
        members: codes.map(quote),
      }),
    ),
    union({
      name: "ErrorAction",
      docs: "Actions of a caller after an error, as the catalogue names them.",
      members: actionsOf(context.entries).map(quote),
    }),
  ]);
}

function actionsOf(entries: readonly ErrorEntryModel[]): string[] {
  const actions = entries.map((entry) => retryAdvice(entry).action);
  return [...new Set(actions.filter((action) => typeof action === "string"))];
}

interface Union {
  readonly name: string;
  readonly docs: string;
  readonly members: readonly string[];
}

function union({ name, docs, members }: Union): Printable {
  const comment = docComment(docs);
  if (members.length === 0) return [comment, code`export type ${name} = never;`];
  const lines = members.map((member) => `| ${member}`);
  return code`
    ${comment}
    export type ${name} =
      ${joined(lines, "\n")};
  `;
}

/** Re-exports everything. */
export function indexFile(context: ErrorsContext): GeneratedFile {
  const from = (name: string) => quote(`./${name}${context.options.importExtension}`);
  const exports = code`
    export { errorCatalog } from ${from("catalog")};
    export type * from ${from("codes")};
    export { decisiveCodes, retryTable } from ${from("retry-table")};
  `;
  return typescriptFile(context, "index.ts", [exports]);
}

function runtimeErrors({ options }: ErrorsContext): string {
  return `${options.modules.runtime}/errors`;
}
