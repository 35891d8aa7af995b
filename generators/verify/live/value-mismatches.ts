import type { Rejection } from "../../core/model/accepts/explain-rejection.ts";
import { type Part, rejectionsOf } from "../match/parts.ts";
import { type Mismatch, type MismatchOperation, type MismatchRule, mismatchesOf } from "./mismatch.ts";
import { undeclaredProperties } from "./undeclared-properties.ts";

/** Reports rejections of the value of a part by its schema, and properties that no schema declares. */
export function valueMismatches(part: Part, operation: MismatchOperation): Mismatch[] {
  const { content, direction } = part;
  if (content.kind !== "value") return [];
  const report = mismatchesOf(operation, part);
  const isRequest = direction === "request";
  const rejected = rejectionsOf(part).map((rejection) =>
    report(isRequest ? "traffic-request-rejected" : ruleOf(rejection), {
      message: `${valueTitle(rejection, part)} is not as described: expected ${rejection.expected}${received(rejection)}.`,
      value: pathText(rejection.path),
      location: rejection.schema.location,
      expected: rejection.expected,
    }),
  );
  const undeclared = undeclaredProperties(content.schema, content.value).map(({ path, schema }) =>
    report(isRequest ? "traffic-property-undeclared" : "live-property-undeclared", {
      message: `Only in the service: ${direction} property "${pathText(path)}".`,
      value: pathText(path),
      location: schema.location,
    }),
  );
  return [...rejected, ...undeclared];
}

/** Returns the rule of a rejection; growth of a closed set has a separate policy. */
function ruleOf({ keyword }: Rejection): MismatchRule {
  return keyword === "enum" || keyword === "const" ? "live-enum-grown" : "live-value-rejected";
}

/** Names the rejected value: a property, a parameter, or a body as a whole. */
function valueTitle({ path }: Rejection, { key, direction, where }: Part): string {
  const isBody = key === "body" || key === "response";
  const noun = (isBody ? direction : where).replace(/^./, (first) => first.toUpperCase());
  if (path.length > 0) return `${noun} property "${pathText(path)}"`;
  return isBody ? `The ${direction}` : noun;
}

/** Describes the received value. Only words of a closed set are shown; all others may be personal data. */
function received({ value, keyword, isSensitive }: Rejection): string {
  if (keyword === "required") return "";
  const isWord = typeof value === "string" && /^[\w.-]{1,40}$/.test(value);
  if ((keyword === "enum" || keyword === "const") && isWord && !isSensitive)
    return `, received ${JSON.stringify(value)}`;
  return `, received ${kindOf(value)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** `data[*].status`. */
function pathText(path: readonly string[]): string {
  return path
    .map((key) => (/^(\*|\d+)$/.test(key) ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}
