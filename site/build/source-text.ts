import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES_PAGE, renderExamples } from "../../e2e/house/diff-rules/render-examples.ts";
import { RULES_PAGE, renderRules } from "../../e2e/house/diff-rules/render-rules.ts";
import { repository } from "./repository.ts";

/** Pages without a file: they are made from the tables of rules, and from the cases of their tests. */
const RENDERED: Readonly<Record<string, () => string>> = {
  [RULES_PAGE]: renderRules,
  [EXAMPLES_PAGE]: renderExamples,
};

/** Returns the source of a page; undefined if there is no such file. */
export function sourceText(source: string): string | undefined {
  const render = RENDERED[source];
  if (render !== undefined) return render();
  const file = join(repository, source);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
