import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { jsonText } from "../../core/json.ts";
import { modelOfFiles } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import { reportJson } from "../report/machine/render-json.ts";
import { sampleView } from "./sample-view.ts";

const { seed, numRuns } = search(150);

/** The document as text, since no value of JavaScript has all digits of such numbers. */
function documentOf(schema: string, format: "json" | "yaml", beside = ""): Record<string, string> {
  const content = `{"application/json":{"schema":${schema}${beside}}}`;
  const operation = `{"requestBody":{"required":true,"content":${content}},"responses":{"200":{"description":"Done.","content":${content}}}}`;
  const text = `{"openapi":"3.1.1","info":{"title":"Test","version":"1"},"paths":{"/a":{"post":${operation}}}}`;
  return format === "json"
    ? { "openapi.json": text }
    : { "openapi.yaml": text.replace(/^\{/, "{ ").replaceAll(",", ", ").replaceAll(":", ": ") };
}

async function changesBetween(
  base: string,
  revision: string,
  format: "json" | "yaml" = "json",
  beside: readonly [base: string, revision: string] = ["", ""],
): Promise<readonly Change[]> {
  const models = {
    base: await modelOfFiles(documentOf(base, format, beside[0])),
    revision: await modelOfFiles(documentOf(revision, format, beside[1])),
  };
  return diffDocuments(models, { today: "2026-06-15" }).changes;
}

const lines = (changes: readonly Change[]) =>
  changes.map(({ verdict, rule, message, reached: [first] }) => {
    const { counterexample } = first ?? {};
    return `${verdict} ${rule}: ${message}${counterexample ? ` ${jsonText(counterexample.value)}` : ""}`;
  });

const MOST = "9223372036854775807";

describe("numbers with more digits than a double are compared as they are written", () => {
  test.each([
    [
      `{"type":"integer","maximum":${MOST}}`,
      '{"type":"integer","maximum":9223372036854775806}',
      [`breaking number-bounds-tightened`, "safe number-bounds-tightened"],
      MOST,
    ],
    [
      '{"type":"integer","minimum":9007199254740992}',
      '{"type":"integer","minimum":9007199254740993}',
      ["breaking number-bounds-tightened", "safe number-bounds-tightened"],
      "9007199254740992",
    ],
    [
      '{"enum":[9007199254740992,9007199254740993]}',
      '{"enum":[9007199254740992]}',
      ["breaking enum-member-removed", "safe enum-member-removed"],
      "9007199254740993",
    ],
    [
      '{"const":9007199254740993}',
      '{"const":9007199254740992}',
      ["breaking constant-changed", "breaking constant-changed"],
      "9007199254740993",
    ],
  ])("%s and %s", async (base, revision, want, example) => {
    const changes = await changesBetween(base, revision);
    expect(changes.map(({ verdict, rule }) => `${verdict} ${rule}`)).toEqual(want);
    expect(lines(changes)[0]).toContain(` ${example}`);
    expect(lines(changes).join("\n")).not.toContain("9223372036854776000");
    // The report has the digits too, and is JSON.
    const text = jsonText(reportJson(sampleView(changes)), 2);
    expect(text).toContain(`"value": ${example}`);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  test("a default", async () => {
    const schema = (value: string) => `{"type":"integer","default":${value}}`;
    const changes = await changesBetween(schema("9007199254740993"), schema("9007199254740992"));
    expect(changes.map(({ rule }) => rule)).toEqual(["default-changed", "default-changed"]);
    expect(changes[0]?.message).toContain("9007199254740993");
  });
});

const digits = fc
  .tuple(fc.bigInt({ min: 2n ** 52n, max: 2n ** 70n }), fc.boolean())
  .map(([value, isNegative]) => (isNegative ? -value : value));
const near = fc.tuple(digits, fc.bigInt({ min: -2n, max: 2n })).map(([value, by]) => [value, value + by]);
const keyword = fc.constantFrom(
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "const",
  "enum",
  "default",
);

test(`a change is reported if and only if the numbers differ (SEED=${seed}, ${numRuns} runs)`, async () => {
  const counts = { same: 0, different: 0 };
  await fc.assert(
    fc.asyncProperty(near, keyword, fc.constantFrom("json", "yaml"), async ([left, right], key, format) => {
      const schema = (value: bigint | undefined) =>
        `{"type":"integer","${key}":${key === "enum" ? `[7,${value}]` : value}}`;
      const changes = await changesBetween(schema(left), schema(right), format);
      expect(changes.length > 0, lines(changes).join("\n")).toBe(left !== right);
      counts[left === right ? "same" : "different"] += 1;
      const breaking = changes.filter(({ verdict }) => verdict === "breaking");
      for (const { reached } of breaking) {
        const value: unknown = reached[0]?.counterexample?.value;
        expect(value).toBeDefined();
        if (key === "const" || key === "enum") expect([left, right]).toContain(BigInt(String(value)));
      }
      if (changes.length > 0 && key !== "default") expect(breaking.length).toBeGreaterThan(0);
    }),
    { numRuns, seed },
  );
  console.log(`exact numbers: ${JSON.stringify(counts)}`);
  expect(Math.min(counts.same, counts.different)).toBeGreaterThan(numRuns / 20);
});

const zeros = fc.nat(12).map((count) => "0".repeat(count));

/** The same number in one of the ways of JSON. */
const written = fc
  .tuple(digits, zeros, fc.constantFrom("plain", "exponent", "decimals"))
  .map(([value, tail, way]) => {
    const plain = `${value}${tail}`;
    if (way === "plain") return [plain, plain] as const;
    const [, sign = "", first = "", rest = ""] = /^(-?)(\d)(\d+)$/.exec(plain) ?? [];
    const other = way === "exponent" ? `${value}e${tail.length}` : `${sign}${first}.${rest}E+${rest.length}`;
    return [plain, other] as const;
  });

const LOCATIONS: Readonly<Record<string, (value: string) => readonly [schema: string, beside?: string]>> = {
  "a default": (value) => [`{"default":{"a":[${value}]}}`],
  "a constant": (value) => [`{"const":{"a":${value}}}`],
  "a listed value": (value) => [`{"enum":["x",{"a":{"b":${value}}}]}`],
  "an example of a schema": (value) => [`{"examples":[1,{"a":${value}}]}`],
  "a number that is an example": (value) => [`{"examples":[${value}]}`],
  "the only example of a schema": (value) => [`{"example":${value}}`],
  "inside the only example of a schema": (value) => [`{"example":{"a":[${value}]}}`],
  "an example of a body": (value) => ["{}", `,"example":{"a":${value}}`],
  "a named example": (value) => ["{}", `,"examples":{"one":{"value":[${value}]}}`],
};

test(`digits inside values count, and the way they are written does not (SEED=${seed}, ${numRuns} runs)`, async () => {
  const counts = { same: 0, different: 0 };
  const pairs = fc.oneof(
    near.map(([left, right]) => [`${left}`, `${right}`] as const),
    written,
  );
  await fc.assert(
    fc.asyncProperty(
      pairs,
      fc.constantFrom(...Object.keys(LOCATIONS)),
      fc.constantFrom("json", "yaml"),
      async ([left, right], location, format) => {
        const [[base, beside = ""], [revision, besideNow = ""]] = [left, right].map(
          (value) => LOCATIONS[location]?.(value) ?? ["{}"],
        ) as [readonly [string, string?], readonly [string, string?]]; // one for each
        const changes = await changesBetween(base, revision, format, [beside, besideNow]);
        const isSame = numberIn(left) === numberIn(right);
        expect(changes.length === 0, `${location}: ${lines(changes).join("\n")}`).toBe(isSame);
        expect(() => JSON.parse(jsonText(reportJson(sampleView(changes))))).not.toThrow();
        counts[isSame ? "same" : "different"] += 1;
      },
    ),
    { numRuns, seed },
  );
  console.log(`exact numbers inside values: ${JSON.stringify(counts)}`);
  expect(Math.min(counts.same, counts.different)).toBeGreaterThan(numRuns / 20);
});

/** By the definition of JSON (RFC 8259, section 6). */
function numberIn(text: string): bigint {
  const [, sign, whole = "", decimals = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  return BigInt(`${sign}${whole}${decimals}`) * 10n ** BigInt(Number(exponent) - decimals.length);
}
