import { afterEach, describe, expect, test } from "vitest";
import { patternSize } from "../core/checks/patterns/pattern-size.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, textOf } from "./test/generated-schema.ts";

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

const withPattern = (pattern: string) => ({ S: { type: "string", pattern } });

/** The diagnostics of a pattern, and whether its validator accepts each of some values. */
async function reading(pattern: string, values: readonly string[]): Promise<[string[], unknown[]]> {
  const { files, diagnostics } = await generate(await modelOfSchemas(withPattern(pattern)));
  folder = new GeneratedFolder(files);
  const { S } = await folder.schemas("request");
  return [diagnostics.map(({ code }) => code), values.map((value) => S?.safeParse(value).success)];
}

const texts = (pattern: string) => textOf("request/index.ts", withPattern(pattern));

test.each(["\\Aabc\\z", "^(?i)abc$", "[", "\\p{Nonsense}[\\w-.]", "[\\w-.]\\u{1F98A}"])(
  "%s is of another dialect: it is left out, and that is told",
  async (pattern) => {
    expect(await reading(pattern, ["abc", "d"])).toEqual([["pattern-unreadable"], [true, true]]);
  },
);

test.each(["^[\\w-.]+$", "^a\\-b\\@[\\w-.]$"])("%s is read without the u flag", async (pattern) => {
  expect(await reading(pattern, ["!"])).toEqual([[], [false]]);
  expect(await texts(pattern)).toContain("compilePattern(");
});

test.each(["(?i:abc)", "(?<y>abc)|(?<y>d)", "(?i-s:ABC)"])(
  "%s cannot keep a module from loading where engines do not know it yet",
  async (pattern) => {
    expect(await reading(pattern, ["abc", "e"])).toEqual([["pattern-recent"], [true, false]]);
    expect(await texts(pattern)).toContain(`compilePattern(${JSON.stringify(pattern)})`);
  },
);

test("values of properties that compilers may not know yet are no literals", async () => {
  expect(await texts("\\p{Script=Greek}")).toContain("compilePattern(");
  expect(await texts("^\\p{Lu}(?<y>a)(?:b)(?=c)(?<!d)\\(?i:\\)$")).toContain(
    "/^\\p{Lu}(?<y>a)(?:b)(?=c)(?<!d)\\(?i:\\)$/u",
  );
});

describe("a pattern that can take exponential time is not asked of a text that is too long", () => {
  const slow = "^(a+)+$";
  const bounded = { type: "string", maxLength: 10 };
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  test.each<[string, Record<string, unknown>]>([
    ["a string", { ...bounded, pattern: slow }],
    ["no type", { maxLength: 10, pattern: slow }],
    ["a beginning that is fixed", { ...bounded, pattern: "^a(a+)+$" }],
    ["a format beside", { ...bounded, pattern: slow, format: "email" }],
    ["a least length", { ...bounded, minLength: 1, pattern: slow }],
    ["both of two", { allOf: [{ type: "string", pattern: slow }, bounded] }],
    ["a reference", { ...to("Slow"), ...bounded }],
    ["a reference without a type", { ...to("Slow"), maxLength: 10 }],
    ["references", { allOf: [to("Slow"), to("Bounded")] }],
    ["a question", { type: "string", not: { maxLength: 10, pattern: slow }, maxLength: 10 }],
    ["a choice", { anyOf: [{ ...bounded, pattern: slow }, { type: "number" }] }],
  ])("%s", async (_, schema) => {
    const Slow = { type: "string", pattern: slow };
    const model = await modelOfSchemas({ Subject: schema, Slow, Bounded: bounded });
    const folder = new GeneratedFolder((await generate(model)).files);
    try {
      const { Subject } = await folder.schemas("request");
      for (const text of [`${"a".repeat(60)}!`, `${"a".repeat(1_000_000)}!`]) {
        expect(Subject?.safeParse(text).success).toBe(false);
        expect(Subject?.safeParse(text).error?.issues.length).toBeGreaterThan(0);
      }
    } finally {
      folder.remove();
    }
  });
});

