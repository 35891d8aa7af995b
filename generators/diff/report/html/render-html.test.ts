import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleLocation, sampleView } from "../../test/sample-view.ts";
import { renderHtml } from "./render-html.ts";

describe("the page", () => {
  const page = renderHtml(sampleView(EVERY_KIND));

  it("shows every change with its kind, what breaks and what to do instead", () => {
    const kinds = [...page.matchAll(/<article class="change (\w+) /g)].map(([, kind]) => kind);
    expect(kinds).toEqual(["breaking", "breaking", "risky", "safe", "docs", "exempt"]);
    expect(page).toContain("Request property <code>network</code> is now required.");
    expect(page).toContain(
      '<span class="point">{</span> <span class="note">← &quot;network&quot; is missing</span>\n  &quot;amount&quot;: 1\n}</pre>',
    );
    expect(page).toContain("<b>Instead:</b> Make it optional");
    expect(page).toContain("<b>Exempt:</b> Nobody sends it");
  });

  it("loads nothing: no script, no style sheet, no picture, no font", () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
    expect(page).toContain("default-src 'none'");
  });

  it("has a filter for each kind that there is, and a rule that carries it out", () => {
    for (const kind of ["breaking", "risky", "safe", "docs", "exempt"]) {
      expect(page).toContain(`id="show-${kind}"`);
      expect(page).toContain(`.filters:has(#show-${kind}:not(:checked))+.changes>.${kind},\n`);
    }
    expect(renderHtml(sampleView([sampleChange()]))).not.toContain('id="show-safe"');
  });

  it("begins with the verdict, then what breaks, with links to the changes", () => {
    expect(/<h1[^>]*>(.+)<\/h1>/.exec(page)?.[1]).toContain("Do not merge: this breaks clients.");
    const breaks = /<section class="breaks">([\s\S]+?)<\/section>/.exec(page)?.[1] ?? "";
    expect(
      [...breaks.matchAll(/">([^<]+)<\/a> ([^<]+)/g)].map(([, ...location]) => location.join(": ")),
    ).toEqual([
      "POST /v1/quotes (quotes.create): 1 change",
      "PUT /v1/quotes/{id} (quotes.replace): 1 change",
      "event quote.gone: 1 change",
    ]);
    const targets = [...page.matchAll(/href="#(change-[\w-]+)"/g)].map(([, anchor]) => anchor);
    expect(targets.length).toBeGreaterThan(10);
    for (const anchor of targets) expect(page).toContain(`<a id="${anchor}"`);
  });

  it("shows the same edit once, with every place where it was made", () => {
    const twins = Array.from({ length: 40 }, (_, index) =>
      sampleChange({ fingerprint: `f${index}`, reached: [sampleLocation({ name: `o${index}` })] }),
    );
    const shown = renderHtml(sampleView(twins));
    expect(shown.match(/<article/g)).toHaveLength(1);
    expect(shown).toContain("<summary>in 40 operations: o0, o1, o2, o3, o4 and 35 more</summary>");
    for (const { fingerprint } of twins)
      expect(shown).toContain(`>${fingerprint}</a> spec/QuoteCreate.yaml:7`);
  });

  it("gives each change an anchor of its own, also where fingerprints are the same", () => {
    const twins = renderHtml(sampleView([sampleChange(), sampleChange()]));
    expect([...twins.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "change-0123456789ab",
      "change-0123456789ab-2",
    ]);
  });

  it("counts the changes of each rule", () => {
    const table = /<table class="rules">([\s\S]+?)<\/table>/.exec(page)?.[1] ?? "";
    expect(
      [...table.matchAll(/<code>([\w-]+)<\/code><\/a><\/td><td>(\d+)/g)].map(([, ...cells]) => cells),
    ).toEqual([
      ["property-newly-required", "1"],
      ["webhook-removed", "1"],
      ["default-changed", "1"],
      ["operation-added", "1"],
      ["description-changed", "1"],
      ["parameter-removed", "1"],
    ]);
  });

  it("has lists of tags, operations and rules, and a rule for each entry that hides all other changes", () => {
    const tagged = [
      sampleChange(),
      sampleChange({ rule: "x", reached: [sampleLocation({ tags: ["Payins"], name: "payins.list" })] }),
    ];
    const filtered = renderHtml(sampleView(tagged));
    for (const [name, ...values] of [
      ["Tag", "Payins", "Quotes"],
      ["Operation", "POST /v1/quotes (payins.list)"],
      ["Rule", "property-newly-required", "x"],
    ] as const)
      for (const value of values) {
        const list = new RegExp(`<label>${name} <select>.+?</select>`).exec(filtered)?.[0] ?? "";
        const [, id = ""] =
          new RegExp(`<option value="(\\w+)">${value.replaceAll(/[()]/g, "\\$&")}</option>`).exec(list) ?? [];
        expect(filtered).toContain(`.filters:has([value=${id}]:checked)+.changes>:not(.${id})`);
        expect(filtered.match(new RegExp(`<article [^>]*\\b${id}\\b`, "g"))).toHaveLength(1);
      }
  });

  it("shows the lines before and after of an edit, with what differs marked", () => {
    const base = new Map([
      ["origin/main:spec/QuoteCreate.yaml", "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: <old> text\ng: 7\n"],
    ]);
    const revision = new Map([
      ["spec/QuoteCreate.yaml", "a: 1\nb: 2\nc: 3\nnew: 4\nd: 4\ne: 5\nf: <new> text\ng: 7\n"],
    ]);
    const shown = renderHtml(sampleView([sampleChange()], { texts: { base, revision } }));
    expect(/<pre class="lines"[^>]*>([\s\S]+?)<\/pre>/.exec(shown)?.[1]).toBe(
      [
        "<ins>4 + new: 4</ins>",
        "5   d: 4",
        "6   e: 5",
        "<del><b>6</b> - f: &lt;<mark>old</mark>&gt; text</del>",
        "<ins><b>7</b> + f: &lt;<mark>new</mark>&gt; text</ins>",
        "8   g: 7",
      ].join("\n"),
    );
  });

  it("takes no markup from the document", () => {
    const hostile = '"><script>alert(1)</script>';
    const view = sampleView([sampleChange({ message: hostile, rule: hostile, exempt: { reason: hostile } })]);
    const texts = {
      base: new Map<string, string>(),
      revision: new Map([["spec/QuoteCreate.yaml", `${hostile}\n`.repeat(9)]]),
    };
    expect(renderHtml({ ...view, texts })).not.toContain("<script");
  });
});
