import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES_PAGE, renderExamples } from "../../e2e/house/diff-rules/render-examples.ts";
import { RULES_PAGE, renderRules } from "../../e2e/house/diff-rules/render-rules.ts";
import { repository } from "./repository.ts";

/** Pages without a file: the tables of rules, and the cases of their tests, give them. */
const RENDERED: Readonly<Record<string, () => string>> = {
  [RULES_PAGE]: renderRules,
  [EXAMPLES_PAGE]: renderExamples,
};

/** Returns what a page is made from; undefined where there is no such file. */
export function sourceText(source: string): string | undefined {
  const render = RENDERED[source];
  if (render !== undefined) return render();
  const file = join(repository, source);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
