import type {
  CheckNode,
  ChoiceCheck,
  DiscriminatorCheck,
  OnTypeCheck,
  ReferenceCheck,
} from "../../core/checks/check-node.ts";
import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { quote } from "../../core/emit/text.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import type { Location } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { type Rule, rulesOf } from "../plan/rules.ts";
import { generic, tupleType, union } from "../text/layout.ts";
import { typeText } from "../text/type-text.ts";
import { typeOfArray } from "./array-type.ts";
import { typeOfAllOf } from "./conjunction-type.ts";
import { typeOfObject } from "./object-type.ts";
import { typeOfLiterals, typeOfNumber, typeOfString } from "./scalar-type.ts";

/** Emits the type of a check's expression, so that its declaration needs no inference. */
export function schemaTypeCode(check: CheckNode, location: Location, names: SchemaNames): Layout {
  return layout(({ text }) => new ZodTypePrinter(names, text).type(check, location));
}

/** A check with the location at which it is printed. */
export interface PrintedCheck {
  readonly check: CheckNode;
  readonly location: Location;
  readonly names: SchemaNames;
}

/** Emits the type of an object with the rules of its check. */
export function ruledTypeCode(type: Printable, { check, location, names }: PrintedCheck): Layout {
  return layout(({ text }) =>
    new ZodTypePrinter(names, text).ruled(text(type), rulesOf(check, location, names)),
  );
}

/** Prints the types of the expressions of `ZodPrinter`. */
export class ZodTypePrinter {
  readonly names: SchemaNames;
  readonly text: (part: Printable) => string;
  /** Number of expressions that contain the printed one. */
  #depth = 0;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.names = names;
    this.text = text;
  }

  type(check: CheckNode, location: Location): string {
    switch (check.kind) {
      case "anything":
        return check.isAbsent
          ? this.text(code`typeof ${this.names.runtime("unstated")}`)
          : this.zod("ZodUnknown");
      case "nothing":
        return this.zod("ZodNever");
      case "null":
        return this.zod("ZodNull");
      case "boolean":
        return this.zod("ZodBoolean");
      case "number":
        return typeOfNumber(check, this);
      case "string":
        return typeOfString(check, this);
      case "literals":
        return typeOfLiterals(check.values, this);
      case "reference":
        return this.#reference(check, location);
      case "array":
        return this.#inside(() => typeOfArray(check, location, this));
      case "object":
        return this.#ruled(check, location, () => typeOfObject(check, location, this));
      case "allOf":
        return this.#ruled(check, location, () => typeOfAllOf(check, location, this));
      case "anyOf":
      case "oneOf":
        return this.#inside(() => this.#choice(check, location));
      case "discriminator":
        return this.#inside(() => this.#discriminator(check, location));
      case "on-type":
        return this.#inside(() => this.#meant(check, location));
      case "not":
      case "condition":
      case "chosen":
        return this.zod("ZodUnknown");
      case "unevaluated":
        return this.type(check.base, location);
      default:
        return check satisfies never;
    }
  }

  /** Emits the type of an expression inside another one. */
  inner(check: CheckNode, location: Location): string {
    return this.#inside(() => this.type(check, location));
  }

  /** A type of zod. */
  zod(name: string): string {
    return `${this.text(this.names.z)}.${name}`;
  }

  /** A type of the runtime. */
  own(name: string): string {
    return this.text(this.names.runtimeType(name));
  }

  #inside(print: () => string): string {
    this.#depth += 1;
    const type = print();
    this.#depth -= 1;
    return type;
  }

  /** Emits a schema type with a declared type of values. */
  declared(type: TypeNode): string {
    const text = typeText(type, this.names, this.text);
    return generic(this.zod("ZodType"), text, text);
  }

  /** Emits the type of an object with its rules. */
  ruled(type: string, rules: readonly Rule[]): string {
    return rules.length === 0 ? type : generic(this.own("Ruled"), type, union(rules.map(ruleType)));
  }

  #ruled(check: CheckNode, location: Location, print: () => string): string {
    return this.ruled(this.#inside(print), rulesOf(check, location, this.names));
  }

  /** Emits the type of a schema with its members, at any depth. */
  objectOf(check: ReferenceCheck): string {
    return `typeof ${this.text(this.names.schemaName(check))}`;
  }

  #choice(check: ChoiceCheck, location: Location): string {
    const plan = planChoice(check, location, this.names);
    if (plan.declared && location.isTyped) return this.declared(plan.declared);
    if (plan.isNullable)
      return generic(this.zod("ZodNullable"), this.type(choiceOf(plan, check.kind), location));
    const options = plan.options.map((option) => this.type(option, location));
    return generic(
      this.zod(check.kind === "oneOf" ? "ZodXor" : "ZodUnion"),
      `readonly ${tupleType(options)}`,
    );
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, location: Location): string {
    const types = tupleType(options.map(({ check }) => this.type(check, location)));
    const isObjects = options.every(({ check }) => isObjectForm(check, location, this.names));
    return isObjects && !isOpen
      ? generic(this.zod("ZodDiscriminatedUnion"), types, quote(propertyName))
      : generic(this.zod("ZodUnion"), `readonly ${types}`);
  }

  #meant({ isIntended, check }: OnTypeCheck, location: Location): string {
    return isIntended ? generic(this.own("Implied"), this.type(check, location)) : this.zod("ZodUnknown");
  }

  /** Ends a type at a deeply nested schema, because TypeScript would infer all schemas in it. */
  #reference(check: ReferenceCheck, location: Location): string {
    const name = this.text(this.names.schemaName(check));
    const isLate = this.names.isCyclic(check) && !location.isDeferred;
    const type =
      this.names.goesDeep(check) && this.#depth > 0
        ? generic(this.zod("ZodType"), name, name)
        : `typeof ${name}`;
    return isLate ? generic(this.zod("ZodLazy"), type) : type;
  }
}

/** Emits `["a", "b" | "c"]`: while `a` remains, the others must too. */
function ruleType({ when, members }: Rule): string {
  const first = when.length > 0 ? union(when.map(quote)) : "never";
  return `[${first}, ${members ? union(members.map(quote)) : "PropertyKey"}]`;
}
