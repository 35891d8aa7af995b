import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { readDocument } from "../core/document/read-document.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { modelOf, modelOfFiles } from "../core/model/test/model-of.ts";
import { mayBreak } from "../diff/change.ts";
import type { ServiceDifference } from "./section.ts";
import { type Edit, editsOf, type Node } from "./test/edits.ts";
import { verifyDocuments } from "./verify-documents.ts";

const { seed, numRuns: runs } = search(40);
const OPTIONS = { today: "2026-06-15" };

const ENTRY = fileURLToPath(new URL("../../spec/openapi.yaml", import.meta.url));
const { value: bundled } = await readDocument(ENTRY);
const description = bundled && buildApiModel(bundled, { pace: "on-demand" }).value;
if (bundled === undefined || description === undefined) throw new Error("The description cannot be read.");

/** Objects that occur unchanged in a response. */
const NAMES = ["Customer", "Quote", "Payout", "Payin", "Transfer", "Payable", "BankAccount"];

const edits = editsOf(NAMES);

/** The model of an edited copy of the description. */
function servedModel(document: Node): Promise<ApiModel> {
  return modelOfFiles({ "served.json": JSON.stringify(document) });
}

async function differencesAfter(edit: Edit, pick: number) {
  const document = structuredClone(bundled?.value) as Node; // our own copy
  const wanted = edit.apply(document, pick);
  if (wanted === undefined) return undefined;
  const service = await servedModel(document);
  return { wanted, service };
}

function isReported(
  { section, message, reached }: ServiceDifference,
  wanted: { section: string; subject: string },
): boolean {
  const [location] = reached;
  const texts = [message, location?.value ?? "", location?.name ?? ""];
  return section === wanted.section && texts.some((text) => text.includes(wanted.subject));
}

describe("a service and its description", () => {
  test("that are equal have no differences", async () => {
    const service = await servedModel(structuredClone(bundled.value) as Node);
    expect(verifyDocuments({ description, service }, OPTIONS)).toEqual({ differences: [], uncompared: [] });
  });

  test(`that differ by one edit: it is reported in its section (SEED=${seed}, ${runs} runs)`, async () => {
    const arbitrary = fc.record({ edit: fc.constantFrom(...edits), pick: fc.nat({ max: 4095 }) });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ edit, pick }) => {
        const edited = await differencesAfter(edit, pick);
        if (edited === undefined) return;
        const { service, wanted } = edited;
        const { differences } = verifyDocuments({ description, service }, OPTIONS);
        const found = differences.filter((difference) => isReported(difference, wanted));
        const shown = differences.map(({ section, verdict, message }) => `${section} ${verdict} ${message}`);
        expect(found, `${edit.name}: ${JSON.stringify(wanted)} in\n${shown.join("\n")}`).not.toEqual([]);
        if (!wanted.isDocs)
          expect(
            found.some(({ verdict }) => mayBreak(verdict)),
            shown.join("\n"),
          ).toBe(true);
        // Two documents of the same time: nothing was, and nothing is now.
        for (const { message } of differences)
          expect(message.replaceAll(/"[^"]*"/g, "")).not.toMatch(
            /\b(?:now|no longer|was|were|before|instead)\b/,
          );
      }),
      { seed, numRuns: runs },
    );
  });

  test.each(edits)("$name is the other way round where the description has the edit", async (edit) => {
    const edited = await differencesAfter(edit, 7);
    expect(edited).toBeDefined();
    if (edited === undefined) return;
    const other = { service: "description", description: "service" };
    const { section, subject } = edited.wanted;
    const { differences } = verifyDocuments({ description: edited.service, service: description }, OPTIONS);
    const wanted = {
      section: Object.entries(other).find(([name]) => name === section)?.[1] ?? section,
      subject,
    };
    expect(differences.filter((difference) => isReported(difference, wanted))).not.toEqual([]);
  });
});

