import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { tools } from "../src/index.ts";
import { no, openSession, type Person, yes } from "./support/session.ts";

const runs = search(150);
const prices = search(30);
const NAMES = tools.map(({ name }) => name);
const WRITES = tools.filter(({ isRead }) => !isRead).map(({ name }) => name);

/** Values of members as agents get them wrong, beside those that fit. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("sender", "USDB", "base_sepolia", "pix", true, 5000, -1, 1e21, "__proto__"),
  fc.constantFrom("ba_", "qu_", "re_").map((prefix) => `${prefix}000000000001`),
);

/** An input of members that the tool has, and of others. */
function inputOf(name: string): fc.Arbitrary<object> {
  const properties = Object(tools.find((tool) => tool.name === name)?.input.properties);
  const members = Object.fromEntries(Object.keys(properties).map((key) => [key, value]));
  const known = fc.record(members, { requiredKeys: [] });
  return fc.tuple(known, fc.dictionary(fc.string(), value)).map(([one, other]) => ({ ...other, ...one }));
}

const calls = fc.constantFrom(...NAMES).chain((name) => fc.tuple(fc.constant(name), inputOf(name)));

/** A person who agrees every other time. */
function undecided() {
  let agreed = 0;
  let asked = 0;
  const person: Person = (message) => {
    asked += 1;
    if (asked % 2 === 0) return no(message);
    agreed += 1;
    return yes(message);
  };
  return { person, count: () => agreed };
}

const three = fc.constantFrom("search_operations", "describe_operation", "call_operation", "none");
const given = fc.dictionary(fc.constantFrom("name", "query", "input", "x"), value);
const called = calls.map(([name, input]) => ["call_operation", { name, input }] as const);

test.each([
  ["tools", calls],
  ["search", fc.oneof(called, fc.tuple(three, given))],
] as const)(
  "whatever the arguments (%s), a call has a result, and sends nothing that nobody confirmed",
  async (list, all) => {
    const { person, count } = undecided();
    const { agent, writes } = await openSession({ person, server: { allow: WRITES, list } });
    await fc.assert(
      fc.asyncProperty(all, async ([name, input]) => {
        expect(typeof (await agent.call(name, input)).text).toBe("string");
        expect(writes.length).toBeLessThanOrEqual(count());
      }),
      runs,
    );
    expect(writes.length).toBeGreaterThan(0);
  },
);

test("what a person confirmed is what is sent, member by member", async () => {
  const { agent, writes, quote } = await openSession({ person: yes });
  const inputs = fc.record({ request_amount: fc.integer({ min: 1, max: 1e9 }), cover_fees: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(inputs, async (changed) => {
      await agent.call("quotes_create", { ...quote, ...changed });
      const shown = JSON.parse(agent.prompts.at(-1)?.split("\n\nInput: ")[1] ?? "");
      expect(shown).toEqual({ ...quote, ...changed });
      expect(writes.at(-1)?.body).toEqual(shown);
    }),
    prices,
  );
});
