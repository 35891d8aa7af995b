import type { Json } from "../../core/json.ts";
import { stringOf } from "../../core/json-values.ts";
import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { guidesFor } from "../guide.ts";
import { type Block, type Page, relativePath } from "../page.ts";
import { errorAdvice, errorDanger } from "./error-advice.ts";
import { codeMarkdown, firstSentence, pageLink, plainMarkdown } from "./markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** A table of all codes with filters, and a page for each. */
export function errorPages(paths: OperationPaths, context: ReferenceContext): Page[] {
  const entries = context.model.errorCatalog?.entries ?? [];
  if (entries.length === 0) return [];
  return [listPage(entries, context), ...entries.map((entry) => errorPage(entry, paths, context))];
}

/** The paths of the pages of operations. */
type OperationPaths = ReadonlyMap<OperationModel, string>;

function listPage(entries: readonly ErrorEntryModel[], { errorPages: paths }: ReferenceContext): Page {
  const rows = entries.map(({ code, status, retryClass, description, details }) => ({
    cells: [
      pageLink(codeMarkdown(code), paths.get(code) ?? ""),
      String(status),
      retryClass,
      stringOf(details.action) ?? "",
      plainMarkdown(firstSentence(description)),
    ],
    marks: {
      class: retryClass,
      status: String(status),
      family: familyOf(code),
      action: stringOf(details.action) ?? "none",
    },
  }));
  return {
    path: "errors/index",
    title: "Error codes",
    section: "Errors",
    summary: `All ${entries.length} codes, with filters.`,
    blocks: [
      {
        kind: "text",
        markdown:
          "Decide by `code`, not by status. The class says whether the same request may be sent again: *retryable* yes, *terminal* no, *actionable* only after what the code's page names was done. It does not say whether to pay again: that is on the page of the code, under *What to do*.",
      },
      { kind: "table", head: ["Code", "Status", "Class", "Action", "Meaning"], rows, filter: true },
    ],
  };
}

/** `QUOTES_EXPIRED` belongs to `QUOTES`. */
function familyOf(code: string): string {
  return code.split("_", 1)[0] ?? code;
}

function errorPage(entry: ErrorEntryModel, paths: OperationPaths, context: ReferenceContext): Page {
  const { code, status, description, details } = entry;
  return {
    path: context.errorPages.get(code) ?? "",
    title: code,
    section: "Errors",
    group: familyOf(code),
    label: String(status),
    summary: firstSentence(description),
    blocks: [
      ...dangerBlocks(entry, context.model.operations),
      { kind: "text", markdown: factsLine(entry) },
      { kind: "heading", level: 2, text: "What happened" },
      { kind: "text", markdown: description },
      ...moneyBlocks(details.moneyMayHaveMoved),
      { kind: "heading", level: 2, text: "What to do" },
      { kind: "text", markdown: errorAdvice(entry, context.model.operations) },
      ...(typeof details.note === "string"
        ? [{ kind: "note", tone: "warning", markdown: details.note } as const]
        : []),
      ...guideBlocks(entry, context),
      ...callBlocks(code, paths),
      ...seeAlsoBlocks(details.seeAlso, context),
    ],
  };
}

function factsLine({ status, retryClass, details }: ErrorEntryModel): string {
  const action = stringOf(details.action);
  const facts = [`Status ${status}`, `class *${retryClass}*`];
  return [...facts, ...(action === undefined ? [] : [`action ${codeMarkdown(action)}`])].join(" · ");
}

/** Blocks of the warning, which comes before everything else. */
function dangerBlocks(entry: ErrorEntryModel, operations: readonly OperationModel[]): Block[] {
  const danger = errorDanger(entry, operations);
  return danger === undefined ? [] : [{ kind: "note", tone: "money", markdown: danger }];
}

function moneyBlocks(mayHaveMoved: Json | undefined): Block[] {
  if (typeof mayHaveMoved !== "boolean") return [];
  return [
    { kind: "heading", level: 2, text: "Did money move?" },
    mayHaveMoved
      ? { kind: "text", markdown: "It may have, by this request or an earlier one." }
      : { kind: "note", tone: "inferred", markdown: "No. This request moved no money." },
  ];
}

/** Renders links to pages of the site around the reference. */
function guideBlocks(entry: ErrorEntryModel, { options, errorPages: paths }: ReferenceContext): Block[] {
  const guides = guidesFor(entry, options.guides);
  if (guides.length === 0) return [];
  const links = guides.map(({ title, url }) => {
    const isAbsolute = /^https?:/.test(url);
    return `[${plainMarkdown(title)}](${isAbsolute ? url : relativePath(paths.get(entry.code) ?? "", url)})`;
  });
  return [{ kind: "text", markdown: `Guides: ${links.join(", ")}.` }];
}

/** The calls that can fail with the code, as far as the document says it. */
function callBlocks(code: string, paths: OperationPaths): Block[] {
  const operations = [...paths.keys()];
  const named = operations.filter((operation) => namesCode(operation, code));
  const found = named.length > 0 ? named : operations.filter(({ group }) => isOfGroup(code, group));
  const links = found.map((operation) => {
    const call = codeMarkdown(`client.${operation.group}.${operation.method}`);
    return `- ${pageLink(call, paths.get(operation) ?? "")}`;
  });
  const list = links.length === 0 ? "" : `:\n\n${links.join("\n")}`;
  const source =
    named.length > 0
      ? `The description names the code for${list}`
      : `The description does not say which calls return the code.${list === "" ? "" : ` By its name, it belongs to${list}`}`;
  return [
    { kind: "heading", level: 2, text: "Which call" },
    { kind: "text", markdown: "`error.operationId` names the call that failed." },
    { kind: "text", markdown: source },
  ];
}

function namesCode({ idempotency, description }: OperationModel, code: string): boolean {
  if (idempotency?.kind === "single-use" && [idempotency.usedCode, idempotency.expiredCode].includes(code))
    return true;
  return (description ?? "").includes(`\`${code}\``);
}

/** `BANK_ACCOUNTS_NOT_FOUND` belongs to `client.bankAccounts`. */
function isOfGroup(code: string, group: string): boolean {
  const words = group.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toUpperCase();
  return code.startsWith(`${words}_`);
}

function seeAlsoBlocks(seeAlso: Json | undefined, { errorPages: paths }: ReferenceContext): Block[] {
  const codes = Array.isArray(seeAlso) ? seeAlso.filter((code) => typeof code === "string") : [];
  if (codes.length === 0) return [];
  const links = codes.map((code) => {
    const path = paths.get(code);
    return `- ${path === undefined ? codeMarkdown(code) : pageLink(codeMarkdown(code), path)}`;
  });
  return [
    { kind: "heading", level: 2, text: "See also" },
    { kind: "text", markdown: links.join("\n") },
  ];
}
