import { type Asked, type Part, partOf } from "../part.ts";
import { isExpression, narrows, needsAnyType } from "../part-facts.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { insideBlock, type Location } from "./location.ts";
import { rejectArray } from "./reject-array.ts";
import { rejectDiscriminator } from "./reject-discriminator.ts";
import { rejectKeyword } from "./reject-keyword.ts";
import { rejectObject } from "./reject-object.ts";
import { rejectUnevaluated } from "./reject-unevaluated.ts";
import { onlyIf, rejectUnless } from "./statements.ts";
import { typeGuard } from "./test-scalar.ts";

/** Statements that return false for a value that is rejected. */
export function reject(asked: Asked, location: Location): string[] {
  const part = partOf(asked);
  switch (part.kind) {
    case "anything":
      return [];
    case "nothing":
      return ["return false;"];
    case "together":
      return rejectTogether(part.parts, location);
    case "object":
      return rejectObject(part, location);
    case "keyword":
      return rejectKeyword(part.keyword, location);
    case "array":
      return rejectArray(part, location);
    case "discriminator":
      return rejectDiscriminator(part, location);
    case "unevaluated":
      return rejectUnevaluated(part, location);
    case "anyOf":
      return rejectOptional(part.options, location) ?? rejectUnlessTrue(part, location);
    case "on-type":
      if (isExpression(part.check)) return rejectUnlessTrue(part, location);
      return onlyIf(print(typeGuard(part.type, location)), reject(part.check, insideBlock(location)));
    default:
      return rejectUnlessTrue(part, location);
  }
}

function rejectUnlessTrue(part: Part, location: Location): string[] {
  return rejectUnless(location.printing.test(part, location));
}

/** Nothing or another value: the statements of the other one in a block. */
function rejectOptional(options: readonly Asked[], location: Location): string[] | undefined {
  const [first, second, ...more] = options;
  if (first?.kind !== "null" && first?.kind !== "absent") return undefined;
  if (!second || more.length > 0 || isExpression(second)) return undefined;
  const nothing = first.kind === "null" ? "null" : "undefined";
  return onlyIf(`${location.value} !== ${nothing}`, reject(second, insideBlock(location)));
}

/** One part after the other. A part that narrows the type of the value would stop the compiler from accepting the next. */
function rejectTogether(parts: readonly Part[], location: Location): string[] {
  const lines: string[] = [];
  let isNarrowed = false;
  // Parts about properties come first: they narrow to objects, which most parts can do with.
  const isOfProperties = ({ kind }: Part) => kind === "object" || kind === "keyword";
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
