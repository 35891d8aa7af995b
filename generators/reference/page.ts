/** One page of the reference before it is HTML or Markdown. */
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
  /** One line, for lists and for the search. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** The parts of the reference, in the order of its contents. */
export const SECTIONS = ["Operations", "Webhooks", "Schemas", "Errors", "About"] as const;

type SectionName = (typeof SECTIONS)[number];

/**
 * What pages consist of. `Markdown` is CommonMark with tables. Links to other pages are written `page:<path>`, with an
 * anchor behind `#` where needed; each printer turns them into its own form.
 */
export type Block =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string; readonly label?: string }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly TableRow[];
      readonly filter?: boolean;
    }
  | { readonly kind: "fields"; readonly fields: readonly Field[] }
  | { readonly kind: "note"; readonly tone: NoteTone; readonly markdown: string }
  | {
      readonly kind: "states";
      readonly states: readonly string[];
      readonly moves: readonly StateMove[];
      readonly title: string;
    }
  | { readonly kind: "request"; readonly request: TryRequest };

type NoteTone = "inferred" | "unspecified" | "warning" | "money";

export interface TableRow {
  /** Markdown, one for each column. */
  readonly cells: readonly string[];
  /** Words that a filter of the table looks at: `class:retryable`. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** A property, a parameter or a header. */
export interface Field {
  readonly name: string;
  /** Markdown. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Markdown; may be empty. */
  readonly description: string;
  /** Limits, defaults and examples, each a short Markdown text. */
  readonly details: readonly string[];
  /** Members of an object that is written in place. */
  readonly fields: readonly Field[];
}

/** One move of a state machine. */
export interface StateMove {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly trigger: string;
  /** Error code of a move that is rejected. */
  readonly code: string | undefined;
}

/** Request that the form of a page sends. */
export interface TryRequest {
  readonly method: string;
  readonly path: string;
  /** Address that the form shows at first. It only sends to the machine that it runs on. */
  readonly baseUrl: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
    readonly isRequired: boolean;
    readonly example: string;
  }[];
  /** JSON; undefined for an operation without a JSON body. */
  readonly body: string | undefined;
  /** Header that carries the key: `authorization: Bearer`, or a header's name. */
  readonly key: { readonly header: string; readonly prefix: string } | undefined;
}

/** The path from one page to another, without an extension. */
export function relativePath(from: string, to: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${to}` || ".";
}

/** The block with every piece of its Markdown changed. */
export function changeMarkdown(block: Block, change: (markdown: string) => string): Block {
  switch (block.kind) {
    case "text":
    case "note":
      return { ...block, markdown: change(block.markdown) };
    case "table":
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })) };
    case "fields":
      return { ...block, fields: block.fields.map((field) => changeField(field, change)) };
    default:
      return block;
  }
}

function changeField(field: Field, change: (markdown: string) => string): Field {
  return {
    ...field,
    type: change(field.type),
    description: change(field.description),
    fields: field.fields.map((inner) => changeField(inner, change)),
  };
}
