import { quote } from "../../../core/emit/text.ts";
import { isClosedTuple, isUnstated } from "../predicate-facts.ts";
import type { ArrayNode, ObjectNode, PredicateNode, UnevaluatedNode } from "../predicate-node.ts";
import { call, functionFor } from "./call.ts";
import { evaluateObjectCheck } from "./evaluate-object-check.ts";
import { evaluation } from "./evaluation.ts";
import { not, print } from "./expression.ts";
import type { Place } from "./place.ts";
import { block, onlyIf, rejectUnless } from "./statements.ts";
import { typeGuard } from "./test-scalar.ts";

/** The body of a function that tests its value, and collects in `found` what a node evaluates. */
export function evaluate(node: PredicateNode, place: Place): string[] {
  switch (node.kind) {
    case "allOf":
      return [`return ${node.parts.map((part) => evaluation(part, "found", place)).join(" && ") || "true"};`];
    case "anyOf":
      return evaluateOptions(node.options, "> 0", place);
    case "discriminator": {
      // Other options may accept what is not for them.
      const rejected = node.otherwise.kind === "nothing" ? [] : rejectUnless(call(node, place));
      const options = node.cases.map((one) => one.node);
      return [...rejected, ...evaluateOptions(options, "> 0", place)];
    }
    case "oneOf":
      return evaluateOptions(node.options, "=== 1", place);
    case "condition":
      return evaluateCondition(node, place);
    case "on-type": {
      const isOther = print(not(typeGuard(node.type, place)));
      return [`return ${isOther} || ${evaluation(node.part, "found", place)};`];
    }
    case "object":
      return evaluateObject(node, place);
    case "array":
      return evaluateArray(node, place);
    case "object-check":
      return evaluateObjectCheck(node, place);
    case "unevaluated":
      return evaluateUnevaluated(node, place);
    default:
      return [`return ${evaluation(node, "found", place)};`];
  }
}

/** Every option is evaluated: what one collects counts only if it accepts the value. */
function evaluateOptions(options: readonly PredicateNode[], enough: string, place: Place): string[] {
  const { printing } = place;
  const nothing = printing.file.runtime("nothingEvaluated");
  const add = printing.file.runtime("addEvaluated");
  const lines = options.flatMap((option) => {
    const own = printing.variable("own");
    const accepted = block([`${add}(found, ${own});`, "count += 1;"]);
    return [`const ${own} = ${nothing}();`, `if (${evaluation(option, own, place)}) ${accepted}`];
  });
  return ["let count = 0;", ...lines, `return count ${enough};`];
}

function evaluateCondition(node: Extract<PredicateNode, { kind: "condition" }>, place: Place): string[] {
  const { file } = place.printing;
  return [
    `const own = ${file.runtime("nothingEvaluated")}();`,
    `if (!${evaluation(node.if, "own", place)}) return ${evaluation(node.else, "found", place)};`,
    `${file.runtime("addEvaluated")}(found, own);`,
    `return ${evaluation(node.then, "found", place)};`,
  ];
}

function evaluateObject(node: ObjectNode, place: Place): string[] {
  const names = node.properties.filter((property) => !isUnstated(property.node)).map(({ key }) => key);
  return [
    ...rejectUnless(call(node, place)),
    ...(isUnstated(node.additionalProperties) ? [] : ["found.isAll = true;"]),
    ...(names.length > 0
      ? [`for (const name of [${names.map(quote).join(", ")}]) found.names.add(name);`]
      : []),
    "return true;",
  ];
}

function evaluateArray(node: ArrayNode, place: Place): string[] {
  const { prefixItems, items, contains } = node;
  const { length } = prefixItems;
  const look = (item: PredicateNode) =>
    `${place.printing.file.runtime("lookAtItems")}(found, value, ${functionFor(item, place)});`;
  return [
    ...rejectUnless(call(node, place)),
    ...(length > 0 ? [`found.items = Math.max(found.items, ${length});`] : []),
    ...(isUnstated(items) || isClosedTuple(node) ? [] : ["found.isAll = true;"]),
    ...contains.map(({ item }) => `if (Array.isArray(value)) ${look(item)}`),
    "return true;",
  ];
}

/** The keyword itself evaluates all properties or items. */
function evaluateUnevaluated(node: UnevaluatedNode, place: Place): string[] {
  const types = [
    ...(node.properties ? [`${place.printing.file.runtime("isObject")}(value)`] : []),
    ...(node.items ? ["Array.isArray(value)"] : []),
  ];
  const whole = ["found.isAll = true;", `return ${print(call(node, place))};`];
  return [...onlyIf(types.join(" || "), whole), `return ${evaluation(node.base, "found", place)};`];
}
