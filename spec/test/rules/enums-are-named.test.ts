import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const status = { type: "string", enum: ["verifying", "approved"] };

test("An enum inside a schema or a parameter is reported where it stands.", async () => {
  const parameters = [{ name: "status", in: "query", schema: status }];
  const schemas = { Account: { type: "object", properties: { status } } };
  const problems = await lint({ "openapi.yaml": cleanDocument({ operation: { parameters }, schemas }) });
  expect(placesOf("house/enums-are-named", problems)).toEqual([
    "openapi.yaml#/paths/~1quotes/get/parameters/0/schema/enum",
    "openapi.yaml#/components/schemas/Account/properties/status/enum",
  ]);
});

test("An enum that is a component, in the entry or in a separate file, passes.", async () => {
  const properties = {
    status: { $ref: "#/components/schemas/Status" },
    kind: { $ref: "./schemas/Kind.yaml" },
  };
  const problems = await lint({
    "openapi.yaml": cleanDocument({ schemas: { Account: { type: "object", properties }, Status: status } }),
    "schemas/Kind.yaml": status,
  });
  expect(problems).toEqual([]);
});
