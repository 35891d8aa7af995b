import type { ObjectCheck, PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { evaluation } from "./evaluation.ts";
import type { Location } from "./location.ts";
import { readProperty } from "./own-properties.ts";
import { rejectUnless } from "./statements.ts";
import { patternConstant } from "./test-scalar.ts";

type Check<Kind> = Extract<ObjectCheck, { readonly kind: Kind }>;

/** The body of a function that also collects what a keyword of objects evaluates. */
export function evaluateObjectCheck(
  node: Extract<PredicateNode, { kind: "object-check" }>,
  location: Location,
): string[] {
  const accepted = rejectUnless(call(node, location));
  switch (node.check.kind) {
    case "patternProperties":
      return [...accepted, evaluateMatching(node.check, location), "return true;"];
    case "additionalProperties":
      return [...accepted, "found.isAll = true;", "return true;"];
    case "dependentSchemas":
      return evaluateDependent(node.check, location);
    default:
      return [...accepted, "return true;"];
  }
}

function evaluateMatching({ entries }: Check<"patternProperties">, location: Location): string {
  const { file } = location.printing;
  const patterns = entries.map(({ pattern }) => patternConstant(pattern, location)).join(", ");
  const look = `${file.runtime("lookAtNames")}(found, value, [${patterns}]);`;
  return `if (${file.runtime("isObject")}(value)) ${look}`;
}

function evaluateDependent({ key, node }: Check<"dependentSchemas">, location: Location): string[] {
  const { printing } = location;
  const own = printing.variable("own");
  return [
    `if (!${printing.file.runtime("isObject")}(value)) return true;`,
    `const ${own} = ${printing.file.runtime("membersOf")}(value);`,
    `return ${readProperty(own, key, location)} === undefined || ${evaluation(node, "found", location)};`,
  ];
}
