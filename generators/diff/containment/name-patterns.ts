import { compilePattern } from "../../core/model/accepts/pattern.ts";

/** True when a property's name fits a pattern of `patternProperties`. */
export function matches(pattern: string, name: string): boolean {
  return compilePattern(pattern)?.test(name) ?? false;
}
