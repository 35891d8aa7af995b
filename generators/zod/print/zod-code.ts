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
import { isObjectForm } from "../plan/object-form.ts";
import { innerPlace, type Place, untypedPlace } from "../plan/place.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { arrayCode } from "./array-code.ts";
import { allOfCode, checkedCode } from "./conjunction-code.ts";
import { call, indented, list, objectLiteral, WIDTH } from "./layout.ts";
import type { SchemaNames } from "./names.ts";
import { objectCode } from "./object-code.ts";
import { literalsCode, numberCode, stringCode } from "./scalar-code.ts";
import { typeText } from "./type-text.ts";

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
  readonly names: SchemaNames;
  /** The text of a part, which imports the names in it. */
  readonly text: (part: Printable) => string;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.names = names;
    this.text = text;
  }

  code(check: CheckNode, place: Place): string {
    switch (check.kind) {
      case "anything":
        return check.isUnstated ? this.own("unstated") : this.zod("unknown");
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
        return arrayCode(check, place, this);
      case "object":
        return objectCode(check, place, this);
      case "allOf":
        return allOfCode(check, place, this);
      case "anyOf":
      case "oneOf":
        return this.#choice(check, place);
      case "discriminator":
        return this.#discriminator(check, place);
      case "not":
      case "condition":
        return checkedCode(this.zod("unknown"), [check], place, UNKNOWN, this);
      case "on-type":
        return check.isMeant
          ? this.runtime("implied", quote(check.type), this.code(check.check, place))
          : checkedCode(this.zod("unknown"), [check], place, UNKNOWN, this);
      case "chosen":
        return this.zod("unknown");
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
    const start = `${PURE} ${this.own("deferred")}(() =>`;
    const text = `${this.code(check, place)}${ending}`;
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

  /** An expression with a type that is declared: unless it stands inside of one that has its own. */
  declared(type: TypeNode | undefined, code: string, place: Place): string {
    if (!type || !place.isTyped) return code;
    return call(`${this.own("typed")}<${typeText(type, this.names, this.text)}>`, code);
  }

  #choice(check: ChoiceCheck, place: Place): string {
    const plan = planChoice(check, place, this.names);
    const inner = plan.declared ? untypedPlace(place) : place;
    if (plan.isNullable) {
      const left = this.code(choiceOf(plan, check.kind), inner);
      return this.declared(plan.declared, `${left}.nullable()`, place);
    }
    const options = list(plan.options.map((option) => this.code(option, inner)));
    return this.declared(plan.declared, this.runtime(check.kind, options), place);
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, place: Place): string {
    const codes = list(options.map(({ check }) => this.code(check, place)));
    const values = list(options.map((option) => list(option.values.map(quote))));
    if (isOpen) return this.runtime("anyOf", codes, quote(propertyName), values);
    const isObjects = options.every(({ check }) => isObjectForm(check, place, this.names));
    return isObjects
      ? this.zod("discriminatedUnion", quote(propertyName), codes)
      : this.runtime("anyOf", codes);
  }

  #unevaluated({ base, properties, items }: UnevaluatedCheck, place: Place): string {
    const inner = untypedPlace(innerPlace(place));
    const rests = [
      ...(properties ? [{ key: "properties", value: this.code(properties, inner) }] : []),
      ...(items ? [{ key: "items", value: this.code(items, inner) }] : []),
    ];
    return this.runtime("unevaluated", this.code(base, place), objectLiteral(rests, { compact: true }));
  }

  /** Looks up when needed what may not be there yet. */
  #reference(check: ReferenceCheck, place: Place): string {
    const name = this.text(this.names.schemaName(check));
    const isLate = this.names.isCyclic(check) && !place.isDeferred;
    return isLate ? this.runtime("lazy", `() => ${name}`) : name;
  }
}
