import type { EntryPoint } from "./entry-points.ts";
import { type ExportedName, type NameOf, namesOf } from "./public-surface.ts";
import type { ReportedEntry } from "./render-report.ts";

interface PageOptions {
  /** The address where a name of another package is explained, if there is one. */
  readonly addressOf: (name: string, packageName: string) => string | undefined;
}

/** Renders the exports of a package as a page of Markdown without its title: a heading for each entry point and each name. */
export function renderApiPage(entries: readonly ReportedEntry[], options: PageOptions): string {
  const sections = entries.map(({ entry, names }) =>
    [`## \`${entry.path}\``, ...entryBody(entry, names, options)].join("\n\n"),
  );
  return `${sections.join("\n\n")}\n`;
}

function entryBody(
  entry: EntryPoint,
  names: readonly ExportedName[],
  options: PageOptions,
): readonly string[] {
  switch (entry.kind) {
    case "data":
      return ["Data: a file that you import or read."];
    case "pattern":
      return [`Every path of this form is the module of \`${entry.sameAs}\`.`];
    case "code":
      return [
        ...namesOf(names, "declared").map(declaredSection),
        ...generatedTable(namesOf(names, "generated")),
        ...passedOnLists(namesOf(names, "passed-on"), options),
      ];
    default:
      return entry satisfies never;
  }
}

function declaredSection({ name, declarations, description, tags }: NameOf<"declared">): string {
  const deprecated = tags.filter(({ tag }) => tag === "deprecated");
  const list = tags
    .filter(({ tag }) => tag in TAG_WORDS)
    .map(({ tag, text }) => `- ${TAG_WORDS[tag]} ${plain(text)}`);
  return [
    `### ${name}`,
    ...deprecated.map(({ text }) => `**Deprecated.** ${plain(text)}`.trim()),
    ...(description === "" ? [] : [plain(description)]),
    `\`\`\`ts\n${declarations.map(({ code }) => code).join("\n")}\n\`\`\``,
    ...(list.length === 0 ? [] : [list.join("\n")]),
  ].join("\n\n");
}

/** Tags that a reader needs, in words. */
const TAG_WORDS: Readonly<Record<string, string>> = {
  param: "Parameter",
  throws: "Throws",
  returns: "Returns",
  default: "Default:",
};

/** Writes `{@link Name}` as a name, and what looks like a tag of HTML as text. */
function plain(text: string): string {
  return text
    .replaceAll(/\{@link (?:code |plain )?([^}|\s]+)[^}]*\}/g, "`$1`")
    .replaceAll(/`[^`\n]*`|<(?=[A-Za-z/])/g, (found) => (found === "<" ? "&lt;" : found));
}

function generatedTable(names: readonly NameOf<"generated">[]): string[] {
  if (names.length === 0) return [];
  const rows = names.map(
    ({ name, keyword, description }) => `| \`${name}\` | ${keyword} | ${firstSentence(description)} |`,
  );
  return [
    "Generated from the description:",
    ["| name | kind | meaning |", "| --- | --- | --- |", ...rows].join("\n"),
  ];
}

function firstSentence(text: string): string {
  const [line = ""] = plain(text).split(/\n\s*\n/);
  return (/^.*?[.!?](?=\s|$)/s.exec(line)?.[0] ?? line).replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}

function passedOnLists(names: readonly NameOf<"passed-on">[], { addressOf }: PageOptions): string[] {
  return [...new Set(names.map(({ from }) => from))].map((from) => {
    const list = names
      .filter((name) => name.from === from)
      .map(({ name }) => {
        const address = addressOf(name, from);
        return address === undefined ? `\`${name}\`` : `[\`${name}\`](${address})`;
      });
    return `Also exported, from \`${from}\`: ${list.join(", ")}.`;
  });
}
