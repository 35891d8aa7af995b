import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { isObject } from "../../../core/json.ts";
import { modelOfFiles } from "../../../core/model/test/model-of.ts";
import { REFERENCE_KINDS } from "../../../test/reference-kinds.ts";
import { diffDocuments } from "../../diff-documents.ts";
import { TEST_OPTIONS } from "../changes-between.ts";
import { everyField } from "../every-field/every-field-documents.ts";
import { CASE_FILES, readDocument } from "../public-cases/public-case.ts";
import { REWRITINGS } from "./rewritings.ts";

/** A folder with public documents, which are not part of the repository. */
const CORPUS = process.env.DIFF_CORPUS ?? "";
const corpus = CORPUS === "" ? [] : readdirSync(CORPUS).filter((name) => /\.(json|ya?ml)$/.test(name));
if (corpus.length === 0)
  console.log("same-api: set DIFF_CORPUS to a folder with public documents to rewrite those as well.");

const documents: readonly (readonly [string, unknown])[] = [
  ["every field of OpenAPI 3.0", everyField("3.0")],
  // OpenAPI 3.2 adds parts that are only compared as text.
  ["every field of OpenAPI 3.1", everyField("3.1")],
  ["references of every kind", REFERENCE_KINDS],
  ...CASE_FILES.map((file) => [file, readDocument(file)] as const),
  ...corpus.map((name) => [name, parse(readFileSync(join(CORPUS, name), "utf8"))] as const),
];

/**
 * Names of types change if a schema is written in place, unread parts are compared as text, and a schema that accepts
 * nothing is reported wherever it is rewritten.
 */
const EXPECTED = [
  "component-removed",
  "keyword-without-effect",
  "field-not-compared",
  "schema-unsatisfiable",
];

test.each(documents)("%s says the same in other words", async (_, document) => {
  if (!isObject(document)) throw new Error("A document is an object.");
  const base = await modelOfFiles({ "openapi.json": JSON.stringify(document) });
  let compared = 0;
  for (const [name, rewrite] of Object.entries({
    ...REWRITINGS,
    "in YAML": (given: typeof document) => given,
  })) {
    const text =
      name === "in YAML" ? stringify(document, { lineWidth: 0 }) : JSON.stringify(rewrite({ ...document }));
    const file = name === "in YAML" ? "openapi.yaml" : "openapi.json";
    const revision = await modelOfFiles({ [file]: text }).catch(() => undefined);
    if (!revision) continue; // a reference leads to something that was moved
    compared += 1;
    for (const pair of [
      { base, revision },
      { base: revision, revision: base },
    ]) {
      const { changes } = diffDocuments(pair, TEST_OPTIONS);
      const unexpected = changes.filter(({ rule }) => !EXPECTED.includes(rule));
      expect(
        unexpected.map(({ verdict, rule, message }) => `${name}: ${verdict} ${rule}: ${message}`),
      ).toEqual([]);
    }
  }
  expect(compared).toBeGreaterThan(Object.keys(REWRITINGS).length - 2);
});
