import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

interface Front {
  /** What the page is made from. */
  readonly source: string;
  readonly title: string;
  readonly order: number;
  /** What the contents call it, where that is not its title. */
  readonly label?: string | undefined;
  /** Wide tables need the room of the contents beside the page. */
  readonly isWide?: boolean;
}

/** The text of a page with what the site generator reads at its beginning. */
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
