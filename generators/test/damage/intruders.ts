import type { Chance } from "./chance.ts";

/** Names with a meaning in JavaScript, pointers or files, and unusual ones. */
export const NAMES: readonly string[] = [
  ..."__proto__ constructor toString hasOwnProperty prototype valueOf length then default class type name".split(
    " ",
  ),
  ..."$ref $id x-y 0 -1 1e3 null true undefined NaN index schemas Array Object Promise z".split(" "),
  ...["", " ", "/", "~", "~2", "%", "%zz", "#", ".", "..", "../x", "a b", "a/b", "a\\b", "*/", "`$`"],
  ...[
    '"',
    "'",
    "\n",
    "\u0000",
    "\u2028",
    "\ud800",
    "é",
    "😀",
    "名",
    "{}",
    "{a}",
    "/{a}/{a}",
    "get",
    "a".repeat(300),
  ],
];

/** Values that do not belong where they are put. */
export const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, 1e308, -1e308, 2 ** 53, 5e-324],
  ...[
    "",
    " ",
    "x",
    "(",
    "^(a+)+$",
    "[",
    "\\",
    "\\p{X}",
    "\u0000",
    "\ud800",
    "*/",
    "__proto__",
    "toString",
    "#",
    "null",
  ],
  ...[
    [],
    [[]],
    [null],
    [{}],
    [1, "a", null],
    ["a", "a"],
    {},
    { "": {} },
    { a: null },
    { toString: false },
    [{ toString: 1, valueOf: 1 }],
  ],
  ...["string", "object", "array", "integer", ["string", "null"], ["x"], "date-time", "json"],
  JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "object"}}'),
  { type: "object", properties: JSON.parse('{"__proto__": {"type": "string"}}'), required: ["__proto__"] },
  { type: "string", enum: ["__proto__", "constructor", "toString"] },
  {
    oneOf: [{ type: "object" }],
    discriminator: { propertyName: "__proto__", mapping: { toString: "constructor" } },
  },
];

/** References without a valid target. */
export const REFERENCES: readonly unknown[] = [
  ...["", "#", "#/", "#//", "#/paths", "#/components", "#/components/schemas", "#/info/title", "#/openapi"],
  ...["#/__proto__", "#/constructor", "#/components/schemas/__proto__", "#/components/schemas/toString"],
  ...[
    "#/%",
    "#/~2",
    "#x",
    "#__proto__",
    "?",
    "openapi.json",
    "./gone.json",
    "http://[",
    "file:///",
    "data:,x",
  ],
  ...[
    "urn:x:y",
    "about:blank",
    "//host/x",
    null,
    5,
    [],
    {},
    "#/paths/~1pets/get",
    "#/components/schemas/Pet/enum/0",
  ],
];

/** Keywords of OpenAPI and of JSON Schema. */
export const KEYWORDS: readonly string[] = (
  "$ref $id $anchor $dynamicAnchor $dynamicRef $recursiveAnchor $recursiveRef $schema $defs $comment $vocabulary type enum const " +
  "default examples example allOf anyOf oneOf not if then else properties patternProperties additionalProperties " +
  "propertyNames required dependentRequired dependentSchemas dependencies minProperties maxProperties items prefixItems " +
  "additionalItems contains minContains maxContains minItems maxItems uniqueItems unevaluatedItems " +
  "unevaluatedProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern " +
  "format contentEncoding contentMediaType contentSchema discriminator xml deprecated readOnly writeOnly nullable " +
  "title description summary externalDocs openapi info servers paths webhooks components security tags jsonSchemaDialect " +
  "operationId parameters requestBody responses callbacks get put post delete options head patch trace content schema " +
  "headers links style explode allowReserved allowEmptyValue name in encoding mediaType url variables mapping propertyName " +
  "scheme bearerFormat flows openIdConnectUrl scopes operationRef server value externalValue expression " +
  "x-idempotency x-codegen-error-catalog x-codegen-sensitive x-enumDescriptions x-codegen-unspecified x-codegen-inferred x-list x-operation-group"
).split(" ");

/** Nests a value in many levels of lists, objects or schemas. */
export function nestedValue(value: unknown, chance: Chance): unknown {
  const wrap = chance.pick<(inner: unknown) => unknown>([
    (inner) => [inner],
    (inner) => ({ a: inner }),
    (inner) => ({ allOf: [inner] }),
    (inner) => ({ not: inner }),
    (inner) => ({ type: "array", items: inner }),
    (inner) => ({ type: "object", properties: { a: inner } }),
    (inner) => ({ oneOf: [inner, { type: "null" }] }),
  ]);
  let nested = value;
  for (let level = chance.pick([2, 20, 90, 240, 480]); level > 0; level--) nested = wrap(nested);
  return nested;
}
