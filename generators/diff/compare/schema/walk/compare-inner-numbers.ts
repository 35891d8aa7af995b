import { childPointer } from "../../../../core/document/pointer.ts";
import { type Json, jsonText } from "../../../../core/json.ts";
import { isEqual } from "../../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { CompareContext } from "../../context.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Compares the digits of numbers in `const` and `enum` that are equal as doubles. */
export function compareInnerNumbers(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  const left = flatten(pair.base).parts.find(hasInner);
  const right = flatten(pair.revision).parts.find(hasInner);
  if (!left || !right || !isEqual(valuesOf(left), valuesOf(right))) return [];
  const [before, after] = [exactValuesOf(context.base, left), exactValuesOf(context.revision, right)];
  const about = { side: "revision", location: right.location, path: pair.path, certain: true } as const;
  const removed = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  if (removed.length + added.length === 0) return [];
  if (left.constant && right.constant) {
    const at = ({ location }: SchemaModel) => childPointer(location.pointer, "const");
    const was = { const: context.base.exactAt(at(left)) };
    const is = { const: context.revision.exactAt(at(right)) };
    return [{ ...about, rule: "constant-changed", subject: "", before: was, after: is }];
  }
  const members = { "enum-member-removed": removed, "enum-member-added": added } as const;
  return (["enum-member-removed", "enum-member-added"] as const)
    .filter((rule) => members[rule].length > 0)
    .map((rule) => ({ ...about, rule, subject: members[rule].sort().join(", ") }));
}

function hasInner({ innerNumbers, constant, enumeration }: SchemaModel): boolean {
  return innerNumbers !== undefined && (constant !== undefined || enumeration !== undefined);
}

function valuesOf({ constant, enumeration }: SchemaModel): readonly Json[] {
  return constant ? [constant.value] : (enumeration ?? []);
}

/** Returns values as text with all digits. */
function exactValuesOf({ exactAt }: ApiModel, { location, constant }: SchemaModel): string[] {
  const value = exactAt(childPointer(location.pointer, constant ? "const" : "enum"));
  return (constant || !Array.isArray(value) ? [value] : [...value]).map((member) => jsonText(member));
}
