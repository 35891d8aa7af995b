import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleLocation, sampleView } from "../../test/sample-view.ts";
import { renderText } from "./render-text.ts";

const HEAD = "Do not merge: this breaks clients.  origin/main:spec/openapi.yaml -> spec/openapi.yaml";

/** Breaking and risky changes in full. */
const BREAKING_OR_RISKY = `breaking   Request property \`network\` is now required.
           in 2 operations: quotes.create, quotes.replace
           request body application/json, at network, through QuoteCreate
           spec/QuoteCreate.yaml:7:3  property-newly-required  0123456789ab
           Example of what breaks: {"amount":1}
           Instead: Make it optional, with a default.

breaking   The event \`quote.gone\` was removed.
           event quote.gone
           origin/main:spec/openapi.yaml:40:3  webhook-removed  1123456789ab

risky      Request property \`limit\`: default was changed from 50 to 10.
           POST /v1/quotes (quotes.create)
           request body application/json, at network, through QuoteCreate
           spec/QuoteCreate.yaml:7:3  default-changed  2123456789ab
           Instead: Make it optional, with a default.`;

const TOTAL = `2 breaking, 1 risky, 1 safe, 1 docs, 1 exempt.
Releases, at most: spec major, types major, client major, webhooks major.`;

function exempt(file: string): string {
  return `exempt     The parameter \`page\` was removed.
           POST /v1/quotes (quotes.create)
           request body application/json, at network, through QuoteCreate
           spec/QuoteCreate.yaml:7:3  parameter-removed  5123456789ab
           Example of what breaks: {"amount":1}
           Exempt${file}: Nobody sends it: checked in the logs.`;
}

describe("the text report", () => {
  it("lists each edit, the worst first, and the sum at the end, when requested", () => {
    const notes = ["A note."];
    const location = { file: "spec/exemptions.yaml", line: 3, column: 3, pointer: "/0" };
    const findings = [
      {
        code: "exemption-unused",
        severity: "warning",
        message: "Covers nothing.",
        location,
        help: "Remove it.",
      } as const,
    ];
    expect(renderText(sampleView(EVERY_KIND, { notes, findings }), { isVerbose: true })).toBe(`${HEAD}

${BREAKING_OR_RISKY}

safe       The operation was added.
           POST /v1/quotes (quotes.create)
           request body application/json, at network, through QuoteCreate
           spec/QuoteCreate.yaml:7:3  operation-added

docs       The description was changed.
           POST /v1/quotes (quotes.create)
           request body application/json, at network, through QuoteCreate
           spec/QuoteCreate.yaml:7:3  description-changed

${exempt("")}

exemption  spec/exemptions.yaml:3:3  Covers nothing.  (Remove it.)

A note.

${TOTAL}`);
  });

  it("shows in full what breaks or may break, and counts the rest by rule", () => {
    expect(renderText(sampleView(EVERY_KIND, { exemptionFile: "exemptions.yaml" }))).toBe(`${HEAD}

${BREAKING_OR_RISKY}

${exempt(" (exemptions.yaml)")}

Counted only (--verbose lists these changes)
safe       1: operation-added
docs       1: description-changed

${TOTAL}`);
  });

  it.each([
    ["major", "\n           Instead: Keep the old name.\n"],
    ["minor", "\n\n"],
  ] as const)("gives advice for a safe change if it breaks code: %s", (level, rest) => {
    const renamed = { verdict: "safe", rule: "operation-id-renamed", instead: "Keep the old name." } as const;
    const change = sampleChange({ ...renamed, bumps: { client: level } });
    const text = renderText(sampleView([change]), { isVerbose: true });
    expect(text).toContain(`operation-id-renamed${rest}`);
  });

  it("counts how often a rule found something, and lists every change when requested", () => {
    const changes = Array.from({ length: 13 }, () => sampleChange({ verdict: "docs" }));
    expect(renderText(sampleView(changes))).toContain("\ndocs       13: property-newly-required (13)\n");
    const text = renderText(sampleView(changes), { isVerbose: true });
    expect(text.match(/^ {11}spec\/QuoteCreate\.yaml:7:3/gm)).toHaveLength(13);
  });

  it("reports that nothing changed", () => {
    expect(renderText(sampleView([]))).toBe(
      "No changes.  origin/main:spec/openapi.yaml -> spec/openapi.yaml",
    );
  });

  it("has colours when requested, and no terminal code of the document", () => {
    const view = sampleView([sampleChange({ message: "A \u001b[2J\nname" })]);
    expect(renderText(view, { isColoured: true })).toContain("\u001b[31mbreaking\u001b[0m   A  [2J name");
    expect(renderText(view)).not.toContain("\u001b");
  });

  it("cuts long examples and long lists of operations", () => {
    const locations = Array.from({ length: 9 }, (_, index) => sampleLocation({ name: `o${index}` }));
    const [first = sampleLocation(), ...others] = locations;
    const reached = [{ ...first, counterexample: { value: "x".repeat(1000) } }, ...others];
    const text = renderText(sampleView([sampleChange({ reached })]));
    expect(text).toMatch(/Example of what breaks: "x{298}…\n/);
    expect(text).toContain("in 9 operations: o0, o1, o2, o3, o4, o5 and 3 more\n");
    const verbose = renderText(sampleView([sampleChange({ reached })]), { isVerbose: true });
    expect(verbose).toContain("in 9 operations: o0, o1, o2, o3, o4, o5, o6, o7, o8\n");
  });
});
