import {
  ABSENT,
  type ConditionCheck,
  type OnTypeCheck,
  type Value,
} from "../../../core/checks/check-node.ts";
import { valueText } from "../../text/value-text.ts";
import { type AnyCheck, type Part, partOf } from "../part.ts";
import { narrowsRejected, needsAnyType } from "../part-facts.ts";
import { call, callReference } from "./call.ts";
import { all, any, atom, type Expression, FALSE, not, print, TRUE } from "./expression.ts";
import type { Location } from "./location.ts";
import { testLiterals, testNumber, testScalar, testString, typeGuard } from "./test-scalar.ts";

/** Emits the condition that a value is accepted. Checks that need statements are printed as a separate function. */
export function test(check: AnyCheck, location: Location): Expression {
  const { value } = location;
  const part = partOf(check);
  switch (part.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "present":
      return atom(`${value} !== undefined`, `${value} === undefined`);
    case "absent":
    case "null":
    case "boolean":
    case "number":
    case "string":
      return testScalar(part, location);
    case "literals":
      return testLiterals(part.values, location);
    case "equal":
      return testEqual(part.values, location);
    case "reference":
      return atom(callReference(part, location));
    case "together":
      return testTogether(part.parts, location);
    case "anyOf":
      return testAnyOf(part.options, location);
    case "oneOf":
      return testOneOf(part.options, location);
    case "not":
      return not(call(part.check, location));
    case "condition":
      return testCondition(part, location);
    case "on-type":
      return any([not(typeGuard(part.type, location)), testOfType(part, location)]);
    default:
      return call(part, location);
  }
}

function testEqual(values: readonly Value[], location: Location): Expression {
  const { file, subject } = location.printing;
  const list = `[${values.map(valueText).join(", ")}]`;
  const constant = file.constant(`${subject} values`, list, "readonly unknown[]");
  return atom(`${file.runtime("equalsOneOf")}(${location.value}, ${constant})`);
}

function testTogether([first, ...others]: readonly Part[], location: Location): Expression {
  if (!first) return TRUE;
  return all([test(first, location), ...others.map((part) => call(part, location))]);
}

/** Tests each option with a value that the previous ones have rejected. */
function testAnyOf(options: readonly AnyCheck[], location: Location): Expression {
  const narrowing = options.findIndex(narrowsRejected);
  return any(
    options.map((option, index) =>
      narrowing >= 0 && index > narrowing && needsAnyType(option)
        ? call(option, location)
        : test(option, location),
    ),
  );
}

function testOneOf(options: readonly AnyCheck[], location: Location): Expression {
  const counted = options.map((option) => `Number(${print(call(option, location))})`).join(" + ");
  return atom(`${counted} === 1`, `${counted} !== 1`);
}

function testCondition(check: ConditionCheck, location: Location): Expression {
  const [condition, then, otherwise] = [check.if, check.then, check.else].map((one) =>
    print(call(one ?? ABSENT, location)),
  );
  return atom(`(${condition} ? ${then} : ${otherwise})`);
}

/** Emits a part that applies to a value of a known type. */
function testOfType({ type, check }: OnTypeCheck, location: Location): Expression {
  if (check.kind === "number" && (type === "numeric" || type === check.form))
    return all(testNumber(check, type, location));
  if (check.kind === "string" && type === check.kind) return all(testString(check, location));
  return call(check, location);
}
