import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { hasFormat, KNOWN_FORMATS, rangeOfFormat } from "../core/model/accepts/format.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Validator } from "./test/generated-schema.ts";

/** Texts of each format, to be damaged a little. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  date: ["2026-02-28", "2024-02-29"],
  time: ["23:59:60Z", "12:00:00.5+01:30"],
  "date-time": ["2026-11-30T23:59:59.5Z", "1998-12-31T15:59:60-08:00"],
  duration: ["P1Y2M3DT4H5M6S", "P2W", "PT36H", "P1M2D"],
  email: ["ada@example.com", '"a b"@example.com', "a@[127.0.0.1]", "a@[IPv6:::1]"],
  "idn-email": ["δοκιμή@example.com", "a@실례.테스트"],
  hostname: ["www.example.com", "xn--ll-0ea", "xn--4dbc5h.example"],
  "idn-hostname": ["실례.테스트", "l·l", "א׳ב", "ب٠ب", "क्‍ω", "بي‌بي", "xn--ll-0ea"],
  ipv4: ["192.0.2.1"],
  ipv6: ["2001:db8::1", "::ffff:192.0.2.1"],
  uri: [
    "https://me@example.com:80/a?b#c",
    "urn:a:b",
    "http://[::1]/",
    "http://u:p@[v1.a:b]:8/%41?%42#%43",
    "http://[::ffff:192.0.2.1]",
  ],
  "uri-reference": ["/relative?x#y", "//host/path"],
  iri: ["http://ƒøø.ßår/?∂éœ=πîx#πîüx"],
  "iri-reference": ["/âππ", "#ƒrägmênt"],
  "uri-template": ["http://example.com/{term:1}/{+a,b*}{?q}"],
  uuid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"],
  "json-pointer": ["/foo/bar~0/baz~1/%a"],
  "relative-json-pointer": ["120/foo", "0#"],
  regex: ["^(a|b)+[c-d]{2}\\d$", "(?<n>a)\\k<n>"],
  byte: ["YWJj", "YWI=", "YQ=="],
};

const CHARACTERS = [
  ..."aZ09-._~:/?#[]@!$&'()*+,;=%{}|\\^`\"<> \n",
  ..."·͵׳ー・ßéşЖאبي٠۰\u200c\u200d\u0301\u064d\u302e\u3002\uff0e\ue000\ufffe\u0085🦊K",
];

const { seed, numRuns } = search(2_000);

function damaged(sample: string): fc.Arbitrary<string> {
  const edit = fc.tuple(
    fc.nat({ max: sample.length }),
    fc.nat({ max: 1 }),
    fc.constantFrom("", ...CHARACTERS),
  );
  return fc
    .array(edit, { maxLength: 3 })
    .map((edits) =>
      edits.reduce(
        (text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed),
        sample,
      ),
    );
}

let folder: GeneratedFolder | undefined;
let validators: Readonly<Record<string, Validator | undefined>> = {};

beforeAll(async () => {
  const schemas = KNOWN_FORMATS.map((format, index) => [`F${index}`, { format }]);
  const { files } = await generate(await modelOfSchemas(Object.fromEntries(schemas)), { formats: "assert" });
  folder = new GeneratedFolder(files);
  validators = await folder.schemas("request");
});

afterAll(() => folder?.remove());

describe(`each format, damaged (SEED=${seed})`, () => {
  test.each(KNOWN_FORMATS.map((format, index) => [format, index] as const))(
    "%s is read by validators as the interpreter reads it",
    (format, index) => {
      const validator = validators[`F${index}`];
      const range = rangeOfFormat(format);
      if (range) {
        for (const value of [range[0], range[0] - 1e4, range[1] - 1e4, range[1], 0.5, 0])
          expect(validator?.safeParse(value).success, String(value)).toBe(
            Number.isInteger(value) && value >= range[0] && value < range[1],
          );
        expect(validator?.safeParse("text").success).toBe(true);
        return;
      }
      const samples = SAMPLES[format] ?? [];
      for (const sample of samples) expect(hasFormat(sample, format), sample).toBe(true);
      const texts = fc.oneof(
        ...samples.map(damaged),
        fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 6 }),
      );
      fc.assert(
        fc.property(texts, (text) => {
          expect(validator?.safeParse(text).success, JSON.stringify(text)).toBe(hasFormat(text, format));
        }),
        { seed, numRuns },
      );
    },
  );
});

describe("which formats are asserted", () => {
  const answer = async (formats: "assert" | "annotate" | readonly string[] | undefined) => {
    const model = await modelOfSchemas({ A: { format: "uuid" }, B: { format: "hostname" } });
    const generated = new GeneratedFolder((await generate(model, { formats })).files);
    const { A, B } = await generated.schemas("request");
    generated.remove();
    return [A?.safeParse("-").success, B?.safeParse("-").success];
  };

  test.each([
    ["those that are common, by default", undefined, [false, true]],
    ["all of them", "assert", [false, false]],
    ["none", "annotate", [true, true]],
    ["those that are named", ["hostname"], [true, false]],
  ] as const)("%s", async (_, formats, expected) => {
    expect(await answer(formats)).toEqual(expected);
  });
});
