import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

interface Front {
  /** File that the page is made from. */
  readonly source: string;
  readonly title: string;
  readonly order: number;
  /** Title in the contents, if it is not that of the page. */
  readonly label?: string | undefined;
  /** True for wide tables, which need the space of the contents beside the page. */
  readonly isWide?: boolean;
}

/** Returns the text of a page with front matter for the site generator. */
export function withFront({ source, title, order, label, isWide = false }: Front, body: string): string {
  const front = [
    "---",
    `# This page is made from ${source}.`,
    `title: ${JSON.stringify(title)}`,
    `sidebar:\n  order: ${order}`,
    ...(label === undefined ? [] : [`  label: ${JSON.stringify(label)}`]),
    ...(isWide ? ["tableOfContents: false"] : []),
    "---",
  ];
  return `${front.join("\n")}\n\n${body}`;
}

/** Writes a page, and the folders that lead to it. */
export async function writePage(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
