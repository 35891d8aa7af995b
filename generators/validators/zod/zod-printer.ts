import type {
  CheckNode,
  ChoiceCheck,
  DiscriminatorCheck,
  KnownString,
  ReferenceCheck,
  UnevaluatedCheck,
} from "../../core/checks/check-node.ts";
import { type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { quote } from "../../core/emit/text.ts";
import { type TypeNode, UNKNOWN } from "../../core/types/type-node.ts";
import { innerLocation, isCyclic, type Location, untypedLocation } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { type Rule, rulesOf } from "../plan/rules.ts";
import { call, generic, indented, list, objectLiteral, tupleType, union, WIDTH } from "../text/layout.ts";
import { knownText, typeText } from "../text/type-text.ts";
import { arrayExpression } from "./array-expression.ts";
import { allOfExpression, checkedCode } from "./conjunction-expression.ts";
import { metadataCall } from "./metadata.ts";
import { objectExpression } from "./object-expression.ts";
import { literalsExpression, numberExpression, stringExpression } from "./scalar-expression.ts";

/** Annotation with which bundlers drop the next call, and all that its schema refers to, if its result is not used. */
export const PURE = "/* @__PURE__ */";

/** An expression of zod. Its names are imported where its code or its type is printed. */
export interface Expression {
  code(): string;
  /** Emits the type of the expression, so that its declaration needs no inference. */
  type(): string;
}

/** Emits the expression of a schema, with its metadata. */
export function schemaCode(check: CheckNode, location: Location): Layout {
  return layout(
    ({ text }) => new ZodPrinter(location.names, text).code(check, location) + metadataIn(location),
  );
}

/** Emits a schema that is built on first use. */
export function deferredCode(check: CheckNode, location: Location): Layout {
  return layout(({ text, column }) =>
    new ZodPrinter(location.names, text).deferred(check, location, metadataIn(location), column),
  );
}

/** Emits the type of a schema's expression. */
export function schemaTypeCode(check: CheckNode, location: Location): Layout {
  return layout(({ text }) => new ZodPrinter(location.names, text).expression(check, location, true).type());
}

/** Emits the type of an object with the rules of its check. */
export function ruledTypeCode(type: Printable, check: CheckNode, location: Location): Layout {
  return layout(({ text }) =>
    new ZodPrinter(location.names, text).ruledType(text(type), rulesOf(check, location)),
  );
}

/** Emits the metadata of a declared schema, if the file has any. */
function metadataIn({ within, names }: Location): string {
  return names.run.options.metadata ? metadataCall(within?.annotations) : "";
}

/** Prints checks as calls of zod and of the runtime, and the types of these calls. */
export class ZodPrinter {
  readonly #names: SchemaNames;
  /** Returns the text of a part and imports its names. */
  readonly #text: (part: Printable) => string;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.#names = names;
    this.#text = text;
  }

  code(check: CheckNode, location: Location): string {
    return this.expression(check, location).code();
  }

  /** Returns the expression of a check. `isWhole` if no other expression contains it. */
  expression(check: CheckNode, location: Location, isWhole = false): Expression {
    switch (check.kind) {
      case "anything":
        return check.isAbsent ? this.#unstated() : this.simple("unknown", "ZodUnknown");
      case "nothing":
        return this.simple("never", "ZodNever");
      case "null":
        return this.simple("null", "ZodNull");
      case "boolean":
        return this.simple("boolean", "ZodBoolean");
      case "number":
        return numberExpression(check, this);
      case "string":
        return stringExpression(check, this);
      case "literals":
        return literalsExpression(check, location, this);
      case "array":
        return arrayExpression(check, location, this);
      case "object":
        return this.#ruled(objectExpression(check, location, this), check, location);
      case "allOf":
        return this.#ruled(allOfExpression(check, location, this), check, location);
      case "anyOf":
      case "oneOf":
        return this.#choice(check, location);
      case "discriminator":
        return this.#discriminator(check, location);
      case "on-type":
        if (!check.isIntended) return this.#condition(check, location);
        return this.#implied(check.type, this.expression(check.check, location));
      case "not":
      case "condition":
        return this.#condition(check, location);
      case "chosen":
        return this.simple("unknown", "ZodUnknown");
      case "unevaluated":
        return this.#unevaluated(check, this.expression(check.base, location, isWhole), location);
      case "reference":
        return this.#reference(check, location, isWhole);
      default:
        return check satisfies never;
    }
  }

  /** Emits a schema that is built on first use. `column` is its position on the line. */
  deferred(check: CheckNode, location: Location, ending = "", column: number = LINE_WIDTH - WIDTH): string {
    const start = `${PURE} ${this.own("deferred")}(() =>`;
    const text = `${this.code(check, location)}${ending}`;
    const [firstLine = ""] = text.split("\n");
    const fits = column + start.length + firstLine.length + 3 <= LINE_WIDTH;
    return fits ? `${start} ${text})` : `${start}\n${indented(text)},\n)`;
  }

  /** A call of zod. */
  zod(name: string, ...args: readonly string[]): string {
    return call(`${this.#text(this.#names.z)}.${name}`, ...args);
  }

  /** A type of zod. */
  zodType(name: string, ...types: readonly string[]): string {
    return generic(`${this.#text(this.#names.z)}.${name}`, ...types);
  }

  /** A name of the runtime. */
  own(name: string): string {
    return this.#text(this.#names.runtime(name));
  }

  /** A call of the runtime. */
  runtime(name: string, ...args: readonly string[]): string {
    return call(this.own(name), ...args);
  }

  /** A type of the runtime. */
  runtimeType(name: string, ...types: readonly string[]): string {
    return generic(this.#text(this.#names.runtimeType(name)), ...types);
  }

  /** A call of zod without arguments. */
  simple(name: string, type: string): Expression {
    return { code: () => this.zod(name), type: () => this.zodType(type) };
  }

  /** Emits the type of values. */
  typeOfValues(type: TypeNode): string {
    return typeText(type, this.#names, this.#text);
  }

  /** Emits known strings as a type argument. */
  knownStrings(known: readonly KnownString[]): string {
    return knownText(known, this.#names, this.#text);
  }

  /** Emits a schema type with a declared type of values. */
  declaredType(type: TypeNode): string {
    const text = this.typeOfValues(type);
    return this.zodType("ZodType", text, text);
  }

  /** Declares the type of an expression, unless it is inside of one that has one. */
  declared(type: TypeNode | undefined, expression: Expression, location: Location): Expression {
    if (!type || !location.isTyped) return expression;
    return {
      code: () => call(`${this.own("typed")}<${this.typeOfValues(type)}>`, expression.code()),
      type: () => this.declaredType(type),
    };
  }

  /** Returns the name of an object, whose type keeps the members at any depth. */
  namedObject(check: ReferenceCheck, location: Location): Expression {
    return {
      code: () => this.code(check, location),
      type: () => `typeof ${this.#text(this.#names.schemaName(check))}`,
    };
  }

  /** Emits the type of an object with its rules. */
  ruledType(type: string, rules: readonly Rule[]): string {
    return rules.length === 0 ? type : this.runtimeType("Ruled", type, union(rules.map(ruleType)));
  }

  #ruled({ code, type }: Expression, check: CheckNode, location: Location): Expression {
    return { code, type: () => this.ruledType(type(), rulesOf(check, location)) };
  }

  #unstated(): Expression {
    const name = () => this.own("unstated");
    return { code: name, type: () => `typeof ${name()}` };
  }

  #condition(check: CheckNode, location: Location): Expression {
    const unknown = this.simple("unknown", "ZodUnknown");
    return { ...unknown, code: () => checkedCode(unknown.code(), [check], location, UNKNOWN, this) };
  }

  #implied(type: string, inner: Expression): Expression {
    return {
      code: () => this.runtime("implied", quote(type), inner.code()),
      type: () => this.runtimeType("Implied", inner.type()),
    };
  }

  #choice(check: ChoiceCheck, location: Location): Expression {
    const plan = planChoice(check, location);
    const inner = plan.declared ? untypedLocation(location) : location;
    if (plan.isNullable) {
      const left = this.expression(choiceOf(plan, check.kind), inner);
      const nullable = {
        code: () => `${left.code()}.nullable()`,
        type: () => this.zodType("ZodNullable", left.type()),
      };
      return this.declared(plan.declared, nullable, location);
    }
    const options = plan.options.map((option) => this.expression(option, inner));
    const name = check.kind === "oneOf" ? "ZodXor" : "ZodUnion";
    const union = {
      code: () => this.runtime(check.kind, list(options.map((option) => option.code()))),
      type: () => this.zodType(name, `readonly ${tupleType(options.map((option) => option.type()))}`),
    };
    return this.declared(plan.declared, union, location);
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, location: Location): Expression {
    const inner = options.map(({ check }) => this.expression(check, location));
    const codes = () => list(inner.map((option) => option.code()));
    const types = () => tupleType(inner.map((option) => option.type()));
    const isObjects = options.every(({ check }) => isObjectForm(check, location));
    if (isObjects && !isOpen)
      return {
        code: () => this.zod("discriminatedUnion", quote(propertyName), codes()),
        type: () => this.zodType("ZodDiscriminatedUnion", types(), quote(propertyName)),
      };
    const values = () => list(options.map((option) => list(option.values.map(quote))));
    const choosing = isOpen ? [quote(propertyName), values()] : [];
    return {
      code: () => this.runtime("anyOf", codes(), ...choosing),
      type: () => this.zodType("ZodUnion", `readonly ${types()}`),
    };
  }

  #unevaluated({ properties, items }: UnevaluatedCheck, base: Expression, location: Location): Expression {
    const inner = untypedLocation(innerLocation(location));
    const rests = () => [
      ...(properties ? [{ key: "properties", value: this.code(properties, inner) }] : []),
      ...(items ? [{ key: "items", value: this.code(items, inner) }] : []),
    ];
    const rest = () => objectLiteral(rests(), { compact: true });
    return { ...base, code: () => this.runtime("unevaluated", base.code(), rest()) };
  }

  /**
   * Emits a reference; one that may not be initialized yet is looked up on use. Its type ends at a deeply nested schema,
   * because TypeScript would infer all schemas in it.
   */
  #reference(check: ReferenceCheck, location: Location, isWhole: boolean): Expression {
    const name = () => this.#text(this.#names.schemaName(check));
    const endsType = !isWhole && this.#names.run.cycles.goesDeep(check.target);
    const type = () => (endsType ? this.zodType("ZodType", name(), name()) : `typeof ${name()}`);
    if (!isCyclic(check, location) || location.isDeferred) return { code: name, type };
    return {
      code: () => this.runtime("lazy", `() => ${name()}`),
      type: () => this.zodType("ZodLazy", type()),
    };
  }
}

/** Emits `["a", "b" | "c"]`: while `a` remains, the others must too. */
function ruleType({ when, members }: Rule): string {
  const first = when.length > 0 ? union(when.map(quote)) : "never";
  return `[${first}, ${members ? union(members.map(quote)) : "PropertyKey"}]`;
}
