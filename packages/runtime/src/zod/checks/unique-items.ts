import { canonical } from "../json/canonical.ts";
import { type Check, check, report } from "./check.ts";

/** JSON Schema's `uniqueItems`, by deep equality. */
export function uniqueItems(): Check<readonly unknown[]> {
  return check({ uniqueItems: true }, (payload) => {
    const seen = new Set<string>();
    for (const [index, item] of payload.value.entries()) {
      const key = canonical(item);
      if (seen.has(key))
        report(
          payload,
          "Invalid input: expected an item that does not repeat an earlier one",
          { keyword: "uniqueItems", expected: true },
          [index],
        );
      seen.add(key);
    }
  });
}
