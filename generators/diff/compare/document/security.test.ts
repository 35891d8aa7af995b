import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { verdictsOf } from "../../test/changes-between.ts";

const SCHEMES = `
    key: { type: apiKey, in: header, name: X-Key }
    token: { type: http, scheme: bearer }`;

function api(rest: string, { security = "", schemes = SCHEMES } = {}): string {
  return `${rest}
paths: { /pets: { get: { ${security} responses: { "204": { description: Done. } } } } }
components:
  securitySchemes:${schemes}`;
}

test("the security of the document may move to its operations", async () => {
  const base = api("security: [{ key: [] }]");
  expect(await verdictsOf({ base, revision: api("", { security: "security: [{ key: [] }]," }) })).toEqual([]);
});

test("the order of alternatives and of schemes is nothing", async () => {
  const base = api("security: [{ key: [], token: [] }, {}]");
  expect(await verdictsOf({ base, revision: api("security: [{}, { token: [], key: [] }]") })).toEqual([]);
});

test("an empty alternative is as open as no security", async () => {
  expect(await verdictsOf({ base: api(""), revision: api("security: [{}]") })).toEqual([]);
});

test("what is open stays open when credentials become possible", async () => {
  const reported = await verdictsOf({ base: api(""), revision: api("security: [{}, { key: [] }]") });
  expect(reported).toEqual(["safe security-alternative-added"]);
});

test("a scheme keeps its identity under another name", async () => {
  const base = api("security: [{ key: [] }]");
  const renamed = api("security: [{ apiKey: [] }]", { schemes: SCHEMES.replace("key:", "apiKey:") });
  expect(await verdictsOf({ base, revision: renamed })).toEqual(["safe security-scheme-renamed"]);
});

const NAMES = ["a", "b", "c", "d"];
const KINDS = [
  { type: "apiKey", in: "header", name: "X-Key" },
  { type: "apiKey", in: "query", name: "key" },
  { type: "http", scheme: "bearer" },
  { type: "http", scheme: "basic" },
];

/** A document that requires schemes by their positions, under some names. */
function withNames(names: readonly string[], security: readonly (readonly number[])[]): string {
  const nameOf = (position: number) => names[position] ?? "";
  const schemes = KINDS.map((kind, position) => [nameOf(position), kind]).sort();
  const required = security.map((some) => Object.fromEntries(some.map((one) => [nameOf(one), []])));
  const get = { security: required, responses: { "204": { description: "Done." } } };
  const securitySchemes = Object.fromEntries(schemes);
  return JSON.stringify({ paths: { "/pets": { get } }, components: { securitySchemes } });
}

const { seed, numRuns } = search(60);

test(`schemes that exchange their names are renamed, whatever requires them (SEED=${seed})`, async () => {
  const some = fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 });
  const security = fc.uniqueArray(some, {
    minLength: 1,
    maxLength: 3,
    selector: (list) => [...list].sort().join(),
  });
  const exchanged = fc.shuffledSubarray([...NAMES, "e"], { minLength: 4, maxLength: 4 });
  let renamed = 0;
  await fc.assert(
    fc.asyncProperty(security, exchanged, async (required, names) => {
      const given = { base: withNames(NAMES, required), revision: withNames(names, required) };
      const verdicts = (await verdictsOf(given)).filter((verdict) => !verdict.startsWith("docs"));
      const moved = new Set(required.flat().filter((position) => names[position] !== NAMES[position]));
      expect(verdicts).toEqual([...moved].map(() => "safe security-scheme-renamed"));
      renamed += moved.size;
    }),
    { seed, numRuns },
  );
  expect(renamed).toBeGreaterThan(numRuns / 2);
});

test("a replaced scheme breaks, and the new option is reported", async () => {
  const reported = await verdictsOf({
    base: api("security: [{ key: [] }]"),
    revision: api("security: [{ token: [] }]"),
  });
  expect(reported).toEqual(["breaking security-alternative-removed", "safe security-alternative-added"]);
});

test("a scheme that no operation requires may change", async () => {
  const changed = SCHEMES.replace("X-Key", "Key");
  const reported = await verdictsOf({
    base: api("security: [{ token: [] }]"),
    revision: api("security: [{ token: [] }]", { schemes: changed }),
  });
  expect(reported).toEqual(["docs idle-security-scheme-changed"]);
});

test("the hint at the format of a bearer token is for readers", async () => {
  const hinted = SCHEMES.replace("scheme: bearer", "scheme: Bearer, bearerFormat: JWT");
  const reported = await verdictsOf({
    base: api("security: [{ token: [] }]"),
    revision: api("security: [{ token: [] }]", { schemes: hinted }),
  });
  expect(reported).toEqual(["docs prose-changed"]);
});

test("two schemes that describe the same credentials are one, in either direction", async () => {
  const twins = SCHEMES.replace("key:", "twin: { type: apiKey, in: header, name: X-Key }\n    key:");
  const [one, other] = [api("security: [{ key: [] }]"), api("security: [{ twin: [] }]", { schemes: twins })];
  expect(await verdictsOf({ base: one, revision: other })).toEqual([]);
  expect(await verdictsOf({ base: other, revision: one })).toEqual([]);
});

test("a scheme that changed into another one is not that one", async () => {
  const schemes = (name: string) =>
    SCHEMES.replace("X-Key", "Key").replace(
      "key:",
      `twin: { type: apiKey, in: header, name: ${name} }\n    key:`,
    );
  const reported = await verdictsOf({
    base: api("security: [{ twin: [] }]", { schemes: schemes("X-Old") }),
    revision: api("security: [{ key: [] }]", { schemes: schemes("Key") }),
  });
  expect(reported).toEqual(["breaking security-alternative-removed", "safe security-alternative-added"]);
});