test("names that no request has are documentation", async () => {
  const responses = (schema: string) => ({
    200: {
      description: "A pet.",
      content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
  });
  const documentOf = ({ id, schema, scheme, tag, parameter }: Record<string, string>) => ({
    paths: {
      [`/pets/{${parameter}}`]: {
        parameters: [{ name: parameter, in: "path", required: true, schema: { type: "string" } }],
        get: {
          operationId: id,
          tags: [tag],
          responses: responses(schema ?? ""),
          security: [{ [scheme ?? ""]: [] }],
        },
      },
    },
    components: {
      schemas: { [schema ?? ""]: { type: "object", properties: { name: { type: "string" } } } },
      securitySchemes: { [scheme ?? ""]: { type: "http", scheme: "bearer", bearerFormat: id } },
    },
  });
  const ours = { id: "pets.get", schema: "Pet", scheme: "key", tag: "Pets", parameter: "pet_id" };
  const theirs = {
    id: "getPetUsingGET",
    schema: "PetDto",
    scheme: "jwt",
    tag: "pet-controller",
    parameter: "id",
  };
  const own = await modelOf(documentOf(ours));
  const service = await modelOf(documentOf(theirs));
  const { differences } = verifyDocuments({ description: own, service }, OPTIONS);
  expect(differences.length).toBeGreaterThan(3);
  expect(differences.filter(({ verdict }) => verdict !== "docs")).toEqual([]);
});

test("a security scheme that differs in more than its name is another one", async () => {
  const documentOf = (name: string, scheme: JsonObject) => ({
    paths: { "/pets": { get: { security: [{ [name]: [] }], responses: { 204: { description: "Done." } } } } },
    components: { securitySchemes: { [name]: scheme } },
  });
  const own = await modelOf(documentOf("key", { type: "http", scheme: "bearer" }));
  const service = await modelOf(documentOf("jwt", { type: "http", scheme: "basic" }));
  const { differences } = verifyDocuments({ description: own, service }, OPTIONS);
  expect(differences.map(({ section, verdict }) => `${section} ${verdict}`)).toEqual(
    expect.arrayContaining(["service breaking", "description breaking"]),
  );
});

test("other words at a place hide no difference there", async () => {
  const documentOf = (schema: JsonObject) => {
    const kind = (name: string) => ({ type: "object", properties: { kind: { enum: [name] } } });
    const either = { oneOf: [{ type: "object", properties: { kind: schema } }, kind("b")] };
    const body = { content: { "application/json": { schema: either } } };
    return modelOf({
      paths: { "/pets": { post: { requestBody: body, responses: { 204: { description: "Done." } } } } },
    });
  };
  const own = await documentOf({ enum: ["a"], description: "A kind." });
  const reported = async (schema: JsonObject) =>
    verifyDocuments({ description: own, service: await documentOf(schema) }, OPTIONS)
      .differences.filter(({ verdict }) => verdict !== "docs")
      .map(({ verdict, message }) => `${verdict} ${message}`);
  const [same, other] = [
    await reported({ description: "A kind." }),
    await reported({ description: "Another." }),
  ];
  expect(same).toHaveLength(2);
  expect(other).toEqual(same);
});

test("extensions that a service does not use are not compared", async () => {
  const document = JSON.parse(JSON.stringify(bundled.value), (key, value: unknown) =>
    /^x-(?:idempotency|codegen-pagination|codegen-error-catalog)$/.test(key) ? undefined : value,
  );
  expect(isObject(document)).toBe(true);
  const { differences, uncompared } = verifyDocuments(
    { description, service: await servedModel(document) },
    OPTIONS,
  );
  expect(uncompared).toEqual(["x-idempotency", "x-codegen-pagination", "x-codegen-error-catalog"]);
  expect(differences.filter(({ verdict }) => verdict !== "docs")).toEqual([]);
});

test("a difference counts whichever side would break", async () => {
  const withProperty = (properties: object) =>
    modelOf({
      paths: {
        "/pets": {
          get: {
            operationId: "pets.get",
            responses: {
              200: {
                description: "Pet.",
                content: { "application/json": { schema: { type: "object", properties } } },
              },
            },
          },
        },
      },
    });
  const [plain, more] = [await withProperty({}), await withProperty({ name: { type: "string" } })];
  const serviceHasMore = verifyDocuments({ description: plain, service: more }, OPTIONS).differences;
  const descriptionHasMore = verifyDocuments({ description: more, service: plain }, OPTIONS).differences;
  expect(serviceHasMore).toMatchObject([
    { section: "service", verdict: "breaking", message: 'Only in the service: response property "name".' },
  ]);
  expect(descriptionHasMore).toMatchObject([
    {
      section: "description",
      verdict: "breaking",
      message: 'Only in the description: response property "name".',
    },
  ]);
});
