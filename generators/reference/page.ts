/** One page of the reference. */
export interface Page {
  /** Path from the root of the reference, without an extension: `operations/quotes.create`. */
  readonly path: string;
  readonly title: string;
  /** The part of the reference that lists it; undefined for the first page. */
  readonly section: SectionName | undefined;
  /** A heading within its section, such as a tag. */
  readonly group?: string;
  /** Label before its title in lists: `GET`, or a status. */
  readonly label?: string;
  /** One line of plain text, for lists and for the search. */
  readonly summary: string;
  /** Whether it shows the same in several languages. Default: false. */
  readonly hasTabs?: true;
  /** Parts of its Markdown, one below the other. */
  readonly body: readonly Part[];
}

/** Markdown between two empty lines; nothing where there is nothing to say. */
export type Part = string | undefined;

/** The parts of the reference, in the order of its contents. */
export const SECTIONS = ["Operations", "Webhooks", "Schemas", "Errors", "About"] as const;

type SectionName = (typeof SECTIONS)[number];

/** The path from one page to another, without an extension. */
export function relativePath(from: string, to: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${to}` || ".";
}
