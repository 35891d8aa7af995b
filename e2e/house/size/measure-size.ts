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
  const sizes = files.map((file) => sizeOfFile(file, generatedMarkdown));
  const areas = [...new Set(sizes.map(({ area }) => area))].sort();
  return areas.map((area) =>
    sumOf(
      area,
      sizes.filter((size) => size.area === area),
    ),
  );
}

/** Returns the sum of sizes, under another name. */
export function sumOf(area: string, sizes: readonly Size[]): Size {
  const sum = (key: keyof Omit<Size, "area">) => sizes.reduce((total, size) => total + size[key], 0);
  return {
    area,
    product: sum("product"),
    tests: sum("tests"),
    words: sum("words"),
    generatedWords: sum("generatedWords"),
  };
}

function sizeOfFile({ path, text }: SourceFile, generatedMarkdown: readonly string[]): Size {
  const size = { area: areaOf(path), product: 0, tests: 0, words: 0, generatedWords: 0 };
  if (path.endsWith(".md")) {
    const words = text.split(/\s+/).filter((word) => word !== "").length;
    return { ...size, [isOneOf(path, generatedMarkdown) ? "generatedWords" : "words"]: words };
  }
  if (isOneOf(path, [GENERATED_CODE])) return size;
  return { ...size, [isOneOf(path, TESTS) ? "tests" : "product"]: text.split("\n").length - 1 };
}

/** `generators/diff/rules/a.ts` belongs to `generators/diff`, `docs/ci.md` to `docs`, `README.md` to `.`. */
function areaOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  return folders.slice(0, 2).join("/") || ".";
}

function isOneOf(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}
