import type { GeneratedFile } from "../output/generated-file.ts";
import { fileHeader } from "./file-header.ts";
import type { FileContext } from "./typescript-file.ts";

/** Comment syntax by file extension. */
const COMMENTS: readonly (readonly [extensions: string, start: string, end?: string])[] = [
  ["cjs cs cts dart go java js jsonc jsx kt mjs mts php proto rs scala swift ts tsx", "//"],
  ["conf env ex graphql jl nix pl ps1 py r rb sh tf toml yaml yml", "#"],
  ["elm hs lua sql", "--"],
  ["css less scss", "/*", "*/"],
  ["html htm markdown md svelte vue", "<!--", "-->"],
  ["svg xml", "<!--", "-->"],
];

/**
 * Returns a file in another language than TypeScript: a comment with its origin, and the text. The extension of the
 * path decides the comment syntax. JSON, plain text and files with an unknown extension get no comment; the manifest of
 * the folder lists them like all others.
 */
export function textFile({ model, options }: FileContext, path: string, text: string): GeneratedFile {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  const comment = COMMENTS.find(([known]) => extension && known.split(" ").includes(extension));
  if (comment === undefined) return { path, text };
  const [extensions, start, end = ""] = comment;
  const header = fileHeader(model, options).join(" ");
  // XML comments must not contain two dashes.
  const line = extensions.includes("xml") ? header.replaceAll("--", "- -") : header.replaceAll("-->", "-- >");
  return { path, text: `${start} ${line} ${end}`.trimEnd().concat("\n\n", text) };
}
