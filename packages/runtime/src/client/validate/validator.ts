import type { ValidationIssue } from "../contracts/call-validators.ts";
import type { Validator } from "./validator-table.ts";

/** Runs a validator; no issues mean that the value is as described. */
export async function issuesOf(
  validator: Validator,
  { value, at }: { readonly value: unknown; readonly at: string },
): Promise<ValidationIssue[]> {
  const { issues = [] } = await validator["~standard"].validate(value);
  return issues.map(({ message, path = [] }) => ({
    path: [...(at === "" ? [] : [at]), ...path.map(keyText)].join("."),
    message,
  }));
}

function keyText(segment: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof segment === "object" ? segment.key : segment);
}
