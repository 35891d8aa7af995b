import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { createRedact } from "../../../src/client/redact/redact.ts";
import { redactCredentials } from "../../../src/client/redact/redact-credentials.ts";
import { redactValues } from "../../../src/client/redact/redact-values.ts";
import { sensitiveValues } from "../../../src/client/redact/sensitive-values.ts";

const runs = search(3000);

describe("redacting", () => {
  test("takes secrets out of texts, keys and numbers, however deep", () => {
    const redact = createRedact(["key-123", "55566677"], redactValues);
    expect(redact("Bearer key-123!")).toBe("Bearer [redacted]!");
    expect(redact({ a: [{ "key-123": "x key-123" }], n: 55566677, m: 1, z: null })).toEqual({
      a: [{ "[redacted]": "x [redacted]" }],
      n: "[redacted]",
      m: 1,
      z: null,
    });
  });

  test("takes the longer of two secrets out whole", () => {
    expect(createRedact(["abcd", "abcdefgh"], redactValues)("abcdefgh")).toBe("[redacted]");
  });

  test("takes a short secret out only where it stands alone", () => {
    expect(createRedact(["12"], redactValues)("12 of 2012, (12)")).toBe("[redacted] of 2012, ([redacted])");
  });

  test("takes out two secrets that share a part", () => {
    const redact = createRedact(["Jo Maria", "maria@example.com"], redactValues);
    expect(redact("to jo maria@example.com.")).toBe("to [redacted].");
  });

  test("takes a secret that is too long for a pattern out with all that follows", () => {
    const document = "iVBORw0KGgo".repeat(2000);
    const redact = createRedact([document, "12345678"], redactValues);
    expect(redact(`not 1234 5678, but ${document}.`)).toBe("not [redacted], but [redacted]");
    expect(redact("not%201234%2f5678")).toBe("not%20[redacted]");
    expect(redact(encodeURIComponent(`${document}\n`).slice(0, -50))).toBe("[redacted]");
  });

  test("takes thousands of secrets out", () => {
    const secrets = Array.from({ length: 3000 }, (_, index) =>
      `${1_000_000 + 7 * index}`.padStart(30, "ABC"),
    );
    const redact = createRedact(secrets, redactValues);
    expect(redact(secrets.slice(0, 30).join(":"))).toBe(Array(30).fill("[redacted]").join(":"));
    expect(redact(secrets.join(":"))).toBe("[redacted]");
    expect(redact(`not ${secrets[0]?.slice(0, -1)}`)).toBe(`not ${secrets[0]?.slice(0, -1)}`);
  });

  test("looks for a secret with many backslashes in no time, wherever the text breaks off", () => {
    const redact = createRedact(["\\@".repeat(40), `${"\\".repeat(40)}x`], redactValues);
    expect(redact(`<${"\\@".repeat(40)}>`)).toBe("<[redacted]");
    expect(redact(`<${"\\\\@".repeat(40)}>`)).toBe("<[redacted]");
    expect(redact(`<${"\\".repeat(80)}y>`)).toBe("<[redacted]");
    expect(redact("\\\\@".repeat(3))).toBe("\\\\@".repeat(3));
    const long = "\\".repeat(100_000);
    expect(createRedact(["+12345", "\\a\\b"], redactValues)(long)).toBe(long);
    expect(createRedact(["+@-"], redactValues)(long)).toBe(long);
  });

  test("finds the digits of a secret with many backslashes", () => {
    expect(createRedact(["1\\2\\3\\4\\5\\6\\7\\8"], redactValues)("not 1234-5678!")).toBe("not [redacted]!");
  });

  test("finds a letter that is ASCII in lower case alone", () => {
    expect(createRedact(["\u212a\u0370!"], redactValues)("x \\u212a\\u0370!")).toBe("x [redacted]");
  });

  test("takes every text out where the secrets are not known", () => {
    expect(createRedact(undefined, redactValues)({ a: ["b", 1, null] })).toEqual({
      "[redacted]": ["[redacted]", "[redacted]", null],
    });
  });

  test("reads characters that mean something in patterns as they are", () => {
    expect(createRedact(["a+b.(c)"], redactValues)("a+b.(c) aab-c")).toBe("[redacted] aab-c");
  });

  test("leaves what is no text, whatever it is called", () => {
    const redact = createRedact(["null", "undefined", "true"], redactValues);
    expect([redact(null), redact(undefined), redact(true)]).toEqual([null, undefined, true]);
  });

  test("without secrets changes nothing", () => {
    expect(createRedact([""], redactValues)("text")).toBe("text");
  });
});

test("sensitive values are found by property name, with everything below", () => {
  const input = { tax_id: "111", inner: [{ tax_id: 222 }], owner: { first: "Ada", age: 36 }, other: "x" };
  expect(sensitiveValues(input, ["tax_id", "owner"])).toEqual(["111", "222", "Ada", "36"]);
});

test("sensitive values are found deeper than the stack reaches", () => {
  let input: object = { tax_id: "111" };
  for (let depth = 0; depth < 50_000; depth += 1) input = { inner: [input] };
  expect(sensitiveValues(input, ["tax_id"])).toEqual(["111"]);
});

test("sensitive values are found in what `toJSON` gives, which is called once", () => {
  class Person {
    toJSON(): object {
      return Object.assign(new Person(), { tax_id: "111" });
    }
  }
  expect(sensitiveValues({ person: new Person() }, ["tax_id"])).toEqual(["111"]);
});

test("bytes have no sensitive values", () => {
  expect(sensitiveValues({ file: Buffer.alloc(50_000_000), tax_id: "111" }, ["tax_id", "file"])).toEqual([
    "111",
  ]);
});

describe("without sensitive values, credentials are", () => {
  test("taken out where they stand alone", () => {
    const redact = createRedact(["sk_live-1+2", "key"], redactCredentials);
    expect(redact("no sk_live-1+2 here")).toBe("no [redacted] here");
    expect(redact("key, but keys of monkeys")).toBe("[redacted], but keys of monkeys");
    expect(redact("sk_live-2")).toBe("sk_live-2");
  });

  const FORMS: readonly ((secret: string) => string)[] = [
    (secret) => secret,
    (secret) => JSON.stringify(JSON.stringify(secret)),
    (secret) => encodeURIComponent(encodeURIComponent(secret)),
    (secret) => secret.replace(/\W/g, (character) => `&#${character.charCodeAt(0)};`),
    (secret) =>
      secret.replace(/\W/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
    (secret) => secret.replace(/[\W_]/g, ""),
    (secret) => secret.toUpperCase(),
  ];
  test("never left in a text, in whatever form, with whatever is beside them", () => {
    const key = fc.string({ minLength: 4, maxLength: 40 }).filter((text) => /[a-z\d].*[a-z\d]/i.test(text));
    fc.assert(
      fc.property(
        key,
        fc.constantFrom(...FORMS),
        fc.string(),
        fc.string(),
        (secret, formOf, before, after) => {
          const form = formOf(secret);
          const shown = createRedact([secret], redactCredentials)(`${before}${form}${after}`);
          expect(shown).not.toContain(form);
          expect(shown.toLowerCase()).not.toContain(secret.toLowerCase());
        },
      ),
      runs,
    );
  });
});