describe("a pattern that can take exponential time is reported", () => {
  test.each([
    "^(a+)+$",
    "^(a|a)*$",
    "^(a|aa)+$",
    "(x+x+)+y",
    "^(\\w+\\s?)*$",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "^([^,]+,?)*;$",
    "^([^]|a)*b$",
    "^(?:x(a+)+){2}y",
    "^(?=(a+)+$)[a-z]*$",
    "^(?!(\\w+\\s?)*;)x",
    "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$",
  ])("%s", async (pattern) => {
    const { diagnostics } = await generate(await modelOfSchemas(withPattern(pattern)));
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ["pattern-exponential", "warning"],
    ]);
    const asKey = { S: { type: "object", patternProperties: { [pattern]: { type: "string" } } } };
    const { diagnostics: ofKeys } = await generate(await modelOfSchemas(asKey));
    expect(ofKeys.map(({ code }) => code)).toEqual(["pattern-exponential"]);
  });

  test.each([
    ["a repetition up to a bound that would be exponential without it", "^(a+){1,30}$"],
    ["the same way twice, up to a bound", "^(?:a|a){30}$"],
    ["bounds inside of bounds", "^((a{1,99}){1,99}b?)+$"],
    ["more than a check can take", "^([a-z]{1,500}-?)+$"],
    ["a repeated group that looks ahead", "^((?=[a-z])\\w+)+$"],
    ["a repeated group that looks behind", "^(\\w+(?<!x))+$"],
    ["a repeated group that refers back", "^((a+)b\\2)+$"],
  ])("or as undecided: %s", async (_, pattern) => {
    const { diagnostics } = await generate(await modelOfSchemas(withPattern(pattern)));
    expect(diagnostics.map(({ code }) => code)).toEqual(["pattern-undecided"]);
    expect(diagnostics[0]?.message).toMatch(
      /^It cannot be decided whether the pattern ".+" can take exponential time\.$/,
    );
  });

  test("and not where a length is checked before it that leaves no time for it", async () => {
    const codes = async (maxLength: number) => {
      const model = await modelOfSchemas({ S: { type: "string", pattern: "^(a+)+$", maxLength } });
      return (await generate(model)).diagnostics.map(({ code }) => code);
    };
    expect(await codes(24)).toEqual([]);
    expect(await codes(25)).toEqual(["pattern-exponential"]);
  });

  test.each([
    "^[a-z]+$",
    "^(a|b)*$",
    "^(\\w+\\.)*\\w+$",
    "^(?:[a-z]+-)*[a-z]+$",
    "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
    "^.*foo.*$",
    "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
    "^\\(+\\)+$",
    "(?=a+)(a|b)*$",
    "^[ -~]+( +[ -~]+)* *|x$",
    "arn:[\\w/]+(/[\\w/]+)*",
    "^([a-z]{1,3}-){1,4}$",
    "^(?!x)(?:\\d{1,3}\\.){3}\\d{1,3}$",
    "^(\\w+)-\\1$",
  ])("and %s is not, which takes linear or polynomial time", async (pattern) => {
    const { diagnostics } = await generate(await modelOfSchemas(withPattern(pattern)));
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ["(ab?){3}", 6],
    ["^[a-z)(]{2,4}\\p{L}\\u{1F600}$", 6],
    ["((a|bc){2}d){3,}|(?<n>x)*", 22],
    ["(a{10}){10}", 100],
  ])("%s has the size %i", (pattern, size) => {
    expect(patternSize(pattern)).toBe(size);
  });

  test.each([
    "arn:aws(-[\\w]+)*:*:.+:[0-9]{12}:.+",
    "^arn:aws([a-z]|\\-)*:([a-zA-Z0-9\\-]+):([a-z]|\\d|\\-)*:([0-9]{12})?:(.+)$",
    "^arn:[\\w+=/,.@-]+:[\\w+=/,.@-]+:[\\w+=/,.@-]*:[0-9]*:[\\w+=,.@-]+(/[\\w+=,.@-]+)*$",
  ])("what stands around a repeated group does not make the check of %s take long", async (pattern) => {
    const start = performance.now();
    const { diagnostics } = await generate(await modelOfSchemas(withPattern(pattern)));
    expect(diagnostics).toEqual([]);
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test("one that is too large is not checked, and no more of them than take some seconds", async () => {
    const start = performance.now();
    const large = ["^([a-z]{1,500}-?)+$", "^((a{1,99}){1,99}b?)+$"];
    const many = Array.from({ length: 200 }, (_, index) => `^(w${index}(a+)+)+$`);
    const schemas = [...large, ...many, ...many].map((pattern, index) => [
      `S${index}`,
      { type: "string", pattern },
    ]);
    const reported = async () =>
      (await generate(await modelOfSchemas(Object.fromEntries(schemas)))).diagnostics.map(
        ({ code, message }) => `${code}: ${message}`,
      );
    const first = await reported();
    const proved = new Set(first.filter((text) => text.startsWith("pattern-exponential")));
    expect(proved.size).toBeGreaterThan(10);
    expect(proved.size).toBeLessThan(100);
    expect(first.filter((text) => text.includes("1,500"))).toEqual([
      expect.stringMatching(/^pattern-undecided/),
    ]);
    expect(await reported()).toEqual(first);
    expect(performance.now() - start).toBeLessThan(120_000);
  });
});
