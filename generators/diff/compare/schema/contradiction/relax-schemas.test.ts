import { expect, test } from "vitest";
import { modelOfSchemas } from "../../../../core/model/test/model-of.ts";
import { createRelaxation, type Dropped } from "./relax-schemas.ts";

test("operations that meet the same contradictions see the same schemas without them", async () => {
  const model = await modelOfSchemas({
    Tree: {
      properties: {
        id: { type: "string", minLength: 3, maxLength: 2 },
        next: { $ref: "#/components/schemas/Tree" },
      },
    },
    Leaf: { type: "string" },
  });
  const tree = model.schemaAt("/components/schemas/Tree");
  const id = tree.object?.properties?.get("id");
  if (!id) throw new Error("The model has no property.");
  const dropped = (...keywords: ("string" | "types")[]): Dropped => new Map([[id, new Set(keywords)]]);
  const relaxation = createRelaxation();
  const relaxed = relaxation(dropped("string"))(tree);
  expect(relaxed.object?.properties?.get("id")).not.toHaveProperty("string");
  expect(relaxed.object?.properties?.get("next")?.reference?.target).toBe(relaxed);
  expect(relaxation(dropped("string"))(tree)).toBe(relaxed);
  expect(relaxation(dropped("types"))(tree)).not.toBe(relaxed);
  const leaf = model.schemaAt("/components/schemas/Leaf");
  expect(relaxation(dropped("string"))(leaf)).toBe(leaf);
});
