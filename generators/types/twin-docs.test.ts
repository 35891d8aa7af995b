import { describe, expect, test } from "vitest";
import { findReadings } from "../core/model/reading/reading.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { docsOfTwin } from "./twin-docs.ts";

/** Returns the sentence for the twin of `Thing` with these required properties. */
async function sentence(properties: Record<string, unknown>, reading: "request" | "response" = "response") {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } };
  const post = { requestBody: { content }, responses: { "200": { description: "Done.", content } } };
  const Thing = { type: "object", required: Object.keys(properties), properties };
  const model = await modelOf({ paths: { "/things": { post } }, components: { schemas: { Thing } } });
  const [of] = model.schemas;
  if (!of) throw new Error("There is no component.");
  return docsOfTwin({ of, schema: of.schema, reading }, findReadings(model));
}

const grown = { enum: ["a", "b"] };
const readOnly = { type: "string", readOnly: true };
const writeOnly = { type: "string", writeOnly: true };

describe("the sentence of a twin says why there is one", () => {
  test("sets that may have grown", async () => {
    expect(await sentence({ grown })).toBe("`Thing` as the service returns it: enums may have new values.");
  });

  test("what one side alone writes", async () => {
    expect(await sentence({ readOnly })).toBe(
      "`Thing` as the service returns it: required read-only properties are present.",
    );
    expect(await sentence({ writeOnly })).toBe(
      "`Thing` as the service returns it: write-only properties may be missing.",
    );
  });

  test("all of it", async () => {
    expect(await sentence({ grown: { items: grown }, readOnly, writeOnly })).toBe(
      "`Thing` as the service returns it: enums may have new values, required read-only properties are present, " +
        "and write-only properties may be missing.",
    );
  });

  test("the other way round for a twin of what the service sends", async () => {
    expect(await sentence({ grown, readOnly, writeOnly }, "request")).toBe(
      "`Thing` as described: enums are closed, read-only properties may be missing, " +
        "and required write-only properties are present.",
    );
  });
});
