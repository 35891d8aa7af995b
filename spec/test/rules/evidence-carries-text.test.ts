import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

test("Evidence without a sentence is reported, on whatever it stands.", async () => {
  const problems = await lint({
    "openapi.yaml": cleanDocument({
      operation: { "x-inferred": true },
      schemas: {
        Empty: { "x-unspecified": "" },
        Nothing: { "x-unspecified": null },
        Word: { "x-inferred": "guessed." },
        Unfinished: { "x-inferred": "The type is not shown" },
      },
    }),
  });
  expect(placesOf("house/evidence-carries-text", problems)).toEqual([
    "openapi.yaml#/paths/~1quotes/get/x-inferred",
    "openapi.yaml#/components/schemas/Empty/x-unspecified",
    "openapi.yaml#/components/schemas/Nothing/x-unspecified",
    "openapi.yaml#/components/schemas/Word/x-inferred",
    "openapi.yaml#/components/schemas/Unfinished/x-inferred",
  ]);
});

test("Evidence that is a sentence passes.", async () => {
  const schemas = { Open: { "x-unspecified": "The type is not shown." } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
