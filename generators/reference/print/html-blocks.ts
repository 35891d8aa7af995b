import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { Block, Field, TableRow, TryRequest } from "../page.ts";
import { highlight } from "./highlight.ts";
import { htmlOf, inlineHtml } from "./html-text.ts";
import { statesSvg } from "./states-svg.ts";

/** One block of a page as HTML. Links in Markdown are resolved already. */
export function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return htmlOf(block.markdown).trimEnd();
    case "heading":
      return `<h${block.level} id="${anchorOf(block.text)}">${escapeHtml(block.text)}</h${block.level}>`;
    case "code":
      return codeHtml(block);
    case "table":
      return tableHtml(block);
    case "fields":
      return `<dl class="fields">${block.fields.map(fieldHtml).join("")}</dl>`;
    case "note":
      return `<div class="note ${block.tone}"><b>${NOTE_WORDS[block.tone]}</b> ${htmlOf(block.markdown).trimEnd()}</div>`;
    case "states":
      return statesSvg(block);
    case "request":
      return requestHtml(block.request);
    default:
      return block satisfies never;
  }
}

const NOTE_WORDS = {
  inferred: "Inferred",
  unspecified: "Left open",
  warning: "Note",
  money: "Money",
} as const;

function anchorOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{ID_Continue}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "part"
  );
}

function codeHtml({ text, language, label }: Extract<Block, { kind: "code" }>): string {
  const title = label === undefined ? "" : `<figcaption>${escapeHtml(label)}</figcaption>`;
  return `<figure class="code">${title}<pre tabindex="0"><code>${highlight(text, language)}</code></pre></figure>`;
}

function tableHtml({ head, rows, filter }: Extract<Block, { kind: "table" }>): string {
  // On a phone each row is a block, whose cells say which column they are of. The roles keep it a table for screen readers.
  const cellHtml = (cell: string, column: number) =>
    `<td role="cell" data-label="${escapeHtml(head[column] ?? "")}">${inlineHtml(cell)}</td>`;
  const body = rows
    .map((row) => `<tr role="row"${marksOf(row)}>${row.cells.map(cellHtml).join("")}</tr>`)
    .join("\n");
  const heads = head.map((text) => `<th role="columnheader" scope="col">${escapeHtml(text)}</th>`).join("");
  const table = `<div class="wide" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">\n${body}\n</tbody></table></div>`;
  return filter ? `${filterHtml(rows)}${table}` : table;
}

function marksOf({ marks = {} }: TableRow): string {
  return Object.entries(marks)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join("");
}

/** A choice for each kind of mark; the script of the page hides rows, and without it all stay. */
function filterHtml(rows: readonly TableRow[]): string {
  const names = Object.keys(rows[0]?.marks ?? {});
  const choices = names.map((name) => {
    const values = [...new Set(rows.map(({ marks }) => marks?.[name] ?? ""))].sort();
    const options = values.map((value) => `<option>${escapeHtml(value)}</option>`).join("");
    return `<label>${escapeHtml(capitalized(name))} <select data-filter="${escapeHtml(name)}"><option value="">all</option>${options}</select></label>`;
  });
  return `<form class="filter"><label>Filter <input type="search" data-filter-text></label>${choices.join("")}<output aria-live="polite"></output></form>`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function fieldHtml({ name, type, isRequired, isDeprecated, description, details, fields }: Field): string {
  const marks = [
    ...(isRequired ? ['<span class="required">required</span>'] : []),
    ...(isDeprecated ? ['<span class="deprecated">deprecated</span>'] : []),
  ].join(" ");
  const limits =
    details.length === 0 ? "" : `<div class="limits">${details.map(inlineHtml).join(" · ")}</div>`;
  const inner =
    fields.length === 0
      ? ""
      : `<details><summary>${fields.length} ${fields.length === 1 ? "member" : "members"} of ${escapeHtml(name)}</summary><dl class="fields">${fields.map(fieldHtml).join("")}</dl></details>`;
  return `<div><dt><code>${escapeHtml(name)}</code> <span class="type">${inlineHtml(type)}</span> ${marks}</dt><dd>${description === "" ? "" : htmlOf(description).trimEnd()}${limits}${inner}</dd></div>`;
}

/** A form for a sandbox on the same machine. It is hidden where scripts do not run. */
function requestHtml({ method, path, baseUrl, parameters, body, key }: TryRequest): string {
  const inputs = parameters.map(
    ({ name, in: location, isRequired, example }) =>
      `<label>${escapeHtml(name)} <small>${location}${isRequired ? ", required" : ""}</small><input data-in="${location}" name="${escapeHtml(name)}" value="${escapeHtml(example)}"${isRequired ? " required" : ""}></label>`,
  );
  const keyInput = key
    ? `<label>API key <input data-key="${escapeHtml(key.header)}" data-prefix="${escapeHtml(key.prefix)}" autocomplete="off"></label>`
    : "";
  const bodyInput =
    body === undefined
      ? ""
      : `<label>Body <textarea data-body rows="${Math.min(16, body.split("\n").length + 1)}" spellcheck="false">${escapeHtml(body)}</textarea></label>`;
  return `<form class="try" hidden data-method="${escapeHtml(method)}" data-path="${escapeHtml(path)}"><p>Sends a request to a server on your machine, such as a sandbox. Other addresses are rejected.</p><label>Address <input data-base value="${escapeHtml(baseUrl)}"></label>${keyInput}${inputs.join("")}${bodyInput}<button>Send</button><pre tabindex="0" role="region" aria-label="Response" aria-live="polite"></pre><output aria-live="polite"></output></form><noscript><p>The form requires JavaScript.</p></noscript>`;
}
