import { expect, it } from "vitest";
import type { JsonObject } from "../../../core/json.ts";
import { modelOf } from "../../../core/model/test/model-of.ts";
import { findDeclaredRenames } from "./declared-renames.ts";
import { formerNames } from "./renamed-differences.ts";

const document = (schemas: JsonObject, others: JsonObject = {}): JsonObject => ({
  openapi: "3.1.1",
  info: { title: "Pets", version: "1.0.0" },
  paths: {},
  ...others,
  components: { schemas },
});
const pet = (properties: JsonObject, more: JsonObject = {}) => ({ type: "object", properties, ...more });
const text = { type: "string" };

async function declared(base: JsonObject, revision: JsonObject) {
  const { renames, warnings } = findDeclaredRenames({
    base: await modelOf(base),
    revision: await modelOf(revision),
  });
  return {
    renames: renames.map(({ kind, from, to, pointers }) => [kind, from, to, pointers.base]),
    warnings: warnings.map(({ code, location }) => [code, location.pointer]),
  };
}

it("finds a property in the base, whatever around it is renamed as well", async () => {
  const base = document({ Pet: pet({ owner: pet({ name: text }) }) });
  const owner = pet({ fullName: { ...text, "x-renamed-from": "name" } }, { "x-renamed-from": "owner" });
  expect(
    await declared(base, document({ Animal: pet({ keeper: owner }, { "x-renamed-from": "Pet" }) })),
  ).toEqual({
    renames: [
      ["schema", "Pet", "Animal", "/components/schemas/Pet"],
      ["property", "owner", "keeper", "/components/schemas/Pet/properties/owner"],
      ["property", "name", "fullName", "/components/schemas/Pet/properties/owner/properties/name"],
    ],
    warnings: [],
  });
});

it("reads the names of a property and of its values from one list", async () => {
  const base = document({ Pet: pet({ kind: { enum: ["cat", "dog"] } }) });
  const marks = { "x-renamed-from": ["kind", { hound: "dog" }] };
  expect(
    await declared(base, document({ Pet: pet({ sort: { enum: ["cat", "hound"], ...marks } }) })),
  ).toEqual({
    renames: [
      ["property", "kind", "sort", "/components/schemas/Pet/properties/kind"],
      ["enum-value", "dog", "hound", "/components/schemas/Pet/properties/kind"],
    ],
    warnings: [],
  });
});

it.each([
  ["x-renamed-from-exists", pet({ name: text, label: { ...text, "x-renamed-from": "name" } }), "label"],
  ["x-renamed-from-unknown", pet({ label: { ...text, "x-renamed-from": "title" } }), "label"],
  ["x-renamed-from-malformed", pet({ label: { ...text, "x-renamed-from": 7 } }), "label"],
  ["x-renamed-from-malformed", pet({ label: { ...text, "x-renamed-from": [] } }), "label"],
])("reports %s where it stands, and ignores it", async (code, schema, property) => {
  const pointer = `/components/schemas/Pet/properties/${property}/x-renamed-from`;
  expect(await declared(document({ Pet: pet({ name: text }) }), document({ Pet: schema }))).toEqual({
    renames: [],
    warnings: [[code, pointer]],
  });
});

it("says nothing of a rename that the base has already", async () => {
  const both = document({ Pet: pet({ label: { ...text, "x-renamed-from": "name" } }) });
  expect(await declared(both, both)).toEqual({ renames: [], warnings: [] });
});

it("replaces an old name that was kept for a while only in code", async () => {
  const label = { ...text, "x-renamed-from": "name" };
  const kept = document({ Pet: pet({ name: { ...text, deprecated: true }, label }) });
  const steps = {
    announced: [document({ Pet: pet({ name: text }) }), kept],
    removed: [kept, document({ Pet: pet({ label }) })],
  } as const;
  expect(await declared(...steps.announced)).toEqual({ renames: [], warnings: [] });
  expect(await declared(...steps.removed)).toEqual({
    renames: [["property", "name", "label", "/components/schemas/Pet/properties/name"]],
    warnings: [],
  });
  const models = { base: await modelOf(steps.removed[0]), revision: await modelOf(steps.removed[1]) };
  expect(findDeclaredRenames(models).renames).toMatchObject([{ isBesideOld: true }]);
  expect(formerNames(models, "property")).toEqual(new Map());
});
