import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

const documentWith = (schemes: string) => `paths: {}\ncomponents: { securitySchemes: ${schemes} }`;
const KEY = "{ type: apiKey, in: header, name: X-Key }";

test("a scheme that no operation asks for is words", async () => {
  const told = await toldOf({
    base: documentWith(`{ kept: ${KEY}, changed: ${KEY}, gone: ${KEY} }`),
    revision: documentWith(`{ kept: ${KEY}, changed: { type: http, scheme: basic }, come: ${KEY} }`),
  });
  expect(told).toEqual([
    "docs idle-security-scheme-changed: The scheme changed, which no operation asks for, has changed. [types patch]",
    "docs idle-security-scheme-changed: The scheme gone, which no operation asks for, is gone. [types patch]",
    "docs idle-security-scheme-changed: The scheme come, which no operation asks for, is new. [types patch]",
  ]);
});
