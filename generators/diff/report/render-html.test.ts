import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleView } from "../test/sample-view.ts";
import { renderHtml } from "./render-html.ts";

describe("the page", () => {
  const page = renderHtml(sampleView(EVERY_KIND));

  it("shows every change with its kind, what breaks and what to do instead", () => {
    const kinds = [...page.matchAll(/<article class="change (\w+)">/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(["breaking", "risky", "safe", "docs", "exempt", "breaking"]);
    expect(page).toContain("Request property <code>network</code> is now required.");
    expect(page).toContain("<pre>{&quot;amount&quot;:1}</pre>");
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
      expect(page).toContain(`body:has(#show-${kind}:not(:checked)) .change.${kind}, body:has(`);
    }
    expect(renderHtml(sampleView([sampleChange()]))).not.toContain('id="show-safe"');
  });

  it("takes no markup from the document", () => {
    const hostile = '"><script>alert(1)</script>';
    const view = sampleView([sampleChange({ message: hostile, rule: hostile, exempt: { reason: hostile } })]);
    expect(renderHtml(view)).not.toContain("<script");
  });
});
