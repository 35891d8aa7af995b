import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

test("Evidence without a sentence is reported, on whatever it stands.", async () => {
  const problems = await lint({
    "openapi.yaml": cleanDocument({
      operation: { "x-codegen-inferred": true },
      schemas: {
        Empty: { "x-codegen-unspecified": "" },
        Nothing: { "x-codegen-unspecified": null },
        Word: { "x-codegen-inferred": "guessed." },
        Unfinished: { "x-codegen-inferred": "The type is not shown" },
      },
    }),
  });
  expect(placesOf("house/evidence-carries-text", problems)).toEqual([
    "openapi.yaml#/paths/~1quotes/get/x-codegen-inferred",
    "openapi.yaml#/components/schemas/Empty/x-codegen-unspecified",
    "openapi.yaml#/components/schemas/Nothing/x-codegen-unspecified",
    "openapi.yaml#/components/schemas/Word/x-codegen-inferred",
    "openapi.yaml#/components/schemas/Unfinished/x-codegen-inferred",
  ]);
});

test("Evidence that is a sentence passes.", async () => {
  const schemas = { Open: { "x-codegen-unspecified": "The type is not shown." } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
