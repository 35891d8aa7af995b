import type {
  ArrayCheck,
  ConditionCheck,
  ObjectCheck,
  UnevaluatedCheck,
} from "../../../core/checks/check-node.ts";
import { ABSENT } from "../../../core/checks/check-node.ts";
import { quote } from "../../../core/emit/text.ts";
import { isFull } from "../../../core/types/array-type.ts";
import { type AnyCheck, type Part, partOf } from "../part.ts";
import { isUnstated } from "../part-facts.ts";
import { call, functionFor } from "./call.ts";
import { not, print } from "./expression.ts";
import { behindReference, depthArgument, type Location } from "./location.ts";
import { readProperty } from "./own-properties.ts";
import type { Keyword } from "./reject-keyword.ts";
import { block, onlyIf, rejectUnless } from "./statements.ts";
import { patternConstant, typeGuard } from "./test-scalar.ts";

/** Emits a condition that also collects in `found` what the part evaluates. */
export function evaluation(check: AnyCheck, found: string, location: Location): string {
  const part = partOf(check);
  const { printing, value } = location;
  const collect = (name: string, at: Location) =>
    `${name}(${[value, found, ...depthArgument(at)].join(", ")})`;
  switch (part.kind) {
    case "reference":
      return collect(printing.evaluatorOf(part), behindReference(location, part));
    case "anything":
    case "nothing":
    case "present":
    case "absent":
    case "null":
    case "boolean":
    case "number":
    case "string":
    case "literals":
    case "equal":
    case "not":
      return print(call(part, location));
    default:
      return collect(printing.evaluatingPart(part, location), location);
  }
}

/** Emits the body of a function that tests its value, and collects in `found` what a part evaluates. */
export function evaluate(check: AnyCheck, location: Location): string[] {
  const part = partOf(check);
  switch (part.kind) {
    case "together":
      return [
        `return ${part.parts.map((one) => evaluation(one, "found", location)).join(" && ") || "true"};`,
      ];
    case "anyOf":
      return evaluateOptions(part.options, "> 0", location);
    case "discriminator": {
      // Other options may accept values that are meant for none of them.
      const rejected = part.isOpen ? rejectUnless(call(part, location)) : [];
      const options = part.options.map(({ check }) => check);
      return [...rejected, ...evaluateOptions(options, "> 0", location)];
    }
    case "oneOf":
      return evaluateOptions(part.options, "=== 1", location);
    case "condition":
      return evaluateCondition(part, location);
    case "on-type": {
      if (part.type === "numeric") return [`return ${print(location.printing.test(part, location))};`];
      const isOther = print(not(typeGuard(part.type, location)));
      return [`return ${isOther} || ${evaluation(part.check, "found", location)};`];
    }
    case "object":
      return evaluateObject(part, location);
    case "array":
      return evaluateArray(part, location);
    case "keyword":
      return evaluateKeyword(part, location);
    case "unevaluated":
      return evaluateUnevaluated(part, location);
    default:
      return [`return ${evaluation(part, "found", location)};`];
  }
}

/** Evaluates every option: its result counts only if it accepts the value. */
function evaluateOptions(options: readonly AnyCheck[], enough: string, location: Location): string[] {
  const { printing } = location;
  const nothing = printing.file.runtime("nothingEvaluated");
  const add = printing.file.runtime("addEvaluated");
  const lines = options.flatMap((option) => {
    const own = printing.variable("own");
    const accepted = block([`${add}(found, ${own});`, "count += 1;"]);
    return [`const ${own} = ${nothing}();`, `if (${evaluation(option, own, location)}) ${accepted}`];
  });
  return ["let count = 0;", ...lines, `return count ${enough};`];
}

function evaluateCondition(check: ConditionCheck, location: Location): string[] {
  const { file } = location.printing;
  const branch = (key: "then" | "else") => evaluation(check[key] ?? ABSENT, "found", location); // missing means `true`
  return [
    `const own = ${file.runtime("nothingEvaluated")}();`,
    `if (!${evaluation(check.if, "own", location)}) return ${branch("else")};`,
    `${file.runtime("addEvaluated")}(found, own);`,
    `return ${branch("then")};`,
  ];
}

function evaluateObject(check: ObjectCheck, location: Location): string[] {
  const { members, additionalProperties, isEvaluated } = check;
  const names = members.filter((member) => !isUnstated(member.check)).map(({ name }) => name);
  const leavesOthers = additionalProperties ? isUnstated(additionalProperties) : isEvaluated;
  return [
    ...rejectUnless(call(check, location)),
    ...(leavesOthers ? [] : ["found.isAll = true;"]),
    ...(names.length > 0
      ? [`for (const name of [${names.map(quote).join(", ")}]) found.names.add(name);`]
      : []),
    "return true;",
  ];
}

function evaluateArray(check: ArrayCheck, location: Location): string[] {
  const { prefixItems = [], items, contains } = check;
  const { length } = prefixItems;
  const look = (item: AnyCheck) =>
    `${location.printing.file.runtime("lookAtItems")}(found, value, ${functionFor(item, location)});`;
  return [
    ...rejectUnless(call(check, location)),
    ...(length > 0 ? [`found.items = Math.max(found.items, ${length});`] : []),
    ...(isUnstated(items) || (length > 0 && isFull(check)) ? [] : ["found.isAll = true;"]),
    ...(contains ? [`if (Array.isArray(value)) ${look(contains.item)}`] : []),
    "return true;",
  ];
}

/** The keyword itself evaluates all properties or items. */
function evaluateUnevaluated(check: UnevaluatedCheck, location: Location): string[] {
  const types = [
    ...(check.properties ? [`${location.printing.file.runtime("isObject")}(value)`] : []),
    ...(check.items ? ["Array.isArray(value)"] : []),
  ];
  const whole = ["found.isAll = true;", `return ${print(call(check, location))};`];
  return [...onlyIf(types.join(" || "), whole), `return ${evaluation(check.base, "found", location)};`];
}

/** Emits the body of a function that also collects what a keyword of objects evaluates. */
function evaluateKeyword(part: Extract<Part, { readonly kind: "keyword" }>, location: Location): string[] {
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
    `return ${readProperty(own, name, location)} === undefined || ${evaluation(check, "found", location)};`,
  ];
}
