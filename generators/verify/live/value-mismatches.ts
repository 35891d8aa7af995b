import { explainRejection, type Rejection } from "../../core/model/accepts/explain-rejection.ts";
import type { MediaTypeModel } from "../../core/model/api-model.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Mismatch, type MismatchRule, type MismatchSource, mismatchesOf } from "./mismatch.ts";
import { undeclaredProperties } from "./undeclared-properties.ts";

interface Body {
  readonly media: MediaTypeModel;
  readonly schema: SchemaModel;
  readonly value: unknown;
}

/** Where the JSON of a response is not as its schema says, and the properties that no schema declares. */
export function valueMismatches(source: MismatchSource, { media, schema, value }: Body): Mismatch[] {
  const report = mismatchesOf(source);
  const where = media.contentType;
  const rejections = explainRejection(schema, value).map((rejection) =>
    report(ruleOf(rejection), {
      message: `${spoken(rejection)} is not as described: expected ${rejection.expected}${received(rejection)}.`,
      value: pathText(rejection.path),
      location: rejection.schema.location,
      where,
    }),
  );
  const undeclared = undeclaredProperties(schema, value).map(({ path, schema: { location } }) =>
    report("live-property-undeclared", {
      message: `Only in the service: response property "${pathText(path)}".`,
      value: pathText(path),
      location,
      where,
    }),
  );
  return [...rejections, ...undeclared];
}

/** A closed set of values that has grown is one policy of the house. */
function ruleOf({ keyword }: Rejection): MismatchRule {
  return keyword === "enum" || keyword === "const" ? "live-enum-grown" : "live-value-rejected";
}

function spoken({ path }: Rejection): string {
  return path.length === 0 ? "The response" : `Response property "${pathText(path)}"`;
}

/** What came instead. Values are shown only where they are words of a closed set; all others may be personal data. */
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
