import { checkValue } from "./check-values.ts";
import { isRecord, RECORD } from "./rules.ts";

/** Options whose parts are changed one by one. */
const MERGED = ["retry", "headers"];

/**
 * Options with changes: what is undefined is not changed, and `retry` and `headers` are changed part by part. The client
 * that is made of them checks them.
 */
export function mergeOptions<Options extends object>(options: Options, changes: Partial<Options>): Options {
  checkValue("The options for withOptions", changes, RECORD);
  const merged = Object.entries(changes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const given: unknown = Reflect.get(options, name);
    return [
      [name, MERGED.includes(name) && isRecord(given) && isRecord(value) ? { ...given, ...value } : value],
    ];
  });
  return { ...options, ...Object.fromEntries(merged) };
}
