import type { Json } from "../json.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { SchemaReading } from "./scope.ts";

/**
 * The meaning of a schema at its position: its constraints in one reading. Validators, predicates and types are printed
 * from it, so that they agree. Fields are named after the JSON Schema keywords that they represent.
 */
export type CheckNode =
  | AnythingCheck
  | { readonly kind: "nothing" }
  | { readonly kind: "null" }
  | { readonly kind: "boolean" }
  | NumberCheck
  | StringCheck
  | LiteralsCheck
  | ArrayCheck
  | ObjectCheck
  | AllOfCheck
  | ChoiceCheck
  | DiscriminatorCheck
  | NotCheck
  | ConditionCheck
  | OnTypeCheck
  | ChosenCheck
  | UnevaluatedCheck
  | ReferenceCheck;

/** Accepts every value. `isAbsent` for an absent schema: such a value is not evaluated for `unevaluated…`. */
interface AnythingCheck {
  readonly kind: "anything";
  readonly isAbsent: boolean;
}

export interface NumberCheck {
  readonly kind: "number";
  readonly form: "number" | "bigint";
  readonly isInteger: boolean;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly exclusiveMinimum?: number | bigint;
  readonly exclusiveMaximum?: number | bigint;
  readonly multipleOf?: number | bigint;
  /** The format of a bigint, which gives its range. */
  readonly range?: "int64" | "uint64";
}

export interface StringCheck {
  readonly kind: "string";
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: Pattern;
  /** A fixed beginning, which its type shows. */
  readonly prefix?: string;
  /** A format that is asserted. */
  readonly format?: string;
  /** Strings that the type lists, although others are accepted. */
  readonly known?: readonly KnownString[];
  /** True if the pattern is matched after the length was checked: strings that are too long must not reach it. */
  readonly isMatched: boolean;
}

/** A string, or a named set of them. */
export type KnownString = string | ReferenceCheck;

/** A regular expression. `isLiteral` if every engine and type checker reads it as a literal with the flag `u`. */
export interface Pattern {
  readonly source: string;
  readonly isLiteral: boolean;
}

/** Accepts some values, by deep equality. */
interface LiteralsCheck {
  readonly kind: "literals";
  readonly values: readonly Value[];
}

/** A JSON value; a whole number may be a bigint. */
export type Value = Json | bigint;

export interface ArrayCheck {
  readonly kind: "array";
  /** Undefined for a list. */
  readonly prefixItems: readonly CheckNode[] | undefined;
  readonly items: CheckNode;
  readonly minItems: number;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: ContainsCheck | undefined;
  /** True if its type is cyclic, so that TypeScript must not resolve its items at once. */
  readonly isCircular: boolean;
}

export interface ContainsCheck {
  readonly item: CheckNode;
  readonly minContains: number | undefined;
  readonly maxContains: number | undefined;
  /** Items that count towards the maximum, if the reading accepts others as well. */
  readonly counted: CheckNode | undefined;
}

export interface ObjectCheck {
  readonly kind: "object";
  readonly members: readonly MemberCheck[];
  /** Members without a name here that match no pattern; undefined if the schema does not mention them. */
  readonly additionalProperties: CheckNode | undefined;
  readonly patternProperties: readonly PatternMembers[];
  readonly propertyNames: CheckNode | undefined;
  readonly minProperties: number;
  readonly maxProperties: number | undefined;
  readonly dependentRequired: readonly (readonly [name: string, required: readonly string[]])[];
  readonly dependentSchemas: readonly (readonly [name: string, check: CheckNode])[];
  /** True if members that no part evaluates are forbidden; undefined if the schema does not mention them. */
  readonly forbidsUnevaluated: boolean | undefined;
  /** True if an `unevaluatedProperties` depends on the members that it evaluates. */
  readonly isEvaluated: boolean;
}

export interface PatternMembers {
  readonly pattern: Pattern;
  readonly check: CheckNode;
}

export interface MemberCheck {
  readonly name: string;
  readonly check: CheckNode;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  readonly docs: string | undefined;
  /** Annotations of the member in the document. */
  readonly annotations: SchemaModel["annotations"] | undefined;
  /** Value that is assumed for a missing member. */
  readonly default: Value | undefined;
  /** For a member that is only required here: the check of the parts that declare it for the same value. */
  readonly described: CheckNode | undefined;
  /** For a member that is required but not declared here: shown by the type, or implied by a sibling reference. */
  readonly demand: "shown" | "implied" | undefined;
  /** For a parameter, which is converted from text. */
  readonly text?: TextForm | undefined;
}

/** Conversion of text to the value that is checked, in the form that `coerced` of the runtime takes. */
export interface TextForm {
  readonly to?: readonly ("number" | "bigint" | "boolean")[];
  readonly items?: TextForm;
  readonly separator?: string;
  readonly members?: Readonly<Record<string, TextForm>>;
  readonly json?: true;
}

