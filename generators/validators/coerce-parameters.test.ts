import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelOf } from "../core/model/test/model-of.ts";
import { CompiledCases } from "./test/compiled-cases.ts";
import { generate, type Validator } from "./test/generated-schema.ts";

interface Parameter {
  readonly in?: "query" | "path" | "header" | "cookie";
  readonly schema?: unknown;
  readonly [keyword: string]: unknown;
}

const integer = { type: "integer" };
const listOf = (items: unknown) => ({ type: "array", items });
const REJECTED = Symbol("rejected");

/** A parameter with texts, or what a server makes of them, and the value of each. */
const PARAMETERS: readonly (readonly [
  about: string,
  Parameter,
  readonly (readonly [text: unknown, value: unknown])[],
])[] = [
  [
    "an integer",
    { schema: integer },
    [
      ["5", 5],
      ["-12", -12],
      ["1e3", 1000],
      ["2.0", 2],
      [5, 5],
      ...[
        "",
        " ",
        "0x10",
        "05",
        "+5",
        "5 ",
        "2.5",
        "Infinity",
        "NaN",
        "1_000",
        "true",
        "9007199254740993",
      ].map(rejected),
      ...[["5"], null, true].map(rejected),
    ],
  ],
  [
    "a number",
    { schema: { type: "number", maximum: 9 } },
    [["0.5", 0.5], ["-0", -0], ["1E-2", 0.01], ...["10", ".5", "5.", "1e999"].map(rejected)],
  ],
  [
    "a boolean",
    { schema: { type: "boolean" } },
    [["true", true], ["false", false], ...["1", "0", "TRUE", "yes", ""].map(rejected)],
  ],
  ["a string", { schema: { type: "string" } }, [["5", "5"], ["", ""], rejected(5)]],
  [
    "a string or a number",
    { schema: { type: ["string", "number"] } },
    [
      ["5", "5"],
      [5, 5],
    ],
  ],
  ["numbers beside words", { schema: { enum: [1, 2, "auto"] } }, [["1", 1], ["auto", "auto"], rejected("3")]],
  [
    "a nullable integer",
    { schema: { type: ["integer", "null"] } },
    [["5", 5], ...["null", ""].map(rejected)],
  ],
  ["a reference", { schema: { $ref: "#/components/schemas/Size" } }, [["5", 5], rejected("0")]],
  [
    "parts",
    { schema: { allOf: [{ $ref: "#/components/schemas/Size" }, { maximum: 7 }] } },
    [["7", 7], rejected("8")],
  ],
  [
    "JSON",
    { content: { "application/json": { schema: listOf(integer) } } },
    [["[1, 2]", [1, 2]], [[1], [1]], ...["1,2", "[1"].map(rejected)],
  ],
  [
    "anything",
    { schema: {} },
    [
      ["5", "5"],
      [5, 5],
    ],
  ],
  [
    "a list",
    { schema: listOf(integer) },
    [
      ["5", [5]],
      [
        ["5", "6"],
        [5, 6],
      ],
      [[5], [5]],
      ...["5,6", "", ["5", "x"]].map(rejected),
    ],
  ],
  [
    "a list of strings",
    { schema: listOf({ type: "string" }) },
    [
      ["a,b", ["a,b"]],
      [
        ["a", "b"],
        ["a", "b"],
      ],
    ],
  ],
  [
    "a list with commas",
    { explode: false, schema: listOf(integer) },
    [["5,6", [5, 6]], ["5", [5]], rejected("5,,6")],
  ],
  [
    "a list with spaces",
    { style: "spaceDelimited", explode: false, schema: listOf(integer) },
    [["5 6", [5, 6]]],
  ],
  [
    "a list with pipes",
    { style: "pipeDelimited", explode: false, schema: listOf(integer) },
    [["5|6", [5, 6]]],
  ],
  ["a list in a path", { in: "path", schema: listOf(integer) }, [["5,6", [5, 6]]]],
  [
    "a list in a header",
    { in: "header", schema: listOf({ type: "boolean" }) },
    [["true, false", [true, false]]],
  ],
  ["a cookie", { in: "cookie", schema: integer }, [["5", 5]]],
  [
    "an object",
    {
      style: "deepObject",
      schema: {
        type: "object",
        required: ["min"],
        properties: { min: integer, name: { type: "string" }, in: listOf(integer) },
      },
    },
    [
      [
        { min: "5", name: "5", in: ["6"], other: "7" },
        { min: 5, name: "5", in: [6], other: "7" },
      ],
      ...[{ min: "x" }, {}, "5"].map(rejected),
    ],
  ],
  [
    "a list in a style that is not read",
    { in: "path", style: "matrix", schema: listOf(integer) },
    [[[5], [5]], rejected("5")],
  ],
];

