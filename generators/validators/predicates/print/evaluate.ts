import { quote } from "../../../core/emit/text.ts";
import { isClosedTuple, isUnstated } from "../predicate-facts.ts";
import type { ArrayNode, ObjectNode, PredicateNode, UnevaluatedNode } from "../predicate-node.ts";
import { call, functionFor } from "./call.ts";
import { evaluateObjectCheck } from "./evaluate-object-check.ts";
import { evaluation } from "./evaluation.ts";
import { not, print } from "./expression.ts";
import type { Location } from "./location.ts";
import { block, onlyIf, rejectUnless } from "./statements.ts";
import { typeGuard } from "./test-scalar.ts";

/** The body of a function that tests its value, and collects in `found` what a node evaluates. */
export function evaluate(node: PredicateNode, location: Location): string[] {
  switch (node.kind) {
    case "allOf":
      return [
        `return ${node.parts.map((part) => evaluation(part, "found", location)).join(" && ") || "true"};`,
      ];
    case "anyOf":
      return evaluateOptions(node.options, "> 0", location);
    case "discriminator": {
      // Other options may accept what is not for them.
      const rejected = node.otherwise.kind === "nothing" ? [] : rejectUnless(call(node, location));
      const options = node.cases.map((one) => one.node);
      return [...rejected, ...evaluateOptions(options, "> 0", location)];
    }
    case "oneOf":
      return evaluateOptions(node.options, "=== 1", location);
    case "condition":
      return evaluateCondition(node, location);
    case "on-type": {
      const isOther = print(not(typeGuard(node.type, location)));
      return [`return ${isOther} || ${evaluation(node.part, "found", location)};`];
    }
    case "object":
      return evaluateObject(node, location);
    case "array":
      return evaluateArray(node, location);
    case "object-check":
      return evaluateObjectCheck(node, location);
    case "unevaluated":
      return evaluateUnevaluated(node, location);
    default:
      return [`return ${evaluation(node, "found", location)};`];
  }
}

/** Every option is evaluated: what one collects counts only if it accepts the value. */
function evaluateOptions(options: readonly PredicateNode[], enough: string, location: Location): string[] {
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

function evaluateCondition(
  node: Extract<PredicateNode, { kind: "condition" }>,
  location: Location,
): string[] {
  const { file } = location.printing;
  return [
    `const own = ${file.runtime("nothingEvaluated")}();`,
    `if (!${evaluation(node.if, "own", location)}) return ${evaluation(node.else, "found", location)};`,
    `${file.runtime("addEvaluated")}(found, own);`,
    `return ${evaluation(node.then, "found", location)};`,
  ];
}

function evaluateObject(node: ObjectNode, location: Location): string[] {
  const names = node.properties.filter((property) => !isUnstated(property.node)).map(({ key }) => key);
  return [
    ...rejectUnless(call(node, location)),
    ...(isUnstated(node.additionalProperties) ? [] : ["found.isAll = true;"]),
    ...(names.length > 0
      ? [`for (const name of [${names.map(quote).join(", ")}]) found.names.add(name);`]
      : []),
    "return true;",
  ];
}

function evaluateArray(node: ArrayNode, location: Location): string[] {
  const { prefixItems, items, contains } = node;
  const { length } = prefixItems;
  const look = (item: PredicateNode) =>
    `${location.printing.file.runtime("lookAtItems")}(found, value, ${functionFor(item, location)});`;
  return [
    ...rejectUnless(call(node, location)),
    ...(length > 0 ? [`found.items = Math.max(found.items, ${length});`] : []),
    ...(isUnstated(items) || isClosedTuple(node) ? [] : ["found.isAll = true;"]),
    ...contains.map(({ item }) => `if (Array.isArray(value)) ${look(item)}`),
    "return true;",
  ];
}

/** The keyword itself evaluates all properties or items. */
function evaluateUnevaluated(node: UnevaluatedNode, location: Location): string[] {
  const types = [
    ...(node.properties ? [`${location.printing.file.runtime("isObject")}(value)`] : []),
    ...(node.items ? ["Array.isArray(value)"] : []),
  ];
  const whole = ["found.isAll = true;", `return ${print(call(node, location))};`];
  return [...onlyIf(types.join(" || "), whole), `return ${evaluation(node.base, "found", location)};`];
}
