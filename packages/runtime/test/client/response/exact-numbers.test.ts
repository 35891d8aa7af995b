import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { checkNumbers, isInvalidResponseError } from "../../../src/client/internal.ts";
import { operation, scripted } from "../scripted-fetch.ts";

const runs = search(3000);

/** A number as JSON may write it, often near where doubles end. */
const digits = (least: number, most: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })
    .map((list) => list.join(""));
const whole = fc.oneof(
  fc.constantFrom(
    "0",
    "9007199254740991",
    "9007199254740992",
    "9007199254740993",
    "1000000000000000000",
    "1152921504606846976",
  ),
  digits(0, 25).map((text) => `1${text}`),
  digits(0, 13).map((text) => `1${text}`),
  fc.integer({ min: 0, max: 1e6 }).map(String),
);
const literal = fc
  .tuple(
    fc.constantFrom("", "-"),
    whole,
    fc.oneof(
      fc.constant(""),
      digits(1, 25).map((text) => `.${text}`),
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: fc.integer({ min: -400, max: 400 }).map((power) => `e${power}`) },
    ),
  )
  .map((parts) => parts.join(""));

/** Two decimals of any form, compared digit by digit with a common exponent. */
function isSameDecimal(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => {
    const [mantissa = "", power = "0"] = text.toLowerCase().split("e");
    const [units = "", fraction = ""] = mantissa.split(".");
    return { digits: BigInt(units + fraction), power: Number(power) - fraction.length };
  });
  if (!left || !right) return false;
  const least = Math.min(left.power, right.power);
  const scaled = [left, right].map((side) => side.digits * 10n ** BigInt(side.power - least));
  return scaled[0] === scaled[1];
}

/** True for a number that says what its text says, and that can be counted with. */
function isExact(value: unknown, text: string): boolean {
  if (typeof value !== "number" || !Number.isFinite(value)) return false;
  return isSameDecimal(String(value), text) && (Number.isSafeInteger(value) || !Number.isInteger(value));
}

const things = operation({
  method: "GET",
  responses: { 200: "object" },
  numbers: { names: ["fee"], check: checkNumbers },
});

async function receive(body: string): Promise<unknown> {
  const { core } = scripted([() => new Response(body, { headers: { "content-type": "application/json" } })]);
  return core.call(things, {} as never).catch((error: unknown) => error);
}

test("a number of a response is exact, the text that was sent, or rejected", async () => {
  const counts = { number: 0, string: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(literal, fc.boolean(), fc.constantFrom("amount", "fee"), async (text, isDeep, name) => {
      const odd = '"\\"1e999, 12345678901234567890": "12345678901234567890\\\\"';
      const body = isDeep ? `{${odd}, "x": [{"${name}": [1, ${text}]}]}` : `{"${name}": ${text}}`;
      const received = await receive(body);
      if (isInvalidResponseError(received)) {
        counts.rejected++;
        expect([name, isExact(Number(text), text), received.rawBody]).toEqual(["fee", false, body]);
        return;
      }
      const found = isDeep
        ? (received as { x: [Record<string, [1, unknown]>] }).x[0][name]?.[1]
        : (received as Record<string, unknown>)[name];
      counts[typeof found as "number"]++;
      if (typeof found === "string")
        expect([found, name, isExact(Number(text), text)]).toEqual([text, "amount", false]);
      // A measure with an exponent is the same number to every reader.
      else if (name === "fee" && /e/.test(text)) expect(isSameDecimal(String(found), text)).toBe(true);
      else expect([found, isExact(found, text)]).toEqual([found, true]);
      if (isDeep) expect(Object.values(received as object)[0]).toBe("12345678901234567890\\");
    }),
    runs,
  );
  expect(Object.values(counts).every((count) => count > 50)).toBe(true);
}, 60_000);

describe("a response with numbers that JSON.parse would round", () => {
  test.each([
    ['{"contract":{"amount":1000000000000000000}}', { contract: { amount: "1000000000000000000" } }],
    ['{"contract":{"amount":5000000}}', { contract: { amount: 5_000_000 } }],
    ['{"rates":[0.12345678901234567890,1]}', { rates: ["0.12345678901234567890", 1] }],
    ['{"__proto__":{"amount":9007199254740993}}', JSON.parse('{"__proto__":{"amount":"9007199254740993"}}')],
    ['{"distance":1e400}', { distance: "1e400" }],
  ])("%s keeps them as text", async (body, value) => {
    expect(await receive(body)).toEqual(value);
  });

  test("is rejected where the description has a number", async () => {
    const error = await receive('{"fee":9007199254740993}');
    expect(isInvalidResponseError(error) && String(error.cause)).toBe(
      'RangeError: The number in "fee" would be rounded. rawBody has it.',
    );
  });

  test("is read in time, however it is written", async () => {
    const zeros = "0".repeat(2_000_000);
    const long = "x".repeat(20_000_000);
    const start = performance.now();
    expect(await receive(`{"a":1${zeros}1,"b":"${long}\\"","c":1e5}`)).toMatchObject({
      a: `1${zeros}1`,
      c: 100_000,
    });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
