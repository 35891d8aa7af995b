import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { ConfigurationError } from "../../../src/client/errors/configuration-error.ts";
import { type HeaderChanges, setHeaders } from "../../../src/client/request/set-headers.ts";

const runs = search(1000);

const name = fc.constantFrom("accept", "Accept", "x-team", "X-Team", "bad name", "");
const value = fc.constantFrom("a", "b", "", "a\r\nx-other: b", "ü", "日", null, undefined);
const changes = fc.dictionary(name, value, { maxKeys: 3 });

/** The headers after the changes, or that they were rejected. */
function headersAfter(given: HeaderChanges, sent?: Map<string, string>): unknown {
  const headers = { accept: "text/plain" };
  try {
    setHeaders(headers, given, sent);
    return headers;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return "rejected";
  }
}

test("headers are the same, and rejected the same, whatever was sent before", () => {
  const counts = { rejected: 0, taken: 0 };
  fc.assert(
    fc.property(fc.array(changes, { minLength: 2, maxLength: 6 }), (calls) => {
      const sent = new Map<string, string>();
      for (const call of calls) {
        const expected = headersAfter(call);
        expect(headersAfter(call, sent)).toEqual(expected);
        counts[expected === "rejected" ? "rejected" : "taken"] += 1;
      }
    }),
    runs,
  );
  expect(Math.min(counts.rejected, counts.taken)).toBeGreaterThan(100);
});

test("of each name, the last value is kept that could be sent", () => {
  const sent = new Map<string, string>();
  for (const team of ["a", "b", "b"]) setHeaders({}, { "x-team": team }, sent);
  expect(() => setHeaders({}, { "x-team": "c\n" }, sent)).toThrow(ConfigurationError);
  expect([...sent]).toEqual([["x-team", "b"]]);
});
