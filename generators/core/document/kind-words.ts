import type { NodeKind } from "./grammar.ts";

/** Words for a kind of node: `requestBody` is "request body", a `list of parameter` is "list of parameters". */
export function kindWords(kind: NodeKind): string {
  const words = kind.replace(/^openMap/, "map").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.includes(" of ") ? plural(words) : words;
}

/** The same with its article: "a request body", "an operation"; a field that a document has once is quoted. */
export function kindWithArticle(kind: NodeKind): string {
  if (kind === "components" || kind === "info") return `"${kind}"`;
  const words = kindWords(kind);
  return /^[aeio]/.test(words) ? `an ${words}` : `a ${words}`;
}

function plural(words: string): string {
  return words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`;
}
