import { expect, test } from "vitest";
import { measureSize } from "./measure-size.ts";

const file = (path: string, text: string) => ({ path, text });

test("product code is what people write and no test", () => {
  const sizes = measureSize(
    [
      file("generators/validators/build/emit.ts", "1\n2\n3\n"),
      file("generators/validators/index.ts", "1\n"),
      file("generators/validators/emit.test.ts", "1\n2\n"),
      file("generators/validators/test/fixture.ts", "1\n"),
      file("packages/zod/src/generated/schemas.ts", "1\n2\n3\n4\n"),
      file("random-search.ts", "1\n"),
    ],
    [],
  );

  expect(sizes).toEqual([
    { area: ".", product: 1, tests: 0, words: 0, generatedWords: 0 },
    { area: "generators/validators", product: 4, tests: 3, words: 0, generatedWords: 0 },
    { area: "packages/zod", product: 0, tests: 0, words: 0, generatedWords: 0 },
  ]);
});

test("files that a command writes have their words in another column", () => {
  const sizes = measureSize(
    [file("docs/ci.md", "# Checks\n\nof *every* change\n"), file("docs/rules.md", "one two")],
    ["docs/rules.md"],
  );

  expect(sizes).toEqual([{ area: "docs", product: 0, tests: 0, words: 5, generatedWords: 2 }]);
});
