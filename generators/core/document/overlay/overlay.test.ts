import { describe, expect, it } from "vitest";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { memoryReader } from "../../model/test/model-of.ts";
import { readDocument } from "../read-document.ts";

const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Users", version: "1.0.0" },
  tags: [{ name: "users" }],
  paths: {
    "/users": { get: { operationId: "listUsers", responses: { "200": { description: "ok" } } } },
    "/it's": { get: { operationId: "quoted", responses: { "200": { description: "ok" } } } },
  },
  components: {
    schemas: {
      Id: { type: "string" },
      User: { type: "object", properties: { id: { $ref: "#/components/schemas/Id" } } },
    },
  },
};

/** JSON, as deep as the tests read it. */
type Tree = { readonly [key: string]: Tree };

/** The document after the actions, and the diagnostics as they are printed. */
async function overlaid(...actions: readonly unknown[]): Promise<{ value: Tree; diagnostics: string[] }> {
  const overlay = JSON.stringify(
    { overlay: "1.0.0", info: { title: "Changes", version: "1" }, actions },
    null,
    1,
  );
  const reader = memoryReader({ "openapi.json": JSON.stringify(DOCUMENT), "overlay.json": overlay });
  const read = await readDocument("file:///memory/openapi.json", {
    reader,
    overlays: ["file:///memory/overlay.json"],
  });
  return { value: read.value?.value as Tree, diagnostics: read.diagnostics.map(formatDiagnostic) };
}

