import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleLocation, sampleView } from "../../test/sample-view.ts";
import { COMMENT_MARKER, renderMarkdown } from "./render-markdown.ts";

describe("the comment of a pull request", () => {
  it("begins with the summary and folds the details", () => {
    const [first = sampleChange()] = EVERY_KIND;
    expect(renderMarkdown(sampleView([first]))).toBe(`<!-- codegen-diff -->
### Do not merge: this breaks clients.

API changes: 1 breaking. Releases, at most: spec major, types major, client major.

\`origin/main:spec/openapi.yaml\` → \`spec/openapi.yaml\`

<details><summary>🔴 <b>breaking</b> Request property <code>network</code> is now required. <i>in 2 operations: quotes.create, quotes.replace</i></summary>

Requests without the property are rejected.

request body application/json, at network, through QuoteCreate

Example of what breaks:

\`\`\`jsonc
{ // ← "network" is missing
  "amount": 1
}
\`\`\`

Affects:
- POST /v1/quotes \\(quotes.create\\)
- PUT /v1/quotes/\\{id\\} \\(quotes.replace\\)

**Instead:** Make it optional, with a default.

\`spec/QuoteCreate.yaml:7\` · rule \`property-newly-required\` · fingerprint \`0123456789ab\`

</details>
`);
  });

  it("counts in one line what breaks nobody, and lists it when requested", () => {
    const safe = EVERY_KIND.filter(({ verdict }) => verdict === "safe" || verdict === "docs");
    const text = renderMarkdown(sampleView(safe));
    expect(text).toContain("\n🟢 1 safe: operation-added\n\n⚪ 1 docs: description-changed\n");
    expect(text).not.toContain("<details>");
    expect(renderMarkdown(sampleView(safe), { isVerbose: true })).toContain(
      "<b>docs</b> The description was changed. <i>POST /v1/quotes (quotes.create)</i>",
    );
  });

  it("shows the same edit once, with every place where it was made", () => {
    const twins = Array.from({ length: 41 }, (_, index) =>
      sampleChange({ fingerprint: `f${index}`, reached: [sampleLocation({ name: `o${index}` })] }),
    );
    const text = renderMarkdown(sampleView(twins));
    expect(text.match(/<details>/g)).toHaveLength(1);
    expect(text).toContain("<i>in 41 operations: o0, o1, o2, o3 and 37 more</i></summary>");
    expect(text).toContain("fingerprint `f19`\n\n… and at 21 more places\n");
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
    expect(text).toContain("<code>&lt;x&gt;</code> and @<!-- -->all <i>");
  });

  it("folds into one line what does not fit on two screens, and counts what does not fit into a comment", () => {
    const changes = Array.from({ length: 500 }, (_, index) =>
      sampleChange({
        message: `Änderung ${index} ${"ü".repeat(100)}`,
        reached: [sampleLocation({ name: `o${index}` })],
      }),
    );
    const text = renderMarkdown(sampleView(changes));
    const [visible = ""] = text.split("<details><summary>… and ");
    const [shown, all] = [visible, text].map((part) => part.split("<b>breaking</b>").length - 1);
    expect(shown).toBeGreaterThan(5);
    expect(all).toBeGreaterThan(50);
    expect(text).toContain(`<details><summary>… and ${500 - (shown ?? 0)} breaking changes</summary>`);
    expect(text).toContain(`_… and ${500 - (all ?? 0)} breaking changes that do not fit into this comment.`);
    expect(text.match(/<details/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect(text.startsWith(COMMENT_MARKER)).toBe(true);
  });
});
