import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, samplePlace, sampleView } from "../../test/sample-view.ts";
import { COMMENT_MARKER, renderMarkdown } from "./render-markdown.ts";

describe("the comment of a pull request", () => {
  it("begins with the summary and folds the details", () => {
    const [first = sampleChange()] = EVERY_KIND;
    expect(renderMarkdown(sampleView([first]))).toBe(`<!-- codegen-diff -->
### API changes: 1 breaking

**Do not merge: this breaks clients.**

**Breaks:**
- POST /v1/quotes \\(quotes.create\\)
- PUT /v1/quotes/\\{id\\} \\(quotes.replace\\)

| package | spec | types | client |
| --- | --- | --- | --- |
| at most | major | major | major |

\`origin/main:spec/openapi.yaml\` → \`spec/openapi.yaml\`

#### POST /v1/quotes \\(quotes.create\\)

<details><summary>🔴 <b>breaking</b> Request property <code>network</code> is now required.</summary>

Requests without the property are rejected.

request body application/json, at network, through QuoteCreate

Example of what breaks:

\`\`\`jsonc
{ // ← "network" is missing
  "amount": 1
}
\`\`\`

Also affects:
- quotes.replace

**Instead:** Make it optional, with a default.

\`spec/QuoteCreate.yaml:7\` · rule \`property-newly-required\` · fingerprint \`0123456789ab\`

</details>
`);
  });

  it("folds changes of documentation into one", () => {
    const docs = sampleChange({ verdict: "docs", message: "The description was changed." });
    expect(renderMarkdown(sampleView([docs]))).toMatch(
      /\n<details><summary>⚪ <b>docs<\/b> 1 in documentation only<\/summary>\n\n- POST \/v1\/quotes .+: The description was changed\.\n\n<\/details>\n$/,
    );
  });

  it("does not advise against a merge when all changes are safe or exempt", () => {
    const changes = EVERY_KIND.filter(({ verdict, exempt }) => verdict === "safe" || exempt !== undefined);
    expect(renderMarkdown(sampleView(changes))).toContain("No change blocks the merge.");
  });

  it.each([
    ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert\\(1\\)&gt;"],
    ["@team and #12", "@<!-- -->team and #<!-- -->12"],
    ["https://example.com", "https<!-- -->://example.com"],
    ["[a](b) **c** ~~d~~ | e", "\\[a\\]\\(b\\) \\*\\*c\\*\\* \\~\\~d\\~\\~ \\| e"],
    ["</details>\n\n# Title", "&lt;/details&gt; # Title"],
    ["a ` b", "a \\` b"],
  ])("shows %j as it is", (reason, shown) => {
    const text = renderMarkdown(sampleView([sampleChange({ exempt: { reason } })]));
    expect(text).toContain(`**Exempt:** ${shown}\n`);
  });

  it("keeps backticks of a name inside of its code", () => {
    const chained = sampleChange({ fingerprint: "a``b", message: "`<x>` and @all" });
    const text = renderMarkdown(sampleView([chained]));
    expect(text).toContain("fingerprint ```a``b```");
    expect(text).toContain("<code>&lt;x&gt;</code> and @<!-- -->all</summary>");
  });

  it("stays below the limit of a comment and counts what it left out", () => {
    const changes = Array.from({ length: 500 }, (_, index) =>
      sampleChange({
        message: `Änderung ${index} ${"ü".repeat(100)}`,
        reached: [samplePlace({ name: `o${index}` })],
      }),
    );
    const text = renderMarkdown(sampleView(changes));
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    const shown = text.split("<details>").length - 1;
    expect(shown).toBeGreaterThan(50);
    expect(text).toMatch(
      new RegExp(`_… and ${500 - shown} more changes that do not fit into this comment\\.`),
    );
    expect(text.startsWith(COMMENT_MARKER)).toBe(true);
  });
});
