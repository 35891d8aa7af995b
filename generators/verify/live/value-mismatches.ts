import { explainRejection, type Rejection } from "../../core/model/accepts/explain-rejection.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Mismatch, type MismatchRule, type MismatchSource, mismatchesOf } from "./mismatch.ts";
import { undeclaredProperties } from "./undeclared-properties.ts";

interface Titled extends Pick<MismatchSource, "direction"> {
  /** The parameter with the value, such as `query parameter limit`; undefined for a body. */
  readonly subject?: string | undefined;
}

interface Body extends Pick<Titled, "subject"> {
  /** Content type, if the source does not name it. */
  readonly where?: string;
  readonly schema: SchemaModel;
  readonly value: unknown;
  /** Rejections by the schema. Default: all of them. */
  readonly rejections?: readonly Rejection[];
}

/** Reports rejections of the JSON of a message by its schema, and properties that no schema declares. */
export function valueMismatches(source: MismatchSource, body: Body): Mismatch[] {
  const { where, schema, value, subject, rejections = explainRejection(schema, value) } = body;
  const report = mismatchesOf(source);
  const placed = where === undefined ? {} : { where };
  const { direction } = source;
  const rejected = rejections.map((rejection) =>
    report(direction === "request" ? "traffic-request-rejected" : ruleOf(rejection), {
      message: `${valueTitle(rejection, { direction, subject })} is not as described: expected ${rejection.expected}${received(rejection)}.`,
      value: pathText(rejection.path),
      location: rejection.schema.location,
      expected: rejection.expected,
      ...placed,
    }),
  );
  const undeclared = undeclaredProperties(schema, value).map(({ path, schema: { location } }) =>
    report(direction === "request" ? "traffic-property-undeclared" : "live-property-undeclared", {
      message: `Only in the service: ${direction} property "${pathText(path)}".`,
      value: pathText(path),
      location,
      ...placed,
    }),
  );
  return [...rejected, ...undeclared];
}

/** Returns the rule of a rejection; growth of a closed set has a separate policy. */
function ruleOf({ keyword }: Rejection): MismatchRule {
  return keyword === "enum" || keyword === "const" ? "live-enum-grown" : "live-value-rejected";
}

function valueTitle({ path }: Rejection, { direction, subject }: Titled): string {
  const noun = (subject ?? direction).replace(/^./, (first) => first.toUpperCase());
  if (path.length > 0) return `${noun} property "${pathText(path)}"`;
  return subject === undefined ? `The ${direction}` : noun;
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
