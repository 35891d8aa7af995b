import { valueText } from "../../print/value-text.ts";
import { narrowsRejected, needsAnyType } from "../predicate-facts.ts";
import type { GuardType, PredicateNode } from "../predicate-node.ts";
import { call, callReference } from "./call.ts";
import { all, any, atom, type Expression, FALSE, not, print, TRUE } from "./expression.ts";
import type { Place } from "./place.ts";
import { testChecks, testLiterals, testScalar, typeGuard } from "./test-scalar.ts";

/** The condition that a node accepts the value. A node that requires statements gets a function of its own. */
export function test(node: PredicateNode, place: Place): Expression {
  const { value } = place;
  switch (node.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "present":
      return atom(`${value} !== undefined`, `${value} === undefined`);
    case "scalar":
      return testScalar(node, place);
    case "literals":
      return testLiterals(node.values, place);
    case "equal":
      return testEqual(node.values, place);
    case "reference":
      return atom(callReference(node, place));
    case "allOf":
      return testAllOf(node.parts, place);
    case "anyOf":
      return testAnyOf(node.options, place);
    case "oneOf":
      return testOneOf(node.options, place);
    case "not":
      return not(call(node.part, place));
    case "condition":
      return testCondition(node, place);
    case "on-type":
      return any([not(typeGuard(node.type, place)), testOfType(node.type, node.part, place)]);
    default:
      return call(node, place);
  }
}

function testEqual(values: Extract<PredicateNode, { kind: "equal" }>["values"], place: Place): Expression {
  const { file, subject } = place.printing;
  const list = `[${values.map(valueText).join(", ")}]`;
  const constant = file.constant(`${subject} values`, list, "readonly unknown[]");
  return atom(`${file.runtime("equalsOneOf")}(${place.value}, ${constant})`);
}

function testAllOf([first, ...others]: readonly PredicateNode[], place: Place): Expression {
  if (!first) return TRUE;
  return all([test(first, place), ...others.map((part) => call(part, place))]);
}

/** Each option is asked of a value that those before have rejected. */
function testAnyOf(options: readonly PredicateNode[], place: Place): Expression {
  const narrowing = options.findIndex(narrowsRejected);
  return any(
    options.map((option, index) =>
      narrowing >= 0 && index > narrowing && needsAnyType(option) ? call(option, place) : test(option, place),
    ),
  );
}

function testOneOf(options: readonly PredicateNode[], place: Place): Expression {
  const counted = options.map((option) => `Number(${print(call(option, place))})`).join(" + ");
  return atom(`${counted} === 1`, `${counted} !== 1`);
}

function testCondition(node: Extract<PredicateNode, { kind: "condition" }>, place: Place): Expression {
  const [condition, then, otherwise] = [node.if, node.then, node.else].map((part) =>
    print(call(part, place)),
  );
  return atom(`(${condition} ? ${then} : ${otherwise})`);
}

/** A part that applies to a value whose type is known. */
function testOfType(type: GuardType, part: PredicateNode, place: Place): Expression {
  if (part.kind !== "scalar" || part.type !== type) return call(part, place);
  return all(testChecks(part, place));
}
