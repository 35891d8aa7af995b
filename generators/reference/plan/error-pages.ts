import type { Json } from "../../core/json.ts";
import type { ErrorEntryModel } from "../../core/model/api-model.ts";
import type { Block, Page } from "../page.ts";
import { errorAdvice } from "./error-advice.ts";
import { codeMarkdown, firstSentence, pageLink, plainMarkdown } from "./markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** A table of all codes with filters, and a page for each. */
export function errorPages(context: ReferenceContext): Page[] {
  const entries = context.model.errorCatalog?.entries ?? [];
  if (entries.length === 0) return [];
  return [listPage(entries, context), ...entries.map((entry) => errorPage(entry, context))];
}

function listPage(entries: readonly ErrorEntryModel[], { errorPages: paths }: ReferenceContext): Page {
  const rows = entries.map(({ code, status, retry, description, details }) => ({
    cells: [
      pageLink(codeMarkdown(code), paths.get(code) ?? ""),
      String(status),
      retry,
      textOf(details.action) ?? "",
      plainMarkdown(firstSentence(description)),
    ],
    marks: {
      class: retry,
      status: String(status),
      family: familyOf(code),
      action: textOf(details.action) ?? "none",
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

function errorPage(entry: ErrorEntryModel, context: ReferenceContext): Page {
  const { code, status, retry, description, details } = entry;
  const action = textOf(details.action);
  return {
    path: context.errorPages.get(code) ?? "",
    title: code,
    section: "Errors",
    group: familyOf(code),
    label: String(status),
    summary: firstSentence(description),
    blocks: [
      { kind: "heading", level: 2, text: "What happened" },
      { kind: "text", markdown: description },
      ...moneyBlocks(details.moneyMayHaveMoved),
      { kind: "heading", level: 2, text: "What to do" },
      { kind: "text", markdown: errorAdvice(entry, context.model.operations) },
      ...(typeof details.note === "string"
        ? [{ kind: "note", tone: "warning", markdown: details.note } as const]
        : []),
      ...callsBlocks(code, context),
      ...seeAlsoBlocks(details.seeAlso, context),
      {
        kind: "table",
        head: ["Status", "Class", "Action", "Family"],
        rows: [{ cells: [String(status), retry, action ?? "", familyOf(code)] }],
      },
    ],
  };
}

function moneyBlocks(mayHaveMoved: Json | undefined): Block[] {
  if (typeof mayHaveMoved !== "boolean") return [];
  return [
    { kind: "heading", level: 2, text: "Did money move?" },
    {
      kind: "note",
      tone: mayHaveMoved ? "money" : "inferred",
      markdown: mayHaveMoved
        ? "It may have, by this request or an earlier one. Find out before you pay again."
        : "No. This request moved no money.",
    },
  ];
}

/** Operations whose description names the code. */
function callsBlocks(code: string, { model }: ReferenceContext): Block[] {
  const named = model.operations.filter(
    ({ replay, description }) =>
      (replay?.kind === "single-use" && [replay.usedCode, replay.expiredCode].includes(code)) ||
      (description ?? "").includes(`\`${code}\``),
  );
  if (named.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Which call" },
    {
      kind: "text",
      markdown: named
        .map((operation) => `- ${codeMarkdown(`client.${operation.group}.${operation.method}`)}`)
        .join("\n"),
    },
  ];
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

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
