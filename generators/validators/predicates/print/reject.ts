import { isExpression, narrows, needsAnyType } from "../predicate-facts.ts";
import type { PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { insideBlock, type Location } from "./location.ts";
import { rejectArray } from "./reject-array.ts";
import { rejectDiscriminator } from "./reject-discriminator.ts";
import { rejectObject } from "./reject-object.ts";
import { rejectObjectCheck } from "./reject-object-check.ts";
import { rejectUnevaluated } from "./reject-unevaluated.ts";
import { onlyIf, rejectUnless } from "./statements.ts";
import { typeGuard } from "./test-scalar.ts";

const ABSENT: Readonly<Record<string, string | undefined>> = { null: "null", undefined: "undefined" };

/** Statements that return false for a value that a node rejects. */
export function reject(node: PredicateNode, location: Location): string[] {
  switch (node.kind) {
    case "anything":
      return [];
    case "nothing":
      return ["return false;"];
    case "allOf":
      return rejectAllOf(node.parts, location);
    case "object":
      return rejectObject(node, location);
    case "object-check":
      return rejectObjectCheck(node.check, location);
    case "array":
      return rejectArray(node, location);
    case "discriminator":
      return rejectDiscriminator(node, location);
    case "unevaluated":
      return rejectUnevaluated(node, location);
    case "anyOf":
      return rejectOptional(node.options, location) ?? rejectUnlessTrue(node, location);
    case "on-type":
      if (isExpression(node.part)) return rejectUnlessTrue(node, location);
      return onlyIf(print(typeGuard(node.type, location)), reject(node.part, insideBlock(location)));
    default:
      return rejectUnlessTrue(node, location);
  }
}

function rejectUnlessTrue(node: PredicateNode, location: Location): string[] {
  return rejectUnless(location.printing.test(node, location));
}

/** `null` or another value: the statements of the other one in a block. */
function rejectOptional(options: readonly PredicateNode[], location: Location): string[] | undefined {
  const [first, second, ...more] = options;
  const absent = first?.kind === "scalar" && ABSENT[first.type];
  if (!absent || !second || more.length > 0 || isExpression(second)) return undefined;
  return onlyIf(`${location.value} !== ${absent}`, reject(second, insideBlock(location)));
}

/** One part after the other. A part that narrows the type of the value would stop the compiler from accepting the next. */
function rejectAllOf(parts: readonly PredicateNode[], location: Location): string[] {
  const lines: string[] = [];
  let isNarrowed = false;
  // Parts about properties come first: they narrow to objects, which most parts can do with.
  const isOfProperties = ({ kind }: PredicateNode) => kind === "object" || kind === "object-check";
  const ofProperties = parts.filter(isOfProperties);
  for (const part of [...ofProperties, ...parts.filter((part) => !isOfProperties(part))]) {
    const isSafe =
      isOfProperties(part) ||
      part.kind === "reference" ||
      !(isNarrowed || (ofProperties.length > 0 && needsAnyType(part)));
    lines.push(...(isSafe ? reject(part, location) : rejectUnless(call(part, location))));
    isNarrowed ||= narrows(part);
  }
  return lines;
}
