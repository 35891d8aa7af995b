/** The part of Redocly's rule interface that the rules of this house use. */

/** A file, by its path or address and its text. */
export interface Source {
  readonly absoluteRef: string;
  readonly body: string;
}

/** A place in a file: the file and a JSON pointer into it. */
export interface Location {
  readonly pointer: string;
  readonly source: Source;
  child(path: string | readonly (string | number)[]): Location;
  key(): Location;
}

/** Context of a visited node, and functions to report problems and resolve references. */
export interface Context {
  readonly location: Location;
  readonly key: string | number;
  readonly type: { readonly name: string };
  report(problem: { readonly message: string; readonly location?: Location }): void;
  resolve(node: unknown, from?: string): { readonly node?: unknown; readonly location?: Location };
}

/** An unchecked object of the document. */
export type Node = Readonly<Record<string, unknown>>;

/** Is called with a node and its context. */
export type Visit = (node: Node, context: Context) => void;

/** Functions that visit nodes of each type; nested, only inside nodes of the outer type. */
export interface Visitor {
  readonly [type: string]: Visit | Visitor;
}

/** A rule: makes a visitor for one run over a document. */
export type Rule = () => Visitor;
