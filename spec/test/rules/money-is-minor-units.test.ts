import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const minorUnits = { $ref: "#/components/schemas/MinorUnits" };

test("Money that describes its own number, and minor units that are no integer, are reported.", async () => {
  const properties = { request_amount: { type: "number" }, partner_fee: { type: "integer" } };
  const schemas = { Quote: { type: "object", properties }, MinorUnits: { type: "number" } };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas }) });
  expect(placesOf("house/money-is-minor-units", problems)).toEqual([
    "openapi.yaml#/components/schemas/Quote/properties/request_amount",
    "openapi.yaml#/components/schemas/Quote/properties/partner_fee",
    "openapi.yaml#/components/schemas/MinorUnits",
  ]);
});

test("Money that references MinorUnits passes, also with siblings and as nullable.", async () => {
  const properties = {
    request_amount: { ...minorUnits, default: 0 },
    partner_fee: { anyOf: [minorUnits, { type: "null" }] },
    amount: { type: "string" },
  };
  const schemas = { Quote: { type: "object", properties }, MinorUnits: { type: "integer" } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});

const numbers: Readonly<Record<string, object>> = {
  number: { type: "number" },
  integer: { type: "integer", minimum: 0 },
  nullable: { type: ["number", "null"] },
  closed: { const: 5 },
  reference: { $ref: "#/components/schemas/Rate" },
};

const others: Readonly<Record<string, object>> = {
  units: minorUnits,
  limited: { allOf: [minorUnits, { type: "integer", maximum: 100 }] },
  text: { type: "string" },
  unstated: { "x-codegen-unspecified": "the type" },
};

const wrappers: Readonly<Record<string, (schema: object) => object>> = {
  plain: (schema) => schema,
  all: (schema) => ({ allOf: [schema, { description: "Money" }] }),
  any: (schema) => ({ anyOf: [schema, { type: "null" }] }),
  one: (schema) => ({ oneOf: [{ type: "string" }, schema] }),
  list: (schema) => ({ type: "array", items: schema }),
  tuple: (schema) => ({ type: "array", prefixItems: [schema] }),
  condition: (schema) => ({ if: { type: "string" }, else: schema }),
};

/** A property for each schema in each wrapper in each wrapper, all named as money is. */
function wrapped(schemas: Readonly<Record<string, object>>): Record<string, object> {
  const wrap = (entries: readonly (readonly [string, object])[]) =>
    entries.flatMap(([name, schema]) =>
      Object.entries(wrappers).map(([wrapper, around]) => [`${name}_${wrapper}`, around(schema)] as const),
    );
  return Object.fromEntries(
    wrap(wrap(Object.entries(schemas))).map(([name, schema]) => [`${name}_fee`, schema]),
  );
}

test("Numbers that are called fees are reported, however they are wrapped; nothing else is.", async () => {
  const reported = wrapped(numbers);
  const properties = {
    ...reported,
    ...wrapped(others),
    token_amount: { type: "number" },
    fee_note: { type: "number" },
  };
  const schemas = {
    Quote: { type: "object", properties },
    MinorUnits: { type: "integer" },
    Rate: { type: "number" },
  };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas }) });
  expect([...placesOf("house/money-is-minor-units", problems)].sort()).toEqual(
    Object.keys(reported)
      .map((name) => `openapi.yaml#/components/schemas/Quote/properties/${name}`)
      .sort(),
  );
});

test("So are numbers in parameters and in objects that have no name.", async () => {
  const parameters = [
    { name: "min_amount", in: "query", description: "From.", schema: { type: ["integer", "null"] } },
    { name: "max_amount", in: "query", description: "To.", schema: minorUnits },
    { name: "limit", in: "query", description: "Page.", schema: { type: "integer" } },
  ];
  const tip = { type: "object", properties: { tip_amount: { type: "number" } } };
  const schemas = { Quote: { type: "object", properties: { tip } }, MinorUnits: { type: "integer" } };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas, operation: { parameters } }) });
  expect(placesOf("house/money-is-minor-units", problems).map((place) => place.split("#")[1])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/parameters\/0\/schema$/),
      "/components/schemas/Quote/properties/tip/properties/tip_amount",
    ]),
  );
  expect(placesOf("house/money-is-minor-units", problems)).toHaveLength(2);
});
