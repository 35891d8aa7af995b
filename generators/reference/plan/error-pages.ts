import { groupBy } from "../../core/group-by.ts";
import type { Json } from "../../core/json.ts";
import { stringOf } from "../../core/json-values.ts";
import type { ErrorEntryModel, OperationModel } from "../../core/model/api-model.ts";
import { guidesFor } from "../guide.ts";
import { type Page, type Part, relativePath } from "../page.ts";
import { codeMarkdown, list, note, pageLink, plainMarkdown, section, table } from "../print/markdown-text.ts";
import { firstSentence } from "../print/prose.ts";
import { errorAdvice, errorDanger } from "./error-advice.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { statedCodes } from "./stated-codes.ts";

/** Returns the list of all codes, and a page for each. */
export function errorPages(paths: OperationPaths, context: ReferenceContext): Page[] {
  const entries = context.model.errorCatalog?.entries ?? [];
  if (entries.length === 0) return [];
  const stating = groupBy(
    [...paths.keys()].flatMap((operation) =>
      statedCodes(operation, entries).map(({ code }) => ({ code, operation })),
    ),
    ({ code }) => code,
  );
  const pageOf = (entry: ErrorEntryModel) => {
    const named = (stating.get(entry.code) ?? []).map(({ operation }) => operation);
    return errorPage(entry, { paths, named }, context);
  };
  return [listPage(entries, context), ...entries.map(pageOf)];
}

/** Paths of the pages of operations. */
type OperationPaths = ReadonlyMap<OperationModel, string>;

/** All operations, and those that name a code. */
interface Calls {
  readonly paths: OperationPaths;
  readonly named: readonly OperationModel[];
}

function listPage(entries: readonly ErrorEntryModel[], { errorCode }: ReferenceContext): Page {
  const families = [...groupBy(entries, ({ code }) => familyOf(code))];
  const rowOf = ({ code, status, retryClass, description, details }: ErrorEntryModel) => [
    errorCode(code),
    String(status),
    retryClass,
    plainMarkdown(stringOf(details.action) ?? ""),
    plainMarkdown(firstSentence(description)),
  ];
  return {
    path: "errors/index",
    title: "Error codes",
    section: "Errors",
    summary: `All ${entries.length} codes: what happened, and whether to send the request again.`,
    body: [
      "Decide by `code`, not by status. The class says whether the same request may be sent again: *retryable* yes, *terminal* no, *actionable* only after what the code's page names was done. It does not say whether to pay again: that is on the page of the code, under *What to do*.",
      ...families.map(([family, found]) =>
        section(
          plainMarkdown(family),
          table(["Code", "Status", "Class", "Action", "Meaning"], found.map(rowOf)),
        ),
      ),
    ],
  };
}

/** `QUOTES_EXPIRED` belongs to `QUOTES`. */
function familyOf(code: string): string {
  return code.split("_", 1)[0] ?? code;
}

function errorPage(entry: ErrorEntryModel, calls: Calls, context: ReferenceContext): Page {
  const { code, status, description, details } = entry;
  const { operations } = context.model;
  const danger = errorDanger(entry, operations);
  return {
    path: context.errorPages.get(code) ?? "",
    title: code,
    section: "Errors",
    group: familyOf(code),
    label: String(status),
    summary: firstSentence(description),
    body: [
      danger === undefined ? undefined : note("Money", danger),
      factsLine(entry),
      section("What happened", context.prose(description)),
      section("Did money move?", moneyText(details.moneyMayHaveMoved)),
      section(
        "What to do",
        errorAdvice(entry, operations),
        typeof details.note === "string" ? note("Note", context.prose(details.note, "line")) : undefined,
        guideLinks(entry, context),
      ),
      section("Which call", "`error.operationId` names the call that failed.", callText(code, calls)),
      section("See also", list(codesOf(details.seeAlso).map(context.errorCode))),
    ],
  };
}

function factsLine({ status, retryClass, details }: ErrorEntryModel): string {
  const action = stringOf(details.action);
  const facts = [`Status ${status}`, `class *${retryClass}*`];
  return [...facts, ...(action === undefined ? [] : [`action ${codeMarkdown(action)}`])].join(" · ");
}

function moneyText(mayHaveMoved: Json | undefined): Part {
  if (typeof mayHaveMoved !== "boolean") return undefined;
  if (mayHaveMoved) return "It may have, by this request or an earlier one.";
  return note("Inferred", "No. This request moved no money.");
}

/** Links to other pages of the site. */
function guideLinks(entry: ErrorEntryModel, { options, errorPages: paths }: ReferenceContext): Part {
  const guides = guidesFor(entry, options.guides);
  if (guides.length === 0) return undefined;
  const links = guides.map(({ title, url }) => {
    const isPlaced = /^(?:https?:|\/)/.test(url);
    return `[${plainMarkdown(title)}](${isPlaced ? url : relativePath(paths.get(entry.code) ?? "", url)})`;
  });
  return `Guides: ${links.join(", ")}.`;
}

/** The calls that can fail with the code, according to the document. */
function callText(code: string, { paths, named }: Calls): string {
  const found = named.length > 0 ? named : [...paths.keys()].filter(({ group }) => isOfGroup(code, group));
  const links = found.map((operation) => {
    const call = codeMarkdown(`client.${operation.group}.${operation.method}`);
    return pageLink(call, paths.get(operation) ?? "");
  });
  const calls = links.length === 0 ? "" : `:\n\n${list(links)}`;
  if (named.length > 0) return `The description names the code for${calls}`;
  return `The description does not say which calls return the code.${calls === "" ? "" : ` By its name, it belongs to${calls}`}`;
}

/** `BANK_ACCOUNTS_NOT_FOUND` belongs to `client.bankAccounts`. */
function isOfGroup(code: string, group: string): boolean {
  const words = group.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toUpperCase();
  return code.startsWith(`${words}_`);
}

function codesOf(seeAlso: Json | undefined): readonly string[] {
  return Array.isArray(seeAlso) ? seeAlso.filter((code) => typeof code === "string") : [];
}