/** Requires all parts. */
export interface AllOfCheck {
  readonly kind: "allOf";
  readonly parts: readonly CheckNode[];
  /** Parts that are omitted from the type, since TypeScript would have too many combinations. */
  readonly untyped: ReadonlySet<CheckNode>;
}

export interface ChoiceCheck {
  readonly kind: "anyOf" | "oneOf";
  readonly options: readonly CheckNode[];
}

/** Chooses an option by the value of a property, which differs in each option. */
export interface DiscriminatorCheck {
  readonly kind: "discriminator";
  readonly propertyName: string;
  readonly options: readonly { readonly values: readonly string[]; readonly check: CheckNode }[];
  /** True if values may have been added since: any option may accept them. */
  readonly isOpen: boolean;
}

interface NotCheck {
  readonly kind: "not";
  readonly check: CheckNode;
}

export interface ConditionCheck {
  readonly kind: "condition";
  readonly if: CheckNode;
  readonly then: CheckNode | undefined;
  readonly else: CheckNode | undefined;
}

/**
 * Checks values of one type; others are accepted. `isIntended` if members or items are described without a type: the
 * type of the check is then the intended type.
 */
export interface OnTypeCheck {
  readonly kind: "on-type";
  readonly type: GuardType;
  readonly check: CheckNode;
  readonly isIntended: boolean;
}

/** `numeric` is a number or a bigint. */
export type GuardType = "number" | "numeric" | "string" | "array" | "object";

/** The values of a property by which a mapping chooses a branch. Types show them; validators ignore discriminators. */
interface ChosenCheck {
  readonly kind: "chosen";
  readonly propertyName: string;
  readonly values: readonly string[];
}

/** A check, and the check of the properties and items that it does not evaluate. */
export interface UnevaluatedCheck {
  readonly kind: "unevaluated";
  readonly base: CheckNode;
  readonly properties: CheckNode | undefined;
  readonly items: CheckNode | undefined;
}

/** Refers to another schema by name. */
export interface ReferenceCheck {
  readonly kind: "reference";
  readonly target: SchemaModel;
  readonly reading: SchemaReading;
  /** True for an unnamed schema that is nested too deeply: its type is written in place. */
  readonly isInPlace?: boolean;
}

export const ANYTHING: CheckNode = { kind: "anything", isAbsent: false };
export const ABSENT: CheckNode = { kind: "anything", isAbsent: true };
export const NOTHING: CheckNode = { kind: "nothing" };

/** Combines checks, flattened, without those that accept everything. */
export function allOf(parts: readonly CheckNode[], untyped: ReadonlySet<CheckNode> = new Set()): CheckNode {
  const isFlat = (part: CheckNode): part is AllOfCheck => part.kind === "allOf" && !untyped.has(part);
  const needed = parts
    .flatMap((part) => (isFlat(part) ? part.parts : [part]))
    .filter((part) => part.kind !== "anything");
  const [first, ...others] = needed;
  if (!first) return parts[0] ?? ANYTHING;
  const left = new Set([...untyped, ...parts.filter(isFlat).flatMap((part) => [...part.untyped])]);
  return others.length === 0 && !left.has(first) ? first : { kind: "allOf", parts: needed, untyped: left };
}

/** Combines options; a single option is returned as it is. */
export function anyOf(options: readonly CheckNode[], kind: ChoiceCheck["kind"] = "anyOf"): CheckNode {
  const [first, ...others] = options;
  return first && others.length === 0 ? first : { kind, options };
}

/** Returns the checks inside of a check, without those behind references. */
export function partsOfCheck(check: CheckNode): readonly CheckNode[] {
  switch (check.kind) {
    case "anything":
    case "nothing":
    case "null":
    case "boolean":
    case "number":
    case "literals":
    case "chosen":
    case "reference":
      return [];
    case "string":
      return (check.known ?? []).filter((one) => typeof one !== "string");
    case "array":
      return present([
        ...(check.prefixItems ?? []),
        check.items,
        check.contains?.item,
        check.contains?.counted,
      ]);
    case "object":
      return present([
        ...check.members.flatMap((member) => [member.check, member.described]),
        check.additionalProperties,
        ...check.patternProperties.map((entry) => entry.check),
        check.propertyNames,
        ...check.dependentSchemas.map(([, part]) => part),
      ]);
    case "allOf":
      return check.parts;
    case "anyOf":
    case "oneOf":
      return check.options;
    case "discriminator":
      return check.options.map((option) => option.check);
    case "not":
    case "on-type":
      return [check.check];
    case "condition":
      return present([check.if, check.then, check.else]);
    case "unevaluated":
      return present([check.base, check.properties, check.items]);
    default:
      return check satisfies never;
  }
}

function present(checks: readonly (CheckNode | undefined)[]): CheckNode[] {
  return checks.filter((check) => check !== undefined);
}