describe("an overlay", () => {
  it("merges an object, and leaves the rest as it is", async () => {
    const { value, diagnostics } = await overlaid({
      target: "$.paths['/users'].get",
      update: { "x-idempotency": "idempotent", tags: ["users"] },
    });
    expect(diagnostics).toEqual([]);
    expect(value.paths?.["/users"]?.get).toEqual({
      ...DOCUMENT.paths["/users"].get,
      "x-idempotency": "idempotent",
      tags: ["users"],
    });
    expect(value.info).toEqual(DOCUMENT.info);
  });

  it("adds to a list, also inside of an object", async () => {
    const { value } = await overlaid(
      { target: "$.tags", update: { name: "b" } },
      { target: "$", update: { tags: [{ name: "c" }] } },
    );
    expect(value.tags).toEqual([{ name: "users" }, { name: "b" }, { name: "c" }]);
  });

  it("removes everything that a target selects", async () => {
    const { value } = await overlaid({ target: "$.paths.*.get.responses", remove: true });
    expect(value.paths?.["/users"]?.get).toEqual({ operationId: "listUsers" });
    expect(value.paths?.["/it's"]?.get).toEqual({ operationId: "quoted" });
  });

  it("finds keys with quotes in them", async () => {
    const { value, diagnostics } = await overlaid({ target: '$.paths["/it\'s"]', remove: true });
    expect(diagnostics).toEqual([]);
    expect(Object.keys(value.paths ?? {})).toEqual(["/users"]);
  });

  it("copies what another place has, so that a path can be moved", async () => {
    const { value, diagnostics } = await overlaid(
      { target: "$.paths", update: { "/people": {} } },
      { target: "$.paths['/people']", copy: "$.paths['/users']" },
      { target: "$.paths['/users']", remove: true },
    );
    expect(diagnostics).toEqual([]);
    expect(Object.keys(value.paths ?? {})).toEqual(["/it's", "/people"]);
    expect(value.paths?.["/people"]).toEqual(DOCUMENT.paths["/users"]);
  });

  it("applies actions in their order", async () => {
    const { value } = await overlaid(
      { target: "$.info", update: { summary: "a" } },
      { target: "$.info[?@ == 'a']", remove: true },
      { target: "$.info", update: { summary: "b" } },
    );
    expect(value.info?.summary).toBe("b");
  });

  it("changes the document only after it was bundled, never the parsed files", async () => {
    await overlaid({ target: "$.info", update: { title: "Changed" } });
    expect(DOCUMENT.info.title).toBe("Users");
  });

  it("changes one place of a value that YAML writes once and uses twice", async () => {
    const shared = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\nx-a: &shared { x: 1 }\nx-b: *shared\n";
    const overlay = "overlay: 1.0.0\nactions: [{ target: '$[\"x-a\"]', update: { x: 2 } }]\n";
    const reader = memoryReader({ "openapi.yaml": shared, "overlay.yaml": overlay });
    const overlays = ["file:///memory/overlay.yaml"];
    const { value } = await readDocument("file:///memory/openapi.yaml", { reader, overlays });
    expect(value?.value).toMatchObject({ "x-a": { x: 2 }, "x-b": { x: 1 } });
  });

  it("cannot pollute prototypes", async () => {
    const overlay =
      '{ "overlay": "1.0.0", "actions": [{ "target": "$.info", "update": { "__proto__": { "polluted": 1 } } }] }';
    const reader = memoryReader({ "openapi.json": JSON.stringify(DOCUMENT), "overlay.json": overlay });
    await readDocument("file:///memory/openapi.json", { reader, overlays: ["file:///memory/overlay.json"] });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe("what an overlay cannot do is reported at the action", () => {
  it.each([
    [
      "a target that is no JSONPath",
      { target: "$.[[", update: {} },
      /^overlay\.json:\d+:\d+ {2}The target "\$\.\[\[" is not a JSONPath/,
    ],
    ["a target that selects nothing", { target: "$.nothing", update: {} }, /selects nothing in the document/],
    ["an update of a text", { target: "$.info.title", update: "New" }, /cannot be updated/],
    ["a copy of nothing", { target: "$.info", copy: "$.nothing" }, /selects nothing in the document/],
    ["a copy of several values", { target: "$.info", copy: "$.paths.*" }, /selects several values/],
    ["a copy of what is no JSONPath", { target: "$.info", copy: "$.[[" }, /not a JSONPath/],
    ["the removal of the document", { target: "$", remove: true }, /cannot remove the whole document/],
    ["an action without a target", { update: {} }, /must be an object|overlay/],
    [
      "a component that is still referred to",
      { target: "$.components.schemas.Id", remove: true },
      /^openapi\.json:\d+:\d+ {2}After the overlays are applied, the reference "#\/components\/schemas\/Id" has no target/,
    ],
  ])("%s", async (_, action, expected) => {
    const { diagnostics } = await overlaid(action);
    expect(diagnostics.length).toBe(1);
    expect(diagnostics[0]).toMatch(expected);
  });

  it.each([
    ["$.components.schemas.Usr", ' Did you mean "User"?'],
    ["$.components.schemas.Usr.properties[?@.type]", ' Did you mean "User"?'],
    ["$.component.schemas.User", ' Did you mean "components"?'],
    ["$.paths['/user'].get", ' Did you mean "/users"?'],
    ["$.paths['/its']", ' Did you mean "/it\'s"?'],
    ["$.paths['/it\\'s'].gets", ' Did you mean "get"?'],
    ['$["paths"]["/users"].get.tag', ""],
    ["$.tags[0].nam", ' Did you mean "name"?'],
    ["$.tags[3].nam", ""],
    ["$.components.schemas.Payment", ""],
    ["$.paths[?@.patch]", ""],
    ["$..Usr", ""],
  ])("a name that is close to that of the target is suggested: %s", async (target, suggested) => {
    const { diagnostics } = await overlaid({ target, update: {} });
    expect(diagnostics).toEqual([expect.stringContaining(`selects nothing in the document.${suggested}  (`)]);
  });

  it.each([
    ["a file that is not there", undefined, "The file does not exist."],
    [
      "a document that is no overlay",
      JSON.stringify(DOCUMENT),
      "This is not an OpenAPI Overlay document of version 1.",
    ],
    ["an empty file", "", "The file is empty."],
  ])("%s", async (_, text, expected) => {
    const reader = memoryReader({
      "openapi.json": JSON.stringify(DOCUMENT),
      ...(text === undefined ? {} : { "overlay.json": text }),
    });
    const { diagnostics } = await readDocument("file:///memory/openapi.json", {
      reader,
      overlays: ["file:///memory/overlay.json"],
    });
    expect(
      diagnostics.map(({ message, severity, location }) => ({ message, severity, file: location.file })),
    ).toEqual([{ message: expected, severity: "error", file: "overlay.json" }]);
  });
});
