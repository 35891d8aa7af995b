import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import { childNodes } from "../core/document/child-nodes.ts";
import type { NodeKind } from "../core/document/grammar.ts";
import { childPointer, parentPointer, toSegments, valueAt } from "../core/document/pointer.ts";
import { setIn } from "../core/document/set-in.ts";
import { walkNodes } from "../core/document/walk-nodes.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { contextIn } from "./combine/context-in.ts";
import { SWAGGER } from "./combine/swagger-document.ts";
import { type Chance, chanceOf } from "./damage/chance.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";

const { seed, numRuns: runs } = search(30);

async function generate(document: object) {
  const { diagnostics, results } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document, null, 1) }),
    generators: BUILT_IN,
    contextOf: () => contextIn("lost"),
    source: "openapi.json",
  });
  return {
    lines: diagnostics.map((each) => `${each.location.pointer} ${formatDiagnostic(each)}`),
    messages: new Set(diagnostics.map(({ code, message }) => `${code} ${message}`)),
    code: JSON.stringify(results.map(({ files }) => files)),
  };
}

const FAILED = {
  description: "No",
  content: { "application/json": { schema: { type: "object", properties: { message: {} } } } },
};
const OK = { 200: { description: "OK" }, 404: FAILED };
const document = (rest: object) => ({ openapi: "3.1.1", info: { title: "T", version: "1" }, ...rest });
const get = (operation: object, path = "/a") => document({ paths: { [path]: { get: operation } } });
const post = (operation: object) => document({ paths: { "/a": { post: operation } } });
const responding = (response: object) => get({ responses: { 200: { description: "OK", ...response } } });
const components = (parts: object) => document({ components: parts });
const schema = (value: object) => components({ schemas: { A: value } });
const scheme = (value: object) => components({ securitySchemes: { A: value } });
const swagger = (rest: object) => ({ swagger: "2.0", info: { title: "T", version: "1" }, ...rest });
const JSON_TYPE = "application/json";

