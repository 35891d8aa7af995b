import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOfFiles } from "../../core/model/test/model-of.ts";
import { type Change, mayBreak, VERDICTS } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import { RULES } from "../rules/index.ts";
import { TEST_OPTIONS } from "../test/changes-between.ts";
import { sampleChange, sampleLocation, sampleView } from "../test/sample-view.ts";
import { renderHtml } from "./html/render-html.ts";
import { renderMarkdown } from "./markdown/render-markdown.ts";
import type { ReportView } from "./report-view.ts";
import { htmlText } from "./shared/html-parts.ts";

const { seed, numRuns } = search(12);

/** Size of the text outside of the body of each `<details>`, summaries included. */
function visibleBytes(markdown: string): number {
  let depth = 0;
  let bytes = 0;
  for (const [part] of markdown.matchAll(/<details>|<\/details>|<summary>.*?<\/summary>|[^<]+|</gs)) {
    if (part === "</details>") depth -= 1;
    if (depth === 0 || (depth === 1 && part.startsWith("<summary>"))) bytes += Buffer.byteLength(part);
    if (part === "<details>") depth += 1;
  }
  return bytes;
}

function expectReadable(view: ReportView): void {
  const markdown = renderMarkdown(view);
  expect(visibleBytes(markdown)).toBeLessThan(4000);
  expect(Buffer.byteLength(markdown)).toBeLessThan(65_000);
  expect(markdown.match(/<details>/g)?.length).toBe(markdown.match(/<\/details>/g)?.length);
  const { length } = view.report.changes;
  expect(Buffer.byteLength(renderHtml(view))).toBeLessThan(Math.max(300_000, length * 750));
}

const LINES = Array.from({ length: 3000 }, (_, index) => `${" ".repeat(index % 30)}key${index}: value`);
const TEXTS = {
  base: new Map([["origin/main:spec/openapi.yaml", LINES.join("\n")]]),
  revision: new Map([
    ["spec/openapi.yaml", LINES.map((line, index) => (index % 3 === 0 ? `${line}!` : line)).join("\n")],
  ]),
};

const word = fc.stringMatching(/^[a-z]{3,12}$/);
const sentence = fc.array(word, { minLength: 4, maxLength: 12 }).map((words) => `${words.join(" ")}.`);
/** The operations of a large description. */
const OPERATIONS = Array.from({ length: 200 }, (_, number) =>
  sampleLocation({
    name: `resource${number % 25}.operation${number}`,
    path: `/v1/resource${number % 25}/{id}/${number}`,
    tags: [`Tag ${number % 25}`],
  }),
);
const location = fc.constantFrom(...OPERATIONS);
const change: fc.Arbitrary<Change> = fc
  .record({
    // As in public releases, most of a large report are safe changes and documentation.
    verdict: fc.constantFrom(...VERDICTS, ...Array(5).fill("safe"), ...Array(7).fill("docs")),
    message: sentence,
    explanation: sentence,
    fingerprint: fc.stringMatching(/^[0-9a-f]{12}$/),
    reached: fc.array(location, { minLength: 1, maxLength: 6 }),
    line: fc.integer({ min: 1, max: 3000 }),
  })
  .map(({ line, reached, ...parts }) => {
    const location = { file: "spec/openapi.yaml", line, column: 1, pointer: "" };
    const counterexample = { value: { amount: line, note: "x".repeat(line % 100) } };
    return mayBreak(parts.verdict)
      ? sampleChange({ ...parts, location, reached: reached.map((one) => ({ ...one, counterexample })) })
      : sampleChange({ ...parts, location, reached, bumps: {} });
  });

const BREAKING = Object.entries(RULES).filter(([, { verdict }]) =>
  JSON.stringify(verdict).includes("breaking"),
);

