import type {
  AllOfCheck,
  ArrayCheck,
  CheckNode,
  ChoiceCheck,
  ConditionCheck,
  ContainsCheck,
  DiscriminatorCheck,
  MemberCheck,
  NumberCheck,
  ObjectCheck,
  OnTypeCheck,
  Pattern,
  ReferenceCheck,
  StringCheck,
  TextForm,
  UnevaluatedCheck,
  Value,
} from "../../core/checks/check-node.ts";
import { type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { quote } from "../../core/emit/text.ts";
import { camelCase } from "../../core/identifier.ts";
import { isFull } from "../../core/types/array-type.ts";
import { appliesCircle } from "../../core/types/leads-back.ts";
import { isKeyword, type TypeNode, UNKNOWN } from "../../core/types/type-node.ts";
import { typesOfNode } from "../../core/types/types-of-node.ts";
import type { ExtendedObject, Piece } from "../plan/extended-object.ts";
import { isSafeInteger, statedBound } from "../plan/number-bounds.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { type OtherMembers, objectRest } from "../plan/object-index.ts";
import { innerPlace, type Place, typeIn, untypedPlace } from "../plan/place.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { type Base, planConjunction } from "../plan/plan-conjunction.ts";
import { containsCyclic } from "../plan/refers-to.ts";
import { call, indented, list, objectLiteral, WIDTH } from "./layout.ts";
import { metadataCall } from "./metadata.ts";
import type { SchemaNames } from "./names.ts";
import { knownText, typeText } from "./type-text.ts";
import { valueText } from "./value-text.ts";

/** Bundlers drop the call behind it, and with it all that the schema refers to, where nobody uses the result. */
export const PURE = "/* @__PURE__ */";

/** A check as an expression of zod, with what follows it. What it refers to is imported where it is printed. */
export function schemaCode(check: CheckNode, place: Place, names: SchemaNames, ending = ""): Layout {
  return layout(({ text }) => `${new ZodPrinter(names, text).code(check, place)}${ending}`);
}

/** A schema that is built when it is first used. */
export function deferredCode(check: CheckNode, place: Place, names: SchemaNames, ending = ""): Layout {
  return layout(({ text, column }) => new ZodPrinter(names, text).deferred(check, place, { column, ending }));
}

/** Prints checks as calls of zod and of the runtime. */
export class ZodPrinter {
  readonly #names: SchemaNames;
  readonly #text: (part: Printable) => string;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.#names = names;
    this.#text = text;
  }

  code(check: CheckNode, place: Place): string {
    switch (check.kind) {
      case "anything":
        return check.isUnstated ? this.#own("unstated") : this.#zod("unknown");
      case "nothing":
        return this.#zod("never");
      case "null":
      case "boolean":
        return this.#zod(check.kind);
      case "number":
        return this.#number(check);
      case "string":
        return this.#string(check);
      case "literals":
        return this.#literals(check.values);
      case "array":
        return this.#array(check, place);
      case "object":
        return this.#object(check, place);
      case "allOf":
        return this.#allOf(check, place);
      case "anyOf":
      case "oneOf":
        return this.#choice(check, place);
      case "discriminator":
        return this.#discriminator(check, place);
      case "not":
      case "condition":
        return this.#checked(this.#zod("unknown"), [check], place);
      case "on-type":
        return check.isMeant
          ? this.#runtime("implied", quote(check.type), this.code(check.check, place))
          : this.#checked(this.#zod("unknown"), [check], place);
      case "chosen":
        return this.#zod("unknown");
      case "unevaluated":
        return this.#unevaluated(check, place);
      case "reference":
        return this.#reference(check, place);
      default:
        return check satisfies never;
    }
  }

  /** A schema that is built when it is first used. `column` is where it stands on its line, if that is known. */
  deferred(
    check: CheckNode,
    place: Place,
    { column = LINE_WIDTH - WIDTH, ending = "" }: { readonly column?: number; readonly ending?: string } = {},
  ): string {
    const start = `${PURE} ${this.#own("deferred")}(() =>`;
    const text = `${this.code(check, place)}${ending}`;
    const [firstLine = ""] = text.split("\n");
    const fits = column + start.length + firstLine.length + 3 <= LINE_WIDTH;
    return fits ? `${start} ${text})` : `${start}\n${indented(text)},\n)`;
  }

  #zod(name: string, ...args: readonly string[]): string {
    return call(`${this.#text(this.#names.z)}.${name}`, ...args);
  }

  #own(name: string): string {
    return this.#text(this.#names.runtime(name));
  }

  #runtime(name: string, ...args: readonly string[]): string {
    return call(this.#own(name), ...args);
  }

  /** An expression with a type that is declared: unless it stands inside of one that has its own. */
  #declared(type: TypeNode | undefined, code: string, place: Place): string {
    if (!type || !place.isTyped) return code;
    return call(`${this.#own("typed")}<${typeText(type, this.#names, this.#text)}>`, code);
  }

  // `z.int()` rejects unsafe integers, so it is used only where the bounds reject them too.
  #number(check: NumberCheck): string {
    const isSafe = isSafeInteger(check);
    const base =
      check.form === "number"
        ? this.#zod(isSafe ? "int" : "number")
        : check.range
          ? this.#runtime(check.range)
          : this.#zod("bigint");
    const bounded = boundsOf(check).reduce(
      (node, [name, bound]) => call(`${node}.${name}`, valueText(bound)),
      base,
    );
    const isBigint = check.form === "bigint";
    const divisor = check.multipleOf;
    if (isBigint) return divisor === undefined ? bounded : call(`${bounded}.multipleOf`, valueText(divisor));
    const checks = [
      ...(check.isInteger && !isSafe ? [this.#runtime("integer")] : []),
      ...(divisor === undefined ? [] : [this.#runtime("multipleOf", valueText(divisor))]),
    ];
    return withCheck(bounded, checks);
  }

  #numberChecks(check: NumberCheck): string[] {
    const bounds = BOUNDS.flatMap(([name, keyword]) => {
      const bound = check[keyword];
      return bound === undefined ? [] : [this.#zod(name, valueText(bound))];
    });
    return [
      ...bounds,
      ...(check.isInteger ? [this.#runtime("integer")] : []),
      ...(check.multipleOf === undefined ? [] : [this.#runtime("multipleOf", valueText(check.multipleOf))]),
    ];
  }

  #string(check: StringCheck): string {
    const { known, prefix, format } = check;
    const base = known
      ? call(`${this.#own("openEnum")}<${knownText(known, this.#names, this.#text)}>`)
      : prefix === undefined
        ? this.#zod("string")
        : this.#runtime("startsWith", valueText(prefix));
    const constrained = this.#constraints(check).reduce(
      (node, { name, args }) => call(`${node}.${name}`, ...args),
      base,
    );
    return withCheck(constrained, format === undefined ? [] : [this.#runtime(camelCase(format))]);
  }

  #stringChecks(check: StringCheck): string[] {
    const { format, prefix } = check;
    return [
      ...(prefix === undefined ? [] : [this.#zod("startsWith", valueText(prefix))]),
      ...this.#constraints(check).map(({ check: name, args }) => this.#zod(name, ...args)),
      ...(format === undefined ? [] : [this.#runtime(camelCase(format))]),
    ];
  }

  /** Lengths, which zod counts in code points like JSON Schema, then the pattern: the length comes first and aborts. */
  #constraints({ minLength, maxLength, pattern, isMatched }: StringCheck): Constraint[] {
    const aborting = isMatched ? ["{ abort: true }"] : [];
    const max = maxLength === undefined ? [] : [valueText(maxLength), ...aborting];
    const lengths: Constraint[] =
      minLength !== undefined && minLength === maxLength
        ? [{ name: "length", check: "length", args: max }]
        : [
            ...(minLength === undefined
              ? []
              : [{ name: "min", check: "minLength", args: [valueText(minLength)] }]),
            ...(maxLength === undefined ? [] : [{ name: "max", check: "maxLength", args: max }]),
          ];
    return pattern
      ? [...lengths, { name: "regex", check: "regex", args: [this.#pattern(pattern)] }]
      : lengths;
  }

  #pattern({ source, isLiteral }: Pattern): string {
    return isLiteral ? `/${source}/u` : this.#runtime("compilePattern", valueText(source));
  }

  #literals(values: readonly Value[]): string {
    const texts = values.map(valueText);
    if (values.some((value) => typeof value === "object")) return this.#runtime("literals", ...texts);
    if (texts.length === 1) return this.#zod("literal", ...texts);
    const isEnum = values.every((one) => typeof one === "string" && one !== "__proto__");
    return this.#zod(isEnum ? "enum" : "literal", list(texts));
  }

  #array(check: ArrayCheck, place: Place): string {
    const inner = innerPlace(place);
    const { prefixItems, items, minItems, maxItems, uniqueItems, contains } = check;
    const bounds: (readonly ["min" | "max", number])[] = [
      ...(minItems > 0 ? [["min", minItems] as const] : []),
      ...(maxItems === undefined ? [] : [["max", maxItems] as const]),
    ];
    const keywords = [
      ...(uniqueItems ? [this.#runtime("uniqueItems")] : []),
      ...(contains ? [this.#contains(contains, inner)] : []),
    ];
    if (prefixItems) {
      const tuple = this.#tuple({ ...check, prefixItems }, inner);
      return withCheck(tuple, [
        ...bounds.map(([bound, count]) => this.#zod(`${bound}Length`, String(count))),
        ...keywords,
      ]);
    }
    const array = this.#runtime("array", this.code(items, inner));
    return withCheck(
      bounds.reduce((node, [bound, count]) => `${node}.${bound}(${count})`, array),
      keywords,
    );
  }

  /** The first items may be missing as long as `minItems` does not ask for them. */
  #tuple(check: ArrayCheck & { readonly prefixItems: readonly CheckNode[] }, inner: Place): string {
    const first = check.prefixItems.map((item, index) => {
      const code = this.code(item, inner);
      if (index >= check.minItems) return `${code}.exactOptional()`;
      // To zod an item of any type may be missing, and it would be filled in.
      return isKeyword(typeIn(item, inner, this.#names), "unknown") ? this.#zod("nonoptional", code) : code;
    });
    const rest = isFull(check) ? [] : [this.code(check.items, inner)];
    return this.#runtime("tuple", list(first), ...rest);
  }

  #contains({ item, minContains, maxContains, counted }: ContainsCheck, inner: Place): string {
    const place = untypedPlace(inner);
    const options = [
      ...(minContains === undefined ? [] : [{ key: "min", value: String(minContains) }]),
      ...(maxContains === undefined ? [] : [{ key: "max", value: String(maxContains) }]),
      ...(counted ? [{ key: "counted", value: this.code(counted, place) }] : []),
    ];
    const bounds = options.length > 0 ? [objectLiteral(options, { compact: true })] : [];
    return this.#runtime("contains", this.code(item, place), ...bounds);
  }

  #object(check: ObjectCheck, place: Place): string {
    return withCheck(this.#bareObject(check, place), this.#objectChecks(check, place));
  }

  #bareObject(check: ObjectCheck, place: Place): string {
    const rest = objectRest(check, place, this.#names);
    if (rest.kind === "record") return this.#runtime("record", this.#others(rest.others, place));
    const shared = this.#names.sharedFor(check);
    const object = shared
      ? `${shared.builder}()`
      : this.#runtime("object", this.#shape(check.members, place));
    switch (rest.kind) {
      case "unstated":
        return object;
      case "closed":
        return `${object}.strict()`;
      case "loose":
        return `${object}.loose()`;
      case "catchall":
        return call(`${object}.catchall`, this.#others(rest.others, place));
      default:
        return rest satisfies never;
    }
  }

  /** The check of members without a name, with the type that covers those with one. */
  #others({ check, declared }: OtherMembers, place: Place): string {
    const inner = innerPlace(place);
    return this.#declared(declared, this.code(check, declared ? untypedPlace(inner) : inner), inner);
  }

  #shape(members: readonly MemberCheck[], place: Place): string {
    return objectLiteral(
      members.map((member) => {
        const isGetter = !place.isDeferred && containsCyclic(member.check, this.#names);
        const inner = { ...innerPlace(place), isDeferred: true };
        return { key: member.name, value: this.#member(member, inner), isGetter };
      }),
    );
  }

  /** A member that may be absent, with what it means then. */
  #member({ check, isOptional, annotations, default: absent, text }: MemberCheck, inner: Place): string {
    const metadata = metadataCall(this.#names.describes ? annotations : undefined, absent);
    const code = this.code(check, inner);
    const schema = text ? this.#runtime("coerced", code, formText(text)) : code;
    return `${schema}${metadata}${isOptional ? ".exactOptional()" : ""}`;
  }

  /** The keywords of objects that zod's object does not know. */
  #objectChecks(check: ObjectCheck, place: Place): string[] {
    const inner = { ...untypedPlace(innerPlace(place)), isDeferred: place.isDeferred };
    const code = (part: CheckNode) => this.code(part, inner);
    const { propertyNames, minProperties, maxProperties, dependentRequired, dependentSchemas } = check;
    return [
      ...this.#patternChecks(check, code),
      ...(propertyNames ? [this.#runtime("propertyNames", code(propertyNames))] : []),
      ...(minProperties > 0 ? [this.#runtime("minProperties", String(minProperties))] : []),
      ...(maxProperties === undefined ? [] : [this.#runtime("maxProperties", String(maxProperties))]),
      ...(dependentRequired.length > 0
        ? [
            this.#runtime(
              "dependentRequired",
              ...dependentRequired.map(([name, names]) => list([quote(name), list(names.map(quote))])),
            ),
          ]
        : []),
      ...(dependentSchemas.length > 0
        ? [
            this.#runtime(
              "dependentSchemas",
              ...dependentSchemas.map(([name, part]) => list([quote(name), code(part)])),
            ),
          ]
        : []),
    ];
  }

  #patternChecks(
    { patternProperties, additionalProperties, members, isEvaluated }: ObjectCheck,
    code: (part: CheckNode) => string,
  ): string[] {
    if (patternProperties.length === 0) return [];
    const pairs = patternProperties.map(({ pattern, check }) => list([this.#pattern(pattern), code(check)]));
    const named = this.#runtime("patternProperties", ...pairs);
    // A schema for anything checks nothing, and counts for `unevaluatedProperties` all the same.
    if (!additionalProperties || (additionalProperties.kind === "anything" && !isEvaluated)) return [named];
    const known = [
      { key: "names", value: list(members.filter(({ demand }) => !demand).map(({ name }) => quote(name))) },
      { key: "patterns", value: list(patternProperties.map(({ pattern }) => this.#pattern(pattern))) },
    ];
    return [
      named,
      this.#runtime(
        "additionalProperties",
        code(additionalProperties),
        objectLiteral(known, { compact: true }),
      ),
    ];
  }

  #allOf(check: AllOfCheck, place: Place): string {
    const plan = planConjunction(check, place, this.#names);
    const inner = plan.declared ? untypedPlace(place) : place;
    const base = this.#base(plan.base, inner);
    const known = isOneClass(plan.base, this.#names) ? typeIn(check, place, this.#names) : UNKNOWN;
    return this.#declared(plan.declared, this.#checked(base, plan.checks, inner, known), place);
  }

  #base(base: Base, place: Place): string {
    switch (base.kind) {
      case "anything":
        return this.#zod("unknown");
      case "one":
        return this.code(base.check, place);
      case "several":
        return this.#runtime("allOf", list(base.checks.map((part) => this.code(part, place))));
      case "object":
        return this.#extended(base, place);
      default:
        return base satisfies never;
    }
  }

  /** `Base.extend({ … })`: it means the same as both together, stays an object for those who use it, and is faster. */
  #extended({ pieces, demanded }: ExtendedObject, place: Place): string {
    const [first, ...others] = pieces;
    if (!first) return this.#zod("unknown");
    const shape = (piece: Piece) =>
      piece.kind === "reference" ? `${this.code(piece, place)}.shape` : this.#shape(piece.members, place);
    const object = others.reduce(
      (node, piece) => call(`${node}.extend`, shape(piece)),
      this.code(first, place),
    );
    if (demanded.length === 0) return object;
    const names = demanded.map((key) => ({ key, value: "true" }));
    return call(`${object}.required`, objectLiteral(names, { compact: true }));
  }

  /** An expression with checks behind it. `type` says what is known of the values that they are asked of. */
  #checked(base: string, checks: readonly CheckNode[], place: Place, type: TypeNode = UNKNOWN): string {
    const inner = untypedPlace(place);
    return withCheck(
      base,
      checks.flatMap((check) => this.#asChecks(check, inner, type)),
    );
  }

  #asChecks(check: CheckNode, place: Place, type: TypeNode): string[] {
    switch (check.kind) {
      case "anything":
      case "chosen":
        return [];
      case "not":
        return [this.#runtime("not", this.code(check.check, place))];
      case "condition":
        return [this.#condition(check, place)];
      case "on-type":
        return this.#onType(check, place, type);
      default:
        return [this.#runtime("also", this.code(check, place))];
    }
  }

  #condition(check: ConditionCheck, place: Place): string {
    const branches = (["if", "then", "else"] as const).flatMap((key) => {
      const branch = check[key];
      return branch ? [{ key, value: this.code(branch, place) }] : [];
    });
    return this.#runtime("ifThenElse", objectLiteral(branches));
  }

  /** Without a guard where the values have the type, and the check has no schema. */
  #onType({ type, check }: OnTypeCheck, place: Place, known: TypeNode): string[] {
    if (type === "numeric")
      return [this.#runtime("onNumber", ...(check.kind === "number" ? this.#numberChecks(check) : []))];
    const types = typesOfNode(known);
    if (types.size === 1 && types.has(type)) {
      if (check.kind === "number") return this.#numberChecks(check);
      if (check.kind === "string") return this.#stringChecks(check);
      if (check.kind === "object" && check.members.length === 0 && !check.additionalProperties)
        return this.#objectChecks(check, place);
    }
    return [this.#runtime("onType", quote(type), this.code(check, place))];
  }

  #choice(check: ChoiceCheck, place: Place): string {
    const plan = planChoice(check, place, this.#names);
    const inner = plan.declared ? untypedPlace(place) : place;
    if (plan.isNullable) {
      const left = this.code(choiceOf(plan, check.kind), inner);
      return this.#declared(plan.declared, `${left}.nullable()`, place);
    }
    const options = list(plan.options.map((option) => this.code(option, inner)));
    return this.#declared(plan.declared, this.#runtime(check.kind, options), place);
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, place: Place): string {
    const codes = list(options.map(({ check }) => this.code(check, place)));
    const values = list(options.map((option) => list(option.values.map(quote))));
    if (isOpen) return this.#runtime("anyOf", codes, quote(propertyName), values);
    const isObjects = options.every(({ check }) => isObjectForm(check, place, this.#names));
    return isObjects
      ? this.#zod("discriminatedUnion", quote(propertyName), codes)
      : this.#runtime("anyOf", codes);
  }

  #unevaluated({ base, properties, items }: UnevaluatedCheck, place: Place): string {
    const inner = untypedPlace(innerPlace(place));
    const rests = [
      ...(properties ? [{ key: "properties", value: this.code(properties, inner) }] : []),
      ...(items ? [{ key: "items", value: this.code(items, inner) }] : []),
    ];
    return this.#runtime("unevaluated", this.code(base, place), objectLiteral(rests, { compact: true }));
  }

  /** Looks up when needed what may not be there yet. */
  #reference(check: ReferenceCheck, place: Place): string {
    const name = this.#text(this.#names.schemaName(check));
    const isLate = this.#names.isCyclic(check) && !place.isDeferred;
    return isLate ? this.#runtime("lazy", `() => ${name}`) : name;
  }
}

/**
 * True for an expression of one class of zod, which takes the checks of its type and describes them: what applies itself may be
 * of any type to TypeScript, and a union has no words for a bound.
 */
function isOneClass(base: Base, names: SchemaNames): boolean {
  if (base.kind === "object") return true;
  if (base.kind !== "one") return false;
  const { check } = base;
  if (check.kind !== "reference") return ONE_CLASS.has(check.kind);
  return !appliesCircle(check.target) && ONE_CLASS.has(names.types.targetOf(check).kind);
}

const ONE_CLASS: ReadonlySet<CheckNode["kind"]> = new Set(["string", "number", "object"]);

/** A constraint that zod knows: as a method of strings, and as a check. */
interface Constraint {
  readonly name: string;
  readonly check: string;
  readonly args: readonly string[];
}

function formText({ to, items, separator, members, json }: TextForm): string {
  const types = to && { key: "to", value: list(to.map(quote)) };
  const inner = items && { key: "items", value: formText(items) };
  const between = separator !== undefined && { key: "separator", value: quote(separator) };
  const forms = Object.entries(members ?? {}).map(([key, form]) => ({ key, value: formText(form) }));
  const named = members && { key: "members", value: objectLiteral(forms, { compact: true }) };
  const entries = [types, inner, between, named, json && { key: "json", value: "true" }];
  return objectLiteral(
    entries.filter((entry) => entry !== false && entry !== undefined),
    { compact: true },
  );
}

function withCheck(schema: string, checks: readonly string[]): string {
  return checks.length === 0 ? schema : call(`${schema}.check`, ...checks);
}

const BOUNDS = [
  ["gte", "minimum"],
  ["lte", "maximum"],
  ["gt", "exclusiveMinimum"],
  ["lt", "exclusiveMaximum"],
] as const;

/** The bounds by the names that zod has for them; `z.int()` says those of safe integers itself. */
function boundsOf(check: NumberCheck): (readonly [name: string, bound: number | bigint])[] {
  return BOUNDS.flatMap(([name, keyword]) => {
    const bound = statedBound(check, keyword);
    return bound === undefined ? [] : [[name, bound] as const];
  });
}
