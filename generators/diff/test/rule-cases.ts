import { describe, expect, test } from "vitest";
import { changeLines, type Given, operationChangeLines, schemaChangeLines } from "./changes-between.ts";

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
  readonly response: readonly string[];
}

/** Cases of whole documents. */
export function testDocuments(cases: readonly RuleCase[]): void {
  describe("documents", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await changeLines(given)).toEqual(want);
    });
  });
}

/** Cases of one operation, as `operationChangeLines` has it. */
export function testOperations(cases: readonly RuleCase[]): void {
  describe("operations", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await operationChangeLines(given)).toEqual(want);
    });
  });
}

/** Cases of one schema, in both directions. */
export function testSchemas(cases: readonly SchemaCase[]): void {
  describe("schemas", () => {
    test.each(cases)("$name", async ({ request, response, ...given }) => {
      expect(await schemaChangeLines("request", given)).toEqual(request);
      expect(await schemaChangeLines("response", given)).toEqual(response);
    });
  });
}
