/** One page of the reference. */
export interface Page {
  /** Path from the root of the reference, without an extension: `operations/quotes.create`. */
  readonly path: string;
  readonly title: string;
  /** The section that lists it; undefined for the first page. */
  readonly section: SectionName | undefined;
  /** A heading within its section, such as a tag. */
  readonly group?: string;
  /** Label before its title in lists: `GET`, or a status. */
  readonly label?: string;
  /** One line of plain text, for lists and for the search. */
  readonly summary: string;
  /** True if it has tabs with the same content in several languages. Default: false. */
  readonly hasTabs?: true;
  /** Parts of its Markdown, one after the other. */
  readonly body: readonly Part[];
}

/** Markdown between two empty lines; undefined without content. */
export type Part = string | undefined;

/** The sections of the reference, in order. */
export const SECTIONS = ["Operations", "Webhooks", "Schemas", "Errors", "About"] as const;

type SectionName = (typeof SECTIONS)[number];

/** The path from one page to another, without an extension. */
export function relativePath(from: string, to: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${to}` || ".";
}
