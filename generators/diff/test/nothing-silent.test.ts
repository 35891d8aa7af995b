import { expect, test } from "vitest";
import { toSegments } from "../../core/document/pointer.ts";
import { type PlacedNode, walkNodes } from "../../core/document/walk-nodes.ts";
import { isObject } from "../../core/json.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { REFERENCE_KINDS } from "../../test/reference-kinds.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";

/** Parts that are not compared, with the reason. */
const SILENT: readonly (readonly [RegExp, string])[] = [
  [/^(securityRequirement|example|text) /, "has no extensions, or is compared as an example"],
  [/ (of|Of) /, "is a list or a map"],
  [/^components /, "holds parts that are compared where they are used"],
  [/^schema \/components\/schemas\//, "is compared where it is used, which not every component is"],
  [/^callback /, "holds the requests of a callback, which are compared"],
  [/^encoding /, "is compared by how it says that a field is sent"],
  [
    /^pathItem .*(callbacks|webhooks|\/components\/pathItems)/,
    "holds requests of the service, which are compared",
  ],
];

function nodes(): PlacedNode[] {
  const found: PlacedNode[] = [];
  walkNodes({ pointer: "", kind: "document", value: REFERENCE_KINDS }, (node) => found.push(node));
  return found.filter(({ value }) => isObject(value) && value.$ref === undefined);
}

function withNote(pointer: string): Record<string, unknown> {
  const document = structuredClone(REFERENCE_KINDS) as Record<string, unknown>; // an object stays one
  let node: unknown = document;
  for (const key of toSegments(pointer)) node = (node as Record<string, unknown>)[key]; // a place of the document
  (node as Record<string, unknown>)["x-note"] = 1;
  return document;
}

test("an extension of any part of a document is reported, when it is added and when it is removed", async () => {
  const plain = await modelOf(structuredClone(REFERENCE_KINDS) as Record<string, unknown>);
  const silent: string[] = [];
  let compared = 0;
  for (const { kind, pointer } of nodes()) {
    if (SILENT.some(([pattern]) => pattern.test(`${kind} ${pointer}`))) continue;
    const noted = await modelOf(withNote(pointer));
    for (const [base, revision] of [
      [plain, noted],
      [noted, plain],
    ] as const) {
      compared++;
      const { changes } = diffDocuments({ base, revision }, TEST_OPTIONS);
      if (changes.length === 0) silent.push(`${kind} ${pointer}`);
      expect(changes.filter(({ verdict }) => verdict !== "docs" && verdict !== "safe")).toEqual([]);
    }
  }
  console.log(`compared ${compared}`);
  expect([...new Set(silent)]).toEqual([]);
});
