import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { type DamagedExample, damagedExamples, examples, keywordsOf } from "./examples.ts";
import { validationErrors } from "./validate.ts";

test.each(damagedExamples)(
  "$file is rejected for the reason in its name.",
  ({ component, value, path, damage }) => {
    // A required property is missed by the object around it.
    const place = damage === "missing" ? path.slice(0, -1) : path;
    const keywords: readonly string[] = keywordsOf[damage];
    const expected = validationErrors(component, value).filter(
      ({ instancePath, keyword, params }) =>
        instancePath === place.map((key) => `/${key}`).join("") &&
        keywords.includes(keyword) &&
        (damage !== "missing" || params.missingProperty === path.at(-1)),
    );
    expect(expected).not.toEqual([]);
  },
);

test.each(damagedExamples)("$file differs from a good example in that one place.", (damaged) => {
  expect(goodTwins(damaged).map(({ file }) => file)).not.toEqual([]);
});

function goodTwins({ component, value, path }: DamagedExample): readonly { readonly file: string }[] {
  return examples.filter((good) => {
    const [place, ...others] = good.component === component ? differences(good.value, value) : [];
    return others.length === 0 && place?.join() === path.join();
  });
}
