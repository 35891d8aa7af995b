import { describe, expect, test } from "vitest";
import { type Given, toldOf, toldOfOperation, toldOfSchema } from "./changes-between.ts";

/** Two fragments of YAML, and the changes that come out: `verdict rule: message [bumps]`. */
export interface RuleCase extends Given {
  /** What happens, as a sentence. */
  readonly name: string;
  readonly want: readonly string[];
}

/** Two schemas, and the changes that come out where they stand in a request and in a response. */
export interface SchemaCase extends Given {
  readonly name: string;
  readonly request: readonly string[];
  readonly reply: readonly string[];
}

/** Cases of whole documents. */
export function testDocuments(cases: readonly RuleCase[]): void {
  describe("documents", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await toldOf(given)).toEqual(want);
    });
  });
}

/** Cases of one operation, as `toldOfOperation` has it. */
export function testOperations(cases: readonly RuleCase[]): void {
  describe("operations", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await toldOfOperation(given)).toEqual(want);
    });
  });
}

/** Cases of one schema, in both directions. */
export function testSchemas(cases: readonly SchemaCase[]): void {
  describe("schemas", () => {
    test.each(cases)("$name", async ({ request, reply, ...given }) => {
      expect(await toldOfSchema("request", given)).toEqual(request);
      expect(await toldOfSchema("reply", given)).toEqual(reply);
    });
  });
}
