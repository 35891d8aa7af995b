import { countByAudience } from "./audiences.ts";
import type { EntryPoint } from "./entry-points.ts";
import type { ExportedName } from "./public-surface.ts";

/** An entry point with the names that it exports. */
export interface ReportedEntry {
  readonly entry: EntryPoint;
  readonly names: readonly ExportedName[];
}

/** The report of one package as Markdown. */
export function renderReport(name: string, entries: readonly ReportedEntry[]): string {
  const sections = entries.map(({ entry, names }) => `## \`${entry.path}\`\n\n${body(entry, names)}\n`);
  return `# The public surface of ${name}\n\n${PREFACE}\n\nNames: ${countByAudience(entries)}.\n\n${sections.join("\n")}`;
}

const PREFACE = `Written by \`pnpm api:report\`, checked by \`pnpm test\`: a pull request that changes what users can import shows it here.
Declarations by hand stand in full. Of generated ones, whose text is in \`src/generated\`, the digest tells which changed.`;

function body(entry: EntryPoint, names: readonly ExportedName[]): string {
  switch (entry.kind) {
    case "data":
      return "Data.";
    case "pattern":
      return `Every path is the module of \`${entry.sameAs}\`.`;
    case "code":
      return codeBlock(names);
    default:
      return entry satisfies never;
  }
}

function codeBlock(names: readonly ExportedName[]): string {
  const blocks = [
    names
      .filter(({ kind }) => kind === "declared")
      .map(line)
      .join("\n\n"),
    names
      .filter(({ kind }) => kind === "generated")
      .map(line)
      .join("\n"),
    names
      .filter(({ kind }) => kind === "passed-on")
      .map(line)
      .join("\n"),
  ];
  return `\`\`\`ts\n${blocks.filter((block) => block !== "").join("\n\n")}\n\`\`\``;
}

function line(exported: ExportedName): string {
  switch (exported.kind) {
    case "declared":
      return `${exported.deprecated ? "/** @deprecated */\n" : ""}${aliased(exported)}`;
    case "generated":
      return `${exported.keyword} ${exported.name}; // generated, ${exported.digest}`;
    case "passed-on":
      return `export { ${exported.name} } from "${exported.from}";`;
    default:
      return exported satisfies never;
  }
}

function aliased({ name, text }: { readonly name: string; readonly text: string }): string {
  return new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b`).test(text)
    ? text
    : `// exported as ${name}\n${text}`;
}