/** A unique edit, with the words of a rule and an example of maximum size. */
function breakingEdit(number: number): Change {
  const [rule = "", { why = "", instead = "", forUsers } = {}] = BREAKING[number % BREAKING.length] ?? [];
  const item = {
    id: `item_${number}`,
    amount: number,
    currency: "EUR",
    tags: ["first", "second"],
    isActive: true,
  };
  const counterexample = { value: { data: [item, { ...item, note: "x".repeat(40) }], total: number } };
  const location = { file: "spec/openapi.yaml", line: (number * 7) % 3000 || 1, column: 1, pointer: "" };
  const message = `Response property "data[*].property${number}" changed from maximum 100 to maximum ${number}.`;
  const details = [1, 2, 3].map((part) => ({
    ...{ rule, verdict: "breaking" as const, location },
    message: `Response property "data[*].property${number}.part${part}" was removed.`,
  }));
  const reachedLocation = sampleLocation({
    ...OPERATIONS[number % OPERATIONS.length],
    value: `data[*].property${number}`,
  });
  const fingerprint = number.toString(16).padStart(12, "f");
  const words = { explanation: why, instead, forUsers };
  return sampleChange({
    ...words,
    rule,
    message,
    details,
    location,
    fingerprint,
    reached: [{ ...reachedLocation, counterexample }],
  });
}

describe("a report that a reviewer finishes", () => {
  it(`has two screens before anything is unfolded, and a page that opens on a phone (SEED=${seed}, ${numRuns} runs)`, () => {
    // Without shrinking: that takes minutes for four hundred changes.
    const reports = fc.array(change, { minLength: 350, maxLength: 400 });
    fc.assert(
      fc.property(reports, (changes) => expectReadable(sampleView(changes, { texts: TEXTS }))),
      { seed, numRuns, endOnFailure: true },
    );
  });

  it("opens on a phone with four hundred breaking edits that each have an example, lines and details", () => {
    const changes = Array.from({ length: 400 }, (_, number) => breakingEdit(number));
    const html = renderHtml(sampleView(changes, { texts: TEXTS }));
    console.log(`HTML of 400 breaking edits: ${Buffer.byteLength(html)} bytes`);
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
    expect(html).toContain("To keep this page small");
    expect(html.match(/Example of what breaks/g)?.length).toBeGreaterThan(30);
    for (const { message, fingerprint } of changes) {
      expect(html).toContain(htmlText(message));
      expect(html).toContain(fingerprint);
    }
  });

  it("lists the same edit once for all ways that lead to a value", () => {
    const ways = ["status", "data[*].status", "page.items[*].status"];
    const changes = ways.map((value, number) =>
      sampleChange({
        message: `Response property "${value}" was removed.`,
        fingerprint: `00000000000${number}`,
        reached: [sampleLocation({ name: `a.${number}`, path: `/a/${number}`, value })],
      }),
    );
    const markdown = renderMarkdown(sampleView(changes));
    expect(markdown.match(/<details>/g)).toHaveLength(1);
    expect(markdown).toContain("Response property &quot;status&quot; was removed.");
    expect(markdown).toContain("in 3 operations");
    for (const { fingerprint } of changes) expect(markdown).toContain(fingerprint);
  });

  const PAIRS = process.env.DIFF_PAIRS ?? "";
  const pairs = PAIRS !== "" && existsSync(PAIRS) ? readdirSync(PAIRS) : [];
  const reason =
    pairs.length > 0
      ? ""
      : ": skipped, DIFF_PAIRS names no folder of pairs (NAME/base.* and NAME/revision.*)";
  it.skipIf(pairs.length === 0)(
    `keeps its limits for pairs of public releases${reason}`,
    async () => {
      for (const name of pairs) {
        const folder = join(PAIRS, name);
        const [base, revision] = ["base", "revision"].map((side) => {
          const file = readdirSync(folder).find((one) => one.startsWith(`${side}.`)) ?? "";
          return { file, text: readFileSync(join(folder, file), "utf8") };
        });
        if (!base || !revision) continue;
        const [before, after] = await Promise.all(
          [base, revision].map(({ file, text }) => modelOfFiles({ [file]: text })),
        );
        if (!before || !after) continue;
        const report = diffDocuments({ base: before, revision: after }, TEST_OPTIONS);
        const texts = {
          base: new Map([[base.file, base.text]]),
          revision: new Map([[revision.file, revision.text]]),
        };
        expectReadable({ ...sampleView([]), report, texts });
      }
    },
    600_000,
  );
});
