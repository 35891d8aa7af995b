import type {
  CheckNode,
  ChoiceCheck,
  DiscriminatorCheck,
  ReferenceCheck,
  UnevaluatedCheck,
} from "../../core/checks/check-node.ts";
import { type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { quote } from "../../core/emit/text.ts";
import { type TypeNode, UNKNOWN } from "../../core/types/type-node.ts";
import { innerLocation, type Location, untypedLocation } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { call, indented, list, objectLiteral, WIDTH } from "../text/layout.ts";
import { typeText } from "../text/type-text.ts";
import { arrayCode } from "./array-code.ts";
import { allOfCode, checkedCode } from "./conjunction-code.ts";
import { objectCode } from "./object-code.ts";
import { literalsCode, numberCode, stringCode } from "./scalar-code.ts";

/** Annotation with which bundlers drop the next call, and all that its schema refers to, if its result is not used. */
export const PURE = "/* @__PURE__ */";

/** Emits a check as an expression of zod, followed by `ending`. Its references are imported where it is printed. */
export function schemaCode(check: CheckNode, location: Location, names: SchemaNames, ending = ""): Layout {
  return layout(({ text }) => `${new ZodPrinter(names, text).code(check, location)}${ending}`);
}

/** Emits a schema that is built on first use. */
export function deferredCode(check: CheckNode, location: Location, names: SchemaNames, ending = ""): Layout {
  return layout(({ text, column }) =>
    new ZodPrinter(names, text).deferred(check, location, { column, ending }),
  );
}

/** Prints checks as calls of zod and of the runtime. */
export class ZodPrinter {
  readonly names: SchemaNames;
  /** Returns the text of a part and imports its names. */
  readonly text: (part: Printable) => string;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.names = names;
    this.text = text;
  }

  code(check: CheckNode, location: Location): string {
    switch (check.kind) {
      case "anything":
        return check.isAbsent ? this.own("unstated") : this.zod("unknown");
      case "nothing":
        return this.zod("never");
      case "null":
      case "boolean":
        return this.zod(check.kind);
      case "number":
        return numberCode(check, this);
      case "string":
        return stringCode(check, this);
      case "literals":
        return literalsCode(check.values, this);
      case "array":
        return arrayCode(check, location, this);
      case "object":
        return objectCode(check, location, this);
      case "allOf":
        return allOfCode(check, location, this);
      case "anyOf":
      case "oneOf":
        return this.#choice(check, location);
      case "discriminator":
        return this.#discriminator(check, location);
      case "not":
      case "condition":
        return checkedCode(this.zod("unknown"), [check], location, UNKNOWN, this);
      case "on-type":
        return check.isIntended
          ? this.runtime("implied", quote(check.type), this.code(check.check, location))
          : checkedCode(this.zod("unknown"), [check], location, UNKNOWN, this);
      case "chosen":
        return this.zod("unknown");
      case "unevaluated":
        return this.#unevaluated(check, location);
      case "reference":
        return this.#reference(check, location);
      default:
        return check satisfies never;
    }
  }

  /** Emits a schema that is built on first use. `column` is its position on the line, if known. */
  deferred(
    check: CheckNode,
    location: Location,
    { column = LINE_WIDTH - WIDTH, ending = "" }: { readonly column?: number; readonly ending?: string } = {},
  ): string {
    const start = `${PURE} ${this.own("deferred")}(() =>`;
    const text = `${this.code(check, location)}${ending}`;
    const [firstLine = ""] = text.split("\n");
    const fits = column + start.length + firstLine.length + 3 <= LINE_WIDTH;
    return fits ? `${start} ${text})` : `${start}\n${indented(text)},\n)`;
  }

  /** A call of zod. */
  zod(name: string, ...args: readonly string[]): string {
    return call(`${this.text(this.names.z)}.${name}`, ...args);
  }

  /** A name of the runtime. */
  own(name: string): string {
    return this.text(this.names.runtime(name));
  }

  /** A call of the runtime. */
  runtime(name: string, ...args: readonly string[]): string {
    return call(this.own(name), ...args);
  }

  /** Emits an expression with a declared type, unless it is inside of one that has one. */
  declared(type: TypeNode | undefined, code: string, location: Location): string {
    if (!type || !location.isTyped) return code;
    return call(`${this.own("typed")}<${typeText(type, this.names, this.text)}>`, code);
  }

  #choice(check: ChoiceCheck, location: Location): string {
    const plan = planChoice(check, location, this.names);
    const inner = plan.declared ? untypedLocation(location) : location;
    if (plan.isNullable) {
      const left = this.code(choiceOf(plan, check.kind), inner);
      return this.declared(plan.declared, `${left}.nullable()`, location);
    }
    const options = list(plan.options.map((option) => this.code(option, inner)));
    return this.declared(plan.declared, this.runtime(check.kind, options), location);
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, location: Location): string {
    const codes = list(options.map(({ check }) => this.code(check, location)));
    const values = list(options.map((option) => list(option.values.map(quote))));
    if (isOpen) return this.runtime("anyOf", codes, quote(propertyName), values);
    const isObjects = options.every(({ check }) => isObjectForm(check, location, this.names));
    return isObjects
      ? this.zod("discriminatedUnion", quote(propertyName), codes)
      : this.runtime("anyOf", codes);
  }

  #unevaluated({ base, properties, items }: UnevaluatedCheck, location: Location): string {
    const inner = untypedLocation(innerLocation(location));
    const rests = [
      ...(properties ? [{ key: "properties", value: this.code(properties, inner) }] : []),
      ...(items ? [{ key: "items", value: this.code(items, inner) }] : []),
    ];
    return this.runtime("unevaluated", this.code(base, location), objectLiteral(rests, { compact: true }));
  }

  /** Emits a reference; one that may not be initialized yet is looked up on use. */
  #reference(check: ReferenceCheck, location: Location): string {
    const name = this.text(this.names.schemaName(check));
    const isLate = this.names.isCyclic(check) && !location.isDeferred;
    return isLate ? this.runtime("lazy", `() => ${name}`) : name;
  }
}
