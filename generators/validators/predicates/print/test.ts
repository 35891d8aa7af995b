import { valueText } from "../../text/value-text.ts";
import { narrowsRejected, needsAnyType } from "../predicate-facts.ts";
import type { GuardType, PredicateNode } from "../predicate-node.ts";
import { call, callReference } from "./call.ts";
import { all, any, atom, type Expression, FALSE, not, print, TRUE } from "./expression.ts";
import type { Location } from "./location.ts";
import { testChecks, testLiterals, testScalar, typeGuard } from "./test-scalar.ts";

/** The condition that a node accepts the value. A node that requires statements gets a function of its own. */
export function test(node: PredicateNode, location: Location): Expression {
  const { value } = location;
  switch (node.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "present":
      return atom(`${value} !== undefined`, `${value} === undefined`);
    case "scalar":
      return testScalar(node, location);
    case "literals":
      return testLiterals(node.values, location);
    case "equal":
      return testEqual(node.values, location);
    case "reference":
      return atom(callReference(node, location));
    case "allOf":
      return testAllOf(node.parts, location);
    case "anyOf":
      return testAnyOf(node.options, location);
    case "oneOf":
      return testOneOf(node.options, location);
    case "not":
      return not(call(node.part, location));
    case "condition":
      return testCondition(node, location);
    case "on-type":
      return any([not(typeGuard(node.type, location)), testOfType(node.type, node.part, location)]);
    default:
      return call(node, location);
  }
}

function testEqual(
  values: Extract<PredicateNode, { kind: "equal" }>["values"],
  location: Location,
): Expression {
  const { file, subject } = location.printing;
  const list = `[${values.map(valueText).join(", ")}]`;
  const constant = file.constant(`${subject} values`, list, "readonly unknown[]");
  return atom(`${file.runtime("equalsOneOf")}(${location.value}, ${constant})`);
}

function testAllOf([first, ...others]: readonly PredicateNode[], location: Location): Expression {
  if (!first) return TRUE;
  return all([test(first, location), ...others.map((part) => call(part, location))]);
}

/** Each option is asked of a value that those before have rejected. */
function testAnyOf(options: readonly PredicateNode[], location: Location): Expression {
  const narrowing = options.findIndex(narrowsRejected);
  return any(
    options.map((option, index) =>
      narrowing >= 0 && index > narrowing && needsAnyType(option)
        ? call(option, location)
        : test(option, location),
    ),
  );
}

function testOneOf(options: readonly PredicateNode[], location: Location): Expression {
  const counted = options.map((option) => `Number(${print(call(option, location))})`).join(" + ");
  return atom(`${counted} === 1`, `${counted} !== 1`);
}

function testCondition(node: Extract<PredicateNode, { kind: "condition" }>, location: Location): Expression {
  const [condition, then, otherwise] = [node.if, node.then, node.else].map((part) =>
    print(call(part, location)),
  );
  return atom(`(${condition} ? ${then} : ${otherwise})`);
}

/** A part that applies to a value whose type is known. */
function testOfType(type: GuardType, part: PredicateNode, location: Location): Expression {
  if (part.kind !== "scalar" || part.type !== type) return call(part, location);
  return all(testChecks(part, location));
}
