import { readText, repositoryFiles } from "../repository.ts";
import { measureSize, sizeOf } from "./measure-size.ts";
import limits from "./size.json" with { type: "json" };

// `pnpm run size`: prints lines of code and words of Markdown for each area, and fails above the ceilings of size.json,
// which only get lower. Product code is TypeScript and JavaScript that people write, without tests (*.test.ts, *.test-d.ts
// and folders named `test`) and without src/generated. A word is what white space separates in a Markdown file; files that
// a command writes as a whole (`generatedMarkdown`) have a separate column, and count towards the same ceiling. API
// reports (api.md) do not count: they contain declarations and digests.
const files = repositoryFiles("*.ts", "*.js", "*.mjs", "*.cjs", "*.md")
  .filter((path) => !path.endsWith("/api.md"))
  .map((path) => ({ path, text: readText(path) }));
const sizes = measureSize(files, limits.generatedMarkdown);
const total = sizeOf("all", files, limits.generatedMarkdown);

console.table(Object.fromEntries([...sizes, total].map(({ area, ...counts }) => [area, counts])));
check("lines of product code", total.product, limits.lines);
check("words of Markdown", total.words + total.generatedWords, limits.words);

function check(
  subject: string,
  measured: number,
  { ceiling, goal }: { ceiling: number; goal: number },
): void {
  process.stdout.write(`${subject}: ${measured}, at most ${ceiling}, goal ${goal}\n`);
  if (measured <= ceiling) return;
  process.stderr.write(
    `The repository has ${measured - ceiling} ${subject} more than e2e/house/size/size.json allows. Remove as many elsewhere.\n`,
  );
  process.exitCode = 1;
}