function rejected(text: unknown): readonly [unknown, unknown] {
  return [text, REJECTED];
}

const cases = new CompiledCases();
cases.add("servers", async () => {
  const paths = PARAMETERS.map(([, parameter], index) => {
    const { in: location = "query", ...others } = parameter;
    const path = location === "path" ? `/p${index}/{value}` : `/p${index}`;
    const given = { name: "value", in: location, required: true, ...others };
    return [path, { get: { operationId: `p${index}`, parameters: [given], responses: {} } }];
  });
  const components = { schemas: { Size: { type: "integer", minimum: 1 } } };
  const model = await modelOf({ paths: Object.fromEntries(paths), components });
  const generated = await generate(model, { coerceParameters: true, parsers: true });
  expect(generated.diagnostics.map(({ code }) => code)).toEqual(["parameter-not-coerced"]);
  const types = `import type * as z from "zod";
import type { operations } from "./operations/index.ts";
export const one: z.input<typeof operations.p0.request.query>[] = [{ value: "5" }, { value: 5 }];
export const two: z.output<typeof operations.p0.request.query> = { value: 5 };
export const list: z.input<typeof operations.p11.request.query>[] = [{ value: "5" }, { value: ["5", 6] }];
export const deep: z.input<typeof operations.p19.request.query> = { value: { min: "5", in: ["6"] } };
// @ts-expect-error the output has numbers
export const wrong: z.output<typeof operations.p0.request.query> = { value: "5" };
// @ts-expect-error a string takes strings alone
export const text: z.input<typeof operations.p3.request.query> = { value: 5 };
`;
  return [...generated.files, { path: "types.ts", text: types }];
});
beforeAll(() => cases.compile());
afterAll(() => cases.remove());

type Validators = Readonly<Record<string, { readonly request: Readonly<Record<string, Validator>> }>>;
type Parsers = Readonly<
  Record<string, { readonly request: Readonly<Record<string, (value: unknown) => unknown>> }>
>;

test("the types of inputs name the texts", () => {
  expect(cases.complaintsAbout("servers")).toEqual([]);
});

describe.each(PARAMETERS.map((row, index) => ({ about: row[0], parameter: row[1], texts: row[2], index })))(
  "$about",
  ({ parameter, texts, index }) => {
    test.each(texts.map(([text, value]) => ({ text, value })))("$text", async ({ text, value }) => {
      const { operations } = (await cases.import("servers", "operations/index.ts")) as Record<
        string,
        Validators
      >;
      const { operations: parsers } = (await cases.import("servers", "parsers/operations.ts")) as Record<
        string,
        Parsers
      >;
      const [id, location] = [`p${index}`, parameter.in ?? "query"];
      const parse = () => parsers?.[id]?.request[location]?.({ value: text });
      const result = operations?.[id]?.request[location]?.safeParse({ value: text });
      expect(result?.data).toEqual(value === REJECTED ? undefined : { value });
      if (value === REJECTED) expect(parse).toThrow();
      else expect(parse()).toEqual({ value });
    });
  },
);
