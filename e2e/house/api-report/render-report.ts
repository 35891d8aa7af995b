import { countByAudience } from "./audiences.ts";
import type { EntryPoint } from "./entry-points.ts";
import { type ExportedName, type NameOf, namesOf } from "./public-surface.ts";

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
    namesOf(names, "declared").flatMap(declarationsOf).join("\n\n"),
    namesOf(names, "generated")
      .map(({ keyword, name, digest }) => `${keyword} ${name}; // generated, ${digest}`)
      .join("\n"),
    namesOf(names, "passed-on")
      .map(({ name, from }) => `export { ${name} } from "${from}";`)
      .join("\n"),
  ];
  return `\`\`\`ts\n${blocks.filter((block) => block !== "").join("\n\n")}\n\`\`\``;
}

function declarationsOf({ name, declarations }: NameOf<"declared">): string[] {
  const ownName = new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b`);
  return declarations.map(({ text, isDeprecated }) => {
    const alias = ownName.test(text) ? "" : `// exported as ${name}\n`;
    return `${isDeprecated ? "/** @deprecated */\n" : ""}${alias}${text}`;
  });
}