test.each<[name: string, document: object, at: string, message: string]>([
  ["a path without a slash", get({ responses: OK }, "items"), "/paths/items", 'does not begin with "/"'],
  [
    "a schema in a response",
    responding({ schema: {} }),
    "/paths/~1a/get/responses/200/schema",
    '"schema" is not a field of a response; it is ignored.  (Move it into "content"',
  ],
  [
    "a schema in a body",
    post({ requestBody: { schema: {} }, responses: OK }),
    "/paths/~1a/post/requestBody/schema",
    '"schema" is not a field of a request body; it is ignored.  (Move it into "content"',
  ],
  [
    "keywords in a media type",
    responding({ content: { [JSON_TYPE]: { type: "object" } } }),
    "/paths/~1a/get/responses/200/content/application~1json/type",
    '"type" is not a field of a media type; it is ignored.  (Move it into "schema".)',
  ],
  [
    "keywords in a parameter",
    get({ parameters: [{ name: "q", in: "query", type: "integer" }], responses: OK }),
    "/paths/~1a/get/parameters/0/type",
    '"type" is not a field of a parameter; it is ignored.  (Move it into "schema".)',
  ],
  [
    "a field beside a reference",
    components({
      parameters: {
        A: { name: "a", in: "query", schema: {} },
        B: { $ref: "#/components/parameters/A", required: true },
      },
    }),
    "/components/parameters/B/required",
    '"required" is not a field of a reference; it is ignored.',
  ],
  [
    "a section of components beside the right one",
    components({ schemas: {}, schema: {} }),
    "/components/schema",
    '"schema" is not a field of "components"; it is ignored.',
  ],
  [
    "a section of Swagger",
    document({ paths: {}, definitions: { A: {} } }),
    "/definitions",
    '"definitions" is not a field of a document',
  ],
  [
    "the host of Swagger",
    document({ paths: {}, host: "a.example" }),
    "/host",
    '"host" is not a field of a document',
  ],
  [
    "any object in an operation",
    get({ cache: { seconds: 1 }, responses: OK }),
    "/paths/~1a/get/cache",
    '"cache" is not a field of an operation',
  ],
  ...["2000", "20x", "Default", "ok"].map((status): [string, object, string, string] => [
    `the status ${status}`,
    get({ responses: { ...OK, [status]: FAILED } }),
    `/paths/~1a/get/responses/${status}`,
    `"${status}" is not a status; the response is left out.`,
  ]),
  [
    "a media type without a slash",
    responding({ content: { json: { schema: {} } } }),
    "/paths/~1a/get/responses/200/content/json",
    '"json" is not a media type',
  ],
  ["no responses", get({}), "/paths/~1a/get", 'Operation "getA" describes no response'],
  ["no response", get({ responses: {} }), "/paths/~1a/get", 'Operation "getA" describes no response'],
  ...[{}, { required: false }].map((required): [string, object, string, string] => [
    `a path parameter with ${JSON.stringify(required)}`,
    get({ parameters: [{ name: "id", in: "path", schema: {}, ...required }], responses: OK }, "/a/{id}"),
    "/paths/~1a~1{id}/get/parameters/0",
    'The path parameter "id" must have "required: true"',
  ]),
  [
    "a placeholder twice",
    get(
      { parameters: [{ name: "id", in: "path", required: true, schema: {} }], responses: OK },
      "/{id}/{id}",
    ),
    "/paths/~1{id}~1{id}",
    "The path has the placeholder {id} more than once",
  ],
  ...(
    [
      ["minimum", "maximum", "number"],
      ["minLength", "maxLength", "string"],
      ["minItems", "maxItems", "array"],
      ["minProperties", "maxProperties", "object"],
    ] as const
  ).map(([lower, upper, type]): [string, object, string, string] => [
    `${lower} above ${upper}`,
    schema({ [lower]: 3, [upper]: 2 }),
    `/components/schemas/A/${lower}`,
    `"${lower}" is 3 and "${upper}" is 2, so no ${type} is valid.`,
  ]),
  [
    "an exclusive minimum at the maximum",
    schema({ exclusiveMinimum: 2, maximum: 2 }),
    "/components/schemas/A/exclusiveMinimum",
    '"exclusiveMinimum" is 2 and "maximum" is 2, so no number is valid.',
  ],
  [
    "a discriminator without a property",
    schema({ oneOf: [], discriminator: { mapping: {} } }),
    "/components/schemas/A/discriminator",
    'The discriminator has no "propertyName"; it is ignored.',
  ],
  [
    "an unknown scheme",
    scheme({ type: "http", scheme: "bearr" }),
    "/components/securitySchemes/A/scheme",
    'Did you mean "bearer"?',
  ],
  ["no scheme", scheme({ type: "http" }), "/components/securitySchemes/A", 'has no "scheme"'],
  [
    "an API key without a name",
    scheme({ type: "apiKey", in: "header" }),
    "/components/securitySchemes/A",
    'has no "name"',
  ],
  [
    "a security scheme without a type",
    scheme({ in: "header" }),
    "/components/securitySchemes/A",
    'has no "type"',
  ],
  [
    "a second operation of a webhook",
    document({ webhooks: { made: { put: { responses: OK }, post: { responses: OK } } } }),
    "/webhooks/made/post",
    'The webhook "made" has several operations; only put is read.',
  ],
  [
    "swagger: 3.1.0",
    { ...document({}), openapi: undefined, swagger: "3.1.0" },
    "/swagger",
    'Version 3.1.0 is written as "openapi", not as "swagger".  (Write `openapi: "3.1.0"` instead.)',
  ],
  [
    "openapi: 2.0",
    { ...document({}), openapi: "2.0" },
    "/openapi",
    'Version 2.0 is written as "swagger", not as "openapi".  (Write `swagger: "2.0"` instead.)',
  ],
  [
    "writes without a description of errors",
    document({
      paths: {
        "/a": {
          post: { responses: { 200: { description: "" } } },
          put: { responses: { 204: { description: "" } } },
        },
      },
    }),
    "",
    "No error response has a JSON body, but 2 operations write.",
  ],
  [
    "content of OpenAPI 3 in Swagger",
    swagger({
      paths: {
        "/a": { get: { responses: { 200: { description: "", content: {} }, 400: { description: "" } } } },
      },
    }),
    "/paths/~1a/get/responses/200/content",
    '"content" is not a field of a response',
  ],
  [
    "a misspelling in a parameter of Swagger",
    swagger({
      paths: {
        "/a": {
          get: {
            parameters: [{ name: "q", in: "query", type: "string", requird: true }],
            responses: { 200: { description: "" } },
          },
        },
      },
    }),
    "/paths/~1a/get/parameters/0/requird",
    'Did you mean "required"?',
  ],
  [
    "servers in Swagger",
    swagger({ paths: {}, servers: [{ url: "https://a.example" }] }),
    "/servers",
    '"servers" is not a field of a swagger',
  ],
])("%s is reported", async (_, damaged, at, message) => {
  const { lines } = await generate(damaged);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${escaped(at)}(/[a-z]+)? .*${escaped(message)}`)),
  ]);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A key of an object other than a schema, which may have keywords of its own. */
interface Key {
  readonly pointer: string;
  readonly value: unknown;
}

function keysOf(root: JsonObject): Key[] {
  const keys: Key[] = [];
  const kind: NodeKind = root.swagger === undefined ? "document" : "swagger";
  walkNodes({ pointer: "", kind, value: root }, (node) => {
    if (node.kind === "schema" || !isObject(node.value)) return;
    const names = Object.keys(node.value).map((name) => [name]);
    const members = childNodes(node.kind, node.value).map(({ path }) => path);
    for (const path of [...names, ...members.filter(({ length }) => length === 2)]) {
      const pointer = childPointer(node.pointer, ...path);
      if (isObject(valueAt(root, parentPointer(pointer))))
        keys.push({ pointer, value: valueAt(root, pointer) });
    }
  });
  return keys;
}

/** Names that a key is confused with: misspelled, of another object, of another version, or without its form. */
function wrongName(name: string, { value }: Key, chance: Chance): string {
  const elsewhere = [
    "schema",
    "content",
    "type",
    "properties",
    "items",
    "responses",
    "parameters",
    "definitions",
  ];
  const wrong = chance.pick([
    ...elsewhere,
    name.toUpperCase(),
    `${name}s`,
    name.slice(1),
    ...(typeof value === "object" ? [`my${name}`, `${name}Old`, name.replaceAll("/", "")] : []),
  ]);
  return wrong === "" || /^x-/i.test(wrong) ? "schema" : wrong;
}

/** Renames a key in a copy; removes it without a name. */
function withName(root: JsonObject, pointer: string, name?: string): JsonObject {
  const parent = parentPointer(pointer);
  const own = toSegments(pointer).at(-1);
  const entries = Object.entries(valueAt(root, parent) as JsonObject).flatMap(([key, value]) =>
    key !== own ? [[key, value]] : name === undefined ? [] : [[name, value]],
  );
  const copy: Record<string, unknown> = { ...root };
  if (parent === "") return Object.fromEntries(entries);
  setIn(copy, root, toSegments(parent), Object.fromEntries(entries));
  return copy as JsonObject; // made of JSON
}

test.each([
  ["OpenAPI 3.1", REFERENCE_KINDS],
  ["OpenAPI 2.0", SWAGGER],
])(
  `a part of %s under a wrong name is read, or reported (SEED=${seed}, ${runs} runs)`,
  { timeout: 120_000 },
  async (_, root) => {
    const chance = chanceOf(seed);
    const silent: string[] = [];
    const keys = keysOf(root);
    const { code, messages } = await generate(root);
    for (let run = 0; run < runs; run++) {
      const key = chance.pick(keys);
      const name = wrongName(toSegments(key.pointer).at(-1) ?? "", key, chance);
      if (Object.hasOwn(valueAt(root, parentPointer(key.pointer)) as JsonObject, name)) continue;
      const removed = await generate(withName(root, key.pointer));
      const renamed = await generate(withName(root, key.pointer, name));
      const isReported = [...renamed.messages].some((message) => !messages.has(message));
      if (!isReported && renamed.code === removed.code && removed.code !== code)
        silent.push(`${key.pointer} as ${name}`);
    }
    expect(silent).toEqual([]);
  },
);
