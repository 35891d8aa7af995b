import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { type Block, type Field, type Page, SECTIONS } from "../page.ts";
import { plainMarkdown } from "../plan/markdown-text.ts";
import type { ReferencePlan } from "../plan/plan-pages.ts";
import { headerOf } from "./header.ts";
import { resolveLinks } from "./page-links.ts";

/** Every page as Markdown, and `llms.txt`, which lists them for programs that read. */
export function markdownFiles(plan: ReferencePlan): GeneratedFile[] {
  return [
    ...plan.pages.map((page) => ({ path: `${page.path}.md`, text: markdownPage(page, plan) })),
    listFile(plan),
  ];
}

function markdownPage(page: Page, plan: ReferencePlan): string {
  const parts = [
    `<!-- ${headerOf(plan)} -->`,
    `# ${plainMarkdown(page.title)}`,
    ...page.blocks.map(blockMarkdown),
  ];
  return `${resolveLinks(parts.join("\n\n"), { page, paths: plan.paths, extension: ".md" }).trimEnd()}\n`;
}

function listFile(plan: ReferencePlan): GeneratedFile {
  const { title, pages } = plan;
  const parts = [undefined, ...SECTIONS].flatMap((section) => {
    const own = pages.filter((page) => page.section === section).map(listLine);
    if (own.length === 0) return [];
    return [...(section === undefined ? [] : [`## ${section}`]), own.join("\n")];
  });
  return {
    path: "llms.txt",
    text: `# ${title.replace(/\s+/g, " ")}\n\n> ${headerOf(plan)}\n\n${parts.join("\n\n")}\n`,
  };
}

function listLine({ path, title, label, summary }: Page): string {
  const about = [label, plainMarkdown(summary)]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
  return `- [${plainMarkdown(title)}](${encodeURI(path)}.md)${about === "" ? "" : `: ${about}`}`;
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.markdown.trim();
    case "heading":
      return `${"#".repeat(block.level)} ${plainMarkdown(block.text)}`;
    case "code":
      return [
        ...(block.label === undefined ? [] : [`${block.label}:`]),
        fenced(block.language, block.text),
      ].join("\n\n");
    case "table":
      return tableMarkdown(
        block.head,
        block.rows.map(({ cells }) => cells),
      );
    case "fields":
      return block.fields.map((field) => fieldMarkdown(field, 0)).join("\n");
    case "note":
      return block.markdown
        .trim()
        .split("\n")
        .map((line, index) => `> ${index === 0 ? NOTE_WORDS[block.tone] : ""}${line}`)
        .join("\n");
    case "states":
      return fenced("mermaid", mermaid(block));
    case "request":
      return `Send \`${block.request.method} ${block.request.path}\` to a sandbox on your machine.`;
    default:
      return block satisfies never;
  }
}

const NOTE_WORDS = {
  inferred: "**Inferred.** ",
  unspecified: "**Left open.** ",
  warning: "**Note.** ",
  money: "**Money.** ",
} as const;

function fenced(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function tableMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\n/g, " ")).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function fieldMarkdown(field: Field, depth: number): string {
  const marks = [
    field.type,
    ...(field.isRequired ? ["required"] : []),
    ...(field.isDeprecated ? ["deprecated"] : []),
    ...field.details,
  ];
  const description = field.description.trim().replace(/\s+/g, " ");
  const line = `${"  ".repeat(depth)}- \`${field.name}\` (${marks.join(", ")})${description === "" ? "" : `: ${description}`}`;
  return [line, ...field.fields.map((inner) => fieldMarkdown(inner, depth + 1))].join("\n");
}

function mermaid({ states, moves }: Extract<Block, { kind: "states" }>): string {
  const name = (state: string | undefined) => (state === undefined ? "[*]" : state.replace(/\W+/g, "_"));
  const lines = moves
    .filter(({ code }) => code === undefined)
    .map(({ from, to, trigger }) => `  ${name(from)} --> ${name(to)}: ${trigger.replace(/[:;\n]/g, " ")}`);
  return ["stateDiagram-v2", ...states.map((state) => `  ${name(state)}`), ...lines].join("\n");
}
