import { matchesGlob } from "node:path";

/** A file of the repository, and its text. */
export interface SourceFile {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Lines of TypeScript and words of Markdown of one area. */
export interface Size {
  readonly area: string;
  /** TypeScript by hand that is not a test. */
  readonly product: number;
  readonly tests: number;
  /** Markdown by hand, also where a command writes a table into it. */
  readonly words: number;
  /** Markdown files that a command writes as a whole. */
  readonly generatedWords: number;
}

const GENERATED_CODE = "**/src/generated/**";
const TESTS = ["**/*.test.ts", "**/*.test-d.ts", "**/test/**"];

/** Returns the size of each area, in the order of their names. */
export function measureSize(files: readonly SourceFile[], generatedMarkdown: readonly string[]): Size[] {
  const areas = [...new Set(files.map(({ path }) => areaOf(path)))].sort();
  return areas.map((area) => {
    const own = files.filter(({ path }) => areaOf(path) === area);
    return sizeOf(area, own, generatedMarkdown);
  });
}

/** Returns the size of files, under a name. */
export function sizeOf(
  area: string,
  files: readonly SourceFile[],
  generatedMarkdown: readonly string[],
): Size {
  const size = { area, product: 0, tests: 0, words: 0, generatedWords: 0 };
  for (const { path, text } of files) {
    if (path.endsWith(".md"))
      size[isOneOf(path, generatedMarkdown) ? "generatedWords" : "words"] += text.match(/\S+/g)?.length ?? 0;
    else if (!isOneOf(path, [GENERATED_CODE]))
      size[isOneOf(path, TESTS) ? "tests" : "product"] += text.split("\n").length - 1;
  }
  return size;
}

/** `generators/diff/rules/a.ts` belongs to `generators/diff`, `docs/ci.md` to `docs`, `README.md` to `.`. */
function areaOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  return folders.slice(0, 2).join("/") || ".";
}

function isOneOf(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}
