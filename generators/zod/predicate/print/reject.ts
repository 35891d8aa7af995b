import { isExpression, narrows, needsAnyType } from "../predicate-facts.ts";
import type { PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { insideBlock, type Place } from "./place.ts";
import { rejectArray } from "./reject-array.ts";
import { rejectDiscriminator } from "./reject-discriminator.ts";
import { rejectObject } from "./reject-object.ts";
import { rejectObjectCheck } from "./reject-object-check.ts";
import { rejectUnevaluated } from "./reject-unevaluated.ts";
import { onlyIf, rejectUnless } from "./statements.ts";
import { typeGuard } from "./test-scalar.ts";

const ABSENT: Readonly<Record<string, string | undefined>> = { null: "null", undefined: "undefined" };

/** Statements that return false for a value that a node rejects. */
export function reject(node: PredicateNode, place: Place): string[] {
  switch (node.kind) {
    case "anything":
      return [];
    case "nothing":
      return ["return false;"];
    case "allOf":
      return rejectAllOf(node.parts, place);
    case "object":
      return rejectObject(node, place);
    case "object-check":
      return rejectObjectCheck(node.check, place);
    case "array":
      return rejectArray(node, place);
    case "discriminator":
      return rejectDiscriminator(node, place);
    case "unevaluated":
      return rejectUnevaluated(node, place);
    case "anyOf":
      return rejectOptional(node.options, place) ?? rejectUnlessTrue(node, place);
    case "on-type":
      if (isExpression(node.part)) return rejectUnlessTrue(node, place);
      return onlyIf(print(typeGuard(node.type, place)), reject(node.part, insideBlock(place)));
    default:
      return rejectUnlessTrue(node, place);
  }
}

function rejectUnlessTrue(node: PredicateNode, place: Place): string[] {
  return rejectUnless(place.printing.test(node, place));
}

/** `null` or another value: the statements of the other one in a block. */
function rejectOptional(options: readonly PredicateNode[], place: Place): string[] | undefined {
  const [first, second, ...more] = options;
  const absent = first?.kind === "scalar" && ABSENT[first.type];
  if (!absent || !second || more.length > 0 || isExpression(second)) return undefined;
  return onlyIf(`${place.value} !== ${absent}`, reject(second, insideBlock(place)));
}

/** One part after the other. A part that narrows the type of the value would stop the compiler from accepting the next. */
function rejectAllOf(parts: readonly PredicateNode[], place: Place): string[] {
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
    lines.push(...(isSafe ? reject(part, place) : rejectUnless(call(part, place))));
    isNarrowed ||= narrows(part);
  }
  return lines;
}
