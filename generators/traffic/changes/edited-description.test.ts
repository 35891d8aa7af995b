import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { readDocument } from "../../core/document/read-document.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { buildApiModel } from "../../core/model/build-api-model.ts";
import { responseFor } from "../../core/model/described-parts.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { modelOfFiles } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { edited, type Node } from "../../diff/test/edited-document.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import { readLine } from "../read/read-line.ts";
import { sampleExchanges } from "../test/sample-exchanges.ts";
import { compareTraffic } from "./traffic-impact.ts";

const { seed, numRuns } = search(30);
const ENTRY = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));
const { value: document } = await readDocument(ENTRY);
const base = document && buildApiModel(document, { pace: "on-demand" }).value;
if (!base) throw new Error("The description cannot be read.");
const samples = [0, 1, 2].flatMap((own) => sampleExchanges(base, own));

/** The schemas of both bodies of a sample. */
function schemasOf({ requestBody, ...operation }: OperationModel, status: number) {
  const schema = (content: readonly { readonly schema: SchemaModel | undefined }[] = []) =>
    content[0]?.schema;
  return { request: schema(requestBody?.content), response: schema(responseFor(operation, status)?.content) };
}

/** Counts samples of the base that the revision rejects, by the schema interpreter without any matching. */
function rejectedBy(revision: ApiModel, direction: "request" | "response"): number {
  return samples.filter(({ operation, line, sent }) => {
    const same = revision.operations.find(({ operationId }) => operationId === operation.operationId);
    const schema = same && schemasOf(same, Number(line.status))[direction];
    const value = sent[direction];
    return schema !== undefined && value !== undefined && !accepts(schema, value);
  }).length;
}

test(`edits of the description reject as many recorded bodies as the interpreter does (SEED=${seed}, ${numRuns} runs)`, async () => {
  let rejections = 0;
  const picks = fc.array(fc.tuple(fc.nat({ max: 4095 }), fc.nat({ max: 20 })), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(picks, async (edits) => {
      const text = JSON.stringify(edited(structuredClone(document?.value) as Node, edits)); // our own copy
      const revision = await modelOfFiles({ "openapi.json": text });
      const { changes } = diffDocuments({ base, revision }, { today: "2026-06-15" });
      const comparison = compareTraffic({ base, revision, changes });
      for (const { line } of samples) comparison.add(readLine(JSON.parse(JSON.stringify(line))) as Exchange);
      const touched = comparison.touched();
      expect(touched.filter(({ change }) => change === undefined)).toEqual([]);
      for (const direction of ["request", "response"] as const) {
        const counts = touched.map(({ rejected }) => rejected[direction]);
        const wanted = rejectedBy(revision, direction);
        // In a request, parameters are rejected as well.
        if (direction === "response") expect(Math.max(0, ...counts)).toBeLessThanOrEqual(wanted);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(wanted);
        rejections += wanted;
      }
    }),
    { seed, numRuns },
  );
  expect(rejections).toBeGreaterThan(0);
});
