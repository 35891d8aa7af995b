import { type AnyCheck, type Part, partOf } from "../part.ts";
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

/** Emits statements that return false for a rejected value. */
export function reject(check: AnyCheck, location: Location): string[] {
  const part = partOf(check);
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

/** Emits an optional value: the statements of the other option in a block. */
function rejectOptional(options: readonly AnyCheck[], location: Location): string[] | undefined {
  const [first, second, ...more] = options;
  if (first?.kind !== "null" && first?.kind !== "absent") return undefined;
  if (!second || more.length > 0 || isExpression(second)) return undefined;
  const nothing = first.kind === "null" ? "null" : "undefined";
  return onlyIf(`${location.value} !== ${nothing}`, reject(second, insideBlock(location)));
}

/** Emits the parts in sequence. A part that narrows the type of the value may prevent the next from compiling. */
function rejectTogether(parts: readonly Part[], location: Location): string[] {
  const lines: string[] = [];
  let isNarrowed = false;
  // Parts about properties come first: they narrow to objects, with which most parts compile.
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
