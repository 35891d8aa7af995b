import type { ObjectCheck, PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { evaluation } from "./evaluation.ts";
import { readProperty } from "./own-properties.ts";
import type { Place } from "./place.ts";
import { rejectUnless } from "./statements.ts";
import { patternConstant } from "./test-scalar.ts";

type Check<Kind> = Extract<ObjectCheck, { readonly kind: Kind }>;

/** The body of a function that also collects what a keyword of objects evaluates. */
export function evaluateObjectCheck(
  node: Extract<PredicateNode, { kind: "object-check" }>,
  place: Place,
): string[] {
  const accepted = rejectUnless(call(node, place));
  switch (node.check.kind) {
    case "patternProperties":
      return [...accepted, evaluateMatching(node.check, place), "return true;"];
    case "additionalProperties":
      return [...accepted, "found.isAll = true;", "return true;"];
    case "dependentSchemas":
      return evaluateDependent(node.check, place);
    default:
      return [...accepted, "return true;"];
  }
}

function evaluateMatching({ entries }: Check<"patternProperties">, place: Place): string {
  const { file } = place.printing;
  const patterns = entries.map(({ pattern }) => patternConstant(pattern, place)).join(", ");
  const look = `${file.runtime("lookAtNames")}(found, value, [${patterns}]);`;
  return `if (${file.runtime("isObject")}(value)) ${look}`;
}

function evaluateDependent({ key, node }: Check<"dependentSchemas">, place: Place): string[] {
  const { printing } = place;
  const own = printing.variable("own");
  return [
    `if (!${printing.file.runtime("isObject")}(value)) return true;`,
    `const ${own} = ${printing.file.runtime("membersOf")}(value);`,
    `return ${readProperty(own, key, place)} === undefined || ${evaluation(node, "found", place)};`,
  ];
}
