import type { Part } from "../part.ts";
import { call } from "./call.ts";
import { evaluation } from "./evaluation.ts";
import { insideMember, type Location } from "./location.ts";
import { readProperty } from "./own-properties.ts";
import type { Keyword } from "./reject-keyword.ts";
import { rejectUnless } from "./statements.ts";
import { patternConstant } from "./test-scalar.ts";

/** Emits the body of a function that also collects what a keyword of objects evaluates. */
export function evaluateKeyword(
  part: Extract<Part, { readonly kind: "keyword" }>,
  location: Location,
): string[] {
  const accepted = rejectUnless(call(part, location));
  switch (part.keyword.kind) {
    case "patternProperties":
      return [...accepted, evaluateMatching(part.keyword, location), "return true;"];
    case "additionalProperties":
      return [...accepted, "found.isAll = true;", "return true;"];
    case "dependentSchemas":
      return evaluateDependent(part.keyword, location);
    default:
      return [...accepted, "return true;"];
  }
}

function evaluateMatching({ entries }: Keyword<"patternProperties">, location: Location): string {
  const { file } = location.printing;
  const patterns = entries.map(({ pattern }) => patternConstant(pattern, location)).join(", ");
  const look = `${file.runtime("lookAtNames")}(found, value, [${patterns}]);`;
  return `if (${file.runtime("isObject")}(value)) ${look}`;
}

function evaluateDependent({ name, check }: Keyword<"dependentSchemas">, location: Location): string[] {
  const { printing } = location;
  const own = printing.variable("own");
  return [
    `if (!${printing.file.runtime("isObject")}(value)) return true;`,
    `const ${own} = ${printing.file.runtime("membersOf")}(value);`,
    `return ${readProperty(own, name, location)} === undefined || ${evaluation(check, "found", insideMember(location))};`,
  ];
}
