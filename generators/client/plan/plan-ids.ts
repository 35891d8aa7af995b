import { camelCase, isDeclarable } from "../../core/identifier.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel, StringConstraints } from "../../core/model/schema-model.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import { OCCUPIED } from "./written-names.ts";

/** A function that checks a string and returns it as the type of a schema. */
export interface IdPlan {
  readonly identifier: string;
  /** The type of the component. */
  readonly type: string;
  readonly rule: {
    readonly name: string;
    readonly pattern: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly expected: string;
  };
}

/** Other exports of a client's entry. */
const EXPORTED = ["createClient", "defaultBaseUrl", "descriptionVersion", "errorBodies", "securitySchemes"];

/**
 * Plans an ID for each component that is a string with a fixed prefix: its type is a template literal, to which a plain
 * string is not assignable. `taken` are the identifiers of the operations.
 */
export function planIds({ schemas }: ApiModel, taken: readonly string[]): IdPlan[] {
  const names = uniqueNames({ reserved: [...OCCUPIED, ...EXPORTED, "checkString", ...taken] });
  return schemas.flatMap((component) => {
    const rule = ruleOf(component);
    if (rule === undefined) return [];
    const camel = camelCase(component.identifier);
    return [
      {
        identifier: names.take(isDeclarable(camel) ? camel : `${camel}Id`),
        type: component.identifier,
        rule,
      },
    ];
  });
}

function ruleOf({ name, schema }: ComponentModel): IdPlan["rule"] | undefined {
  const { string } = schema;
  const prefix = string?.pattern === undefined ? undefined : literalPrefix(string.pattern);
  if (!string?.pattern || prefix === undefined || !isPlain(schema) || !isReadable(string.pattern))
    return undefined;
  const { pattern, minLength, maxLength } = string;
  const start = pattern === `^${prefix}` ? `begins with ${JSON.stringify(prefix)}` : `matches ${pattern}`;
  return {
    name,
    pattern,
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    expected: `a string ${lengthText(string)}that ${start}`,
  };
}

/** False for an invalid pattern, which another diagnostic reports. */
function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}

/** True if the type of the schema is only the template literal. */
function isPlain({ types, constant, enumeration, reference, allOf, anyOf, oneOf }: SchemaModel): boolean {
  const further = [constant, enumeration, reference, allOf, anyOf, oneOf];
  return types?.length === 1 && types[0] === "string" && further.every((part) => part === undefined);
}

function lengthText({ minLength, maxLength }: StringConstraints): string {
  if (minLength !== undefined && minLength === maxLength) return `of ${minLength} characters `;
  if (minLength !== undefined && maxLength !== undefined)
    return `of ${minLength} to ${maxLength} characters `;
  if (minLength !== undefined) return `of at least ${minLength} characters `;
  return maxLength === undefined ? "" : `of at most ${maxLength} characters `;
}
