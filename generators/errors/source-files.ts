import { docComment } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { literalText } from "../core/emit/literal-text.ts";
import { literalKey } from "../core/emit/property.ts";
import { constDeclaration, printSourceFile, type Statement } from "../core/emit/source-file.ts";
import { commentText, quote } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { JsonObject } from "../core/json.ts";
import type { ApiModel, ErrorEntryModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { catalogEntry, retryAdvice } from "./catalog-entry.ts";
import { findCodeFamilies } from "./code-families.ts";
import { type NamedAdvice, nameAdvice } from "./name-advice.ts";

/** What the files of one run share. */
export interface ErrorsContext {
  readonly model: ApiModel;
  readonly options: GeneratorOptions;
  readonly entries: readonly ErrorEntryModel[];
}

/** The whole catalogue with its prose. */
export function catalogFile(context: ErrorsContext): GeneratedFile {
  const members = context.entries.map((entry) => {
    const docs = docComment(commentText(entry.description));
    return `${docs}\n${member(entry.code, catalogEntry(entry))}`;
  });
  return tableFile(context, {
    path: "catalog.ts",
    name: "errorCatalog",
    docs: "Every error code with its typical status, its retry class and what it means.",
    entryType: "ErrorEntry",
    members,
  });
}

/** The part of the catalogue that decides, without prose: it is bundled with clients. */
export function retryTableFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  const { advice, nameOf } = nameAdvice(entries);
  const lines = entries.map((entry) => `  ${literalKey(entry.code)}: ${nameOf(entry)},`);
  const from = `./codes${options.importExtension}`;
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      { from: `${options.modules.runtime}/errors`, names: ["RetryAdvice"], typeOnly: true },
      { from, names: ["ErrorAction", "ErrorCode"], typeOnly: true },
    ],
    statements: [
      advice.map(adviceConst).join("\n"),
      constDeclaration({
        name: "retryTable",
        docs: "What to do after each error code.",
        type: "Readonly<Record<ErrorCode, RetryAdvice<ErrorAction>>>",
        initializer: `{\n${lines.join("\n")}\n}`,
      }),
    ],
  });
  return { path: "retry-table.ts", text };
}

function adviceConst({ name, value }: NamedAdvice): string {
  const start = `const ${name}: RetryAdvice<ErrorAction> = `;
  return `${start}${literalText(value, { column: start.length })};`;
}

interface Table {
  readonly path: string;
  readonly name: string;
  readonly docs: string;
  readonly entryType: string;
  readonly members: readonly string[];
}

function tableFile(
  { model, options }: ErrorsContext,
  { path, name, docs, entryType, members }: Table,
): GeneratedFile {
  const lines = members.map((text) => `${text},`.replaceAll(/^/gm, "  "));
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [{ from: `${options.modules.runtime}/errors`, names: [entryType], typeOnly: true }],
    statements: [
      constDeclaration({
        name,
        docs,
        initializer: `{\n${lines.join("\n")}\n}`,
        suffix: `as const satisfies Readonly<Record<string, ${entryType}>>`,
      }),
    ],
  });
  return { path, text };
}

function member(code: string, value: JsonObject): string {
  const key = literalKey(code);
  return `${key}: ${literalText(value, { indent: 0, column: key.length + 5 })}`;
}

/** The codes as types: all of them, and one union per family; and the actions. */
export function codesFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  const { families, single } = findCodeFamilies(model);
  const members = [...families.map(({ name }) => name), ...single.map(quote)];
  const statements: Statement[] = [
    union("ErrorCode", "Every code of the catalogue. The service may send others.", members),
    ...families.map(({ name, codes }) => union(name, undefined, codes.map(quote))),
    union(
      "ErrorAction",
      "What gets a caller on after an error, in the catalogue's words.",
      actionsOf(entries),
    ),
  ];
  return { path: "codes.ts", text: printSourceFile({ header: fileHeader(model, options), statements }) };
}

function actionsOf(entries: readonly ErrorEntryModel[]): string[] {
  const actions = entries.map((entry) => retryAdvice(entry).action);
  return [...new Set(actions.filter((action) => typeof action === "string"))].map(quote);
}

function union(name: string, docs: string | undefined, members: readonly string[]): string {
  const comment = docs ? `${docComment(docs)}\n` : "";
  if (members.length === 0) return `${comment}export type ${name} = never;`;
  return `${comment}export type ${name} =${members.map((text) => `\n  | ${text}`).join("")};`;
}

/** Everything by name. */
export function indexFile({ model, options }: ErrorsContext): GeneratedFile {
  const from = (name: string) => quote(`./${name}${options.importExtension}`);
  const statements = [
    [
      `export { errorCatalog } from ${from("catalog")};`,
      `export type * from ${from("codes")};`,
      `export { retryTable } from ${from("retry-table")};`,
    ].join("\n"),
  ];
  return { path: "index.ts", text: printSourceFile({ header: fileHeader(model, options), statements }) };
}
