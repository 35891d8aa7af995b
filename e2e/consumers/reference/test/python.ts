import { execFileSync } from "node:child_process";
import { bodyOf, type ParsedPage, parseHtml } from "./parsed-page.ts";

const RENDER = `import json, sys, markdown
print(json.dumps([markdown.markdown(page, extensions=["tables", "fenced_code", "toc"]) for page in json.load(sys.stdin)]))`;

/** A Python that has a package; undefined where none has. */
export function pythonWith(module: string): string | undefined {
  return ["python3", "/usr/bin/python3"].find((python) => {
    try {
      execFileSync(python, ["-c", `import ${module}`], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
}

/** Pages as MkDocs parses them. */
export function parseMkDocs(python: string, pages: readonly string[]): ParsedPage[] {
  const input = JSON.stringify(pages.map(bodyOf));
  const rendered = execFileSync(python, ["-c", RENDER], { input, encoding: "utf8", maxBuffer: 2 ** 26 });
  return (JSON.parse(rendered) as string[]).map(parseHtml);
}
