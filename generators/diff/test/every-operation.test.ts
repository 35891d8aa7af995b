import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { bundleDocument } from "../../core/document/bundle/bundle-document.ts";
import { loadDocument } from "../../core/document/load-document.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";

/** The parts of a document that the edits below touch. */
interface Editable {
  paths: Record<string, Record<string, Operation>>;
  servers?: unknown;
  security?: unknown;
}

interface Operation {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const ENTRY = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));

let text: string;
let base: ApiModel;

beforeAll(async () => {
  const loaded = await loadDocument(ENTRY);
  const bundled = loaded.value && bundleDocument(loaded.value);
  text = JSON.stringify(bundled?.value?.value);
  base = await modelOf(JSON.parse(text));
});

/** Returns breaking rules, each with the names of the operations that it reaches. */
async function broken(edit: (document: Editable) => void): Promise<Record<string, readonly string[]>> {
  const document = JSON.parse(text); // the description of this repository: its shape is known
  edit(document);
  const { changes } = diffDocuments({ base, revision: await modelOf(document) }, TEST_OPTIONS);
  const reached: Record<string, string[]> = {};
  for (const change of changes.filter(({ verdict }) => verdict === "breaking")) {
    reached[change.rule] = [
      ...(reached[change.rule] ?? []),
      ...change.reached.map(({ name }) => name),
    ].sort();
  }
  return reached;
}

function operationsOf({ paths }: Editable): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item).filter(({ responses }) => responses));
}

/** Returns the names of operations that meet a condition. */
function namesOf(holds: (operation: ApiModel["operations"][number]) => boolean): string[] {
  return base.operations
    .filter(holds)
    .map(({ operationId }) => operationId)
    .sort();
}

test("the description of this repository does not differ from itself", async () => {
  expect(await broken(() => {})).toEqual({});
});

test("every removed operation is named", async () => {
  const reported = await broken((document) => {
    document.paths = {};
  });
  expect(reported["operation-removed"]).toEqual(namesOf(() => true));
});

test("a newly required parameter is reported for every operation", async () => {
  const reported = await broken((document) => {
    for (const operation of operationsOf(document)) {
      const parameter = { name: "X-Tenant", in: "header", required: true, schema: { type: "string" } };
      operation.parameters = [...(operation.parameters ?? []), parameter];
    }
  });
  expect(reported).toEqual({ "required-parameter-added": namesOf(() => true) });
});

test("a removed success status is reported for every operation", async () => {
  const reported = await broken((document) => {
    for (const { responses } of operationsOf(document)) delete responses["200"];
  });
  expect(reported).toEqual({ "success-status-removed": namesOf(() => true) });
});

test("another media type of requests is reported for every operation with a body", async () => {
  const reported = await broken((document) => {
    for (const { requestBody } of operationsOf(document)) {
      if (requestBody) requestBody.content = { "application/cbor": {} };
    }
  });
  expect(reported).toEqual({
    "request-media-type-removed": namesOf(({ requestBody }) => requestBody !== undefined),
  });
});

test("other credentials are reported for every operation that required the old ones", async () => {
  const reported = await broken((document) => {
    const scheme = { type: "apiKey", in: "header", name: "X-Key" };
    Object.assign(document, {
      security: [{ key: [] }],
      components: { ...JSON.parse(text).components, securitySchemes: { key: scheme } },
    });
  });
  expect(reported).toEqual({
    "security-alternative-removed": namesOf(({ security }) => security.length > 0),
  });
});

test("another address is reported once, for the document", async () => {
  const reported = await broken((document) => {
    document.servers = [{ url: "https://elsewhere.test" }];
  });
  expect(reported).toEqual({ "server-removed": [""] });
});
