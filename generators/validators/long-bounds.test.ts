import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { modelOfFiles } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

const { seed, numRuns } = search(300);

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

const KEYWORDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

const arbitraryCase = fc
  .record({
    keyword: fc.constantFrom(...KEYWORDS),
    size: fc.bigInt({ min: 2n ** 52n, max: 2n ** 70n }),
    isNegative: fc.boolean(),
    by: fc.bigInt({ min: -3n, max: 3n }),
  })
  .map(({ keyword, size, isNegative, by }) => {
    const bound = isNegative ? -size : size;
    return { keyword, bound, value: bound + by };
  });

function isAllowed({ keyword, bound, value }: { keyword: string; bound: bigint; value: bigint }): boolean {
  switch (keyword) {
    case "minimum":
      return value >= bound;
    case "maximum":
      return value <= bound;
    case "exclusiveMinimum":
      return value > bound;
    default:
      return value < bound;
  }
}

test(`no bound makes a validator refuse a number that the document allows (SEED=${seed})`, async () => {
  const cases = fc.sample(arbitraryCase, { seed, numRuns });
  const schemas = cases.map(
    ({ keyword, bound }, index) => `"S${index}":{"type":"integer","${keyword}":${bound}}`,
  );
  const model = await modelOfFiles({
    "openapi.json": `{"openapi":"3.1.1","info":{"title":"Test","version":"1"},"paths":{},"components":{"schemas":{${schemas.join()}}}}`,
  });
  const { files } = await generate(model);
  const folder = new GeneratedFolder(files);
  folders.push(folder);
  const validators = await folder.schemas("request");
  const allowed = cases.flatMap((one, index) => (isAllowed(one) ? [{ ...one, name: `S${index}` }] : []));
  expect(allowed.length).toBeGreaterThan(numRuns / 3);
  for (const { name, keyword, bound, value } of allowed) {
    const parsed: unknown = JSON.parse(String(value));
    const text = `${value} with ${keyword}: ${bound}`;
    expect(accepts(model.schemaAt(`/components/schemas/${name}`), parsed), text).toBe(true);
    expect(validators[name]?.safeParse(parsed).success, text).toBe(true);
  }
});
