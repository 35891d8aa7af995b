import type {
  AllOfCheck,
  ArrayCheck,
  CheckNode,
  ChoiceCheck,
  DiscriminatorCheck,
  MemberCheck,
  NumberCheck,
  ObjectCheck,
  OnTypeCheck,
  ReferenceCheck,
  StringCheck,
  Value,
} from "../../core/checks/check-node.ts";
import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { isFull } from "../../core/types/array-type.ts";
import { isKeyword, type TypeNode } from "../../core/types/type-node.ts";
import type { ExtendedObject, Piece } from "../plan/extended-object.ts";
import { innerLocation, type Location, typeIn } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { isSafeInteger } from "../plan/number-bounds.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { type OtherMembers, objectRest } from "../plan/object-index.ts";
import { choiceOf, planChoice } from "../plan/plan-choice.ts";
import { type Base, planConjunction } from "../plan/plan-conjunction.ts";
import { type Rule, rulesOf } from "../plan/rules.ts";
import { generic, objectType, tupleType, union } from "../text/layout.ts";
import { knownText, typeText } from "../text/type-text.ts";

/** The type of the expression that a check is printed as, so that declarations of it need no inference. */
export function schemaTypeCode(check: CheckNode, location: Location, names: SchemaNames): Layout {
  return layout(({ text }) => new ZodTypePrinter(names, text).type(check, location));
}

/** A check with where it is printed. */
export interface PrintedCheck {
  readonly check: CheckNode;
  readonly location: Location;
  readonly names: SchemaNames;
}

/** The type of an object, with the rules of its check. */
export function ruledTypeCode(type: Printable, { check, location, names }: PrintedCheck): Layout {
  return layout(({ text }) =>
    new ZodTypePrinter(names, text).ruled(text(type), rulesOf(check, location, names)),
  );
}

/** A place that makes no difference. */
const ANYWHERE = { within: undefined };

/** Prints the types of the expressions of `ZodPrinter`. */
export class ZodTypePrinter {
  readonly #names: SchemaNames;
  readonly #text: (part: Printable) => string;
  /** In how many others the expression stands whose type is printed. */
  #depth = 0;

  constructor(names: SchemaNames, text: (part: Printable) => string) {
    this.#names = names;
    this.#text = text;
  }

  type(check: CheckNode, location: Location): string {
    switch (check.kind) {
      case "anything":
        return check.isUnstated
          ? this.#text(code`typeof ${this.#names.runtime("unstated")}`)
          : this.#zod("ZodUnknown");
      case "nothing":
        return this.#zod("ZodNever");
      case "null":
        return this.#zod("ZodNull");
      case "boolean":
        return this.#zod("ZodBoolean");
      case "number":
        return this.#number(check);
      case "string":
        return this.#string(check);
      case "literals":
        return this.#literals(check.values);
      case "reference":
        return this.#reference(check, location);
      case "array":
        return this.#inside(() => this.#array(check, innerLocation(location)));
      case "object":
        return this.#ruled(check, location, () => this.#object(check, location));
      case "allOf":
        return this.#ruled(check, location, () => this.#allOf(check, location));
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
        return this.#zod("ZodUnknown");
      case "unevaluated":
        return this.type(check.base, location);
      default:
        return check satisfies never;
    }
  }

  /** The type of an expression inside of another one. */
  inner(check: CheckNode, location: Location): string {
    return this.#inside(() => this.type(check, location));
  }

  #zod(name: string): string {
    return `${this.#text(this.#names.z)}.${name}`;
  }

  #own(name: string): string {
    return this.#text(this.#names.runtimeType(name));
  }

  #inside(print: () => string): string {
    this.#depth += 1;
    const type = print();
    this.#depth -= 1;
    return type;
  }

  /** A schema of which only the type of its values is known. */
  #declared(type: TypeNode): string {
    const text = typeText(type, this.#names, this.#text);
    return generic(this.#zod("ZodType"), text, text);
  }

  #number(check: NumberCheck): string {
    if (check.form === "bigint") return this.#zod("ZodBigInt");
    return this.#zod(isSafeInteger(check) ? "ZodInt" : "ZodNumber");
  }

  #string({ known, prefix }: StringCheck): string {
    if (known) return generic(this.#own("OpenEnum"), knownText(known, this.#names, this.#text).trim());
    return prefix === undefined
      ? this.#zod("ZodString")
      : generic(this.#own("PrefixedString"), quote(prefix));
  }

  #literals(values: readonly Value[]): string {
    const text = union(values.map(valueType));
    if (values.some((value) => typeof value === "object"))
      return this.#declared(typeIn({ kind: "literals", values }, ANYWHERE, this.#names));
    const isEnum = values.length > 1 && values.every((one) => typeof one === "string" && one !== "__proto__");
    if (!isEnum) return generic(this.#zod("ZodLiteral"), text);
    return generic(this.#zod("ZodEnum"), generic(this.#zod("core.util.ToEnum"), text));
  }

  #array(check: ArrayCheck, inner: Location): string {
    const { prefixItems, items, minItems } = check;
    if (!prefixItems) return generic(this.#zod("ZodArray"), this.type(items, inner));
    const first = prefixItems.map((item, index) => {
      const type = this.type(item, inner);
      if (index >= minItems) return generic(this.#zod("ZodExactOptional"), type);
      return isKeyword(typeIn(item, inner, this.#names), "unknown")
        ? generic(this.#zod("ZodNonOptional"), type)
        : type;
    });
    const rest = isFull(check) ? "null" : this.type(items, inner);
    return generic(this.#zod("ZodTuple"), `readonly ${tupleType(first)}`, rest);
  }

  #object(check: ObjectCheck, location: Location): string {
    const rest = objectRest(check, location, this.#names);
    const catchall = (others: OtherMembers) =>
      generic(this.#zod("core.$catchall"), this.#others(others, location));
    if (rest.kind === "record") return generic(this.#zod("ZodObject"), "{}", catchall(rest.others));
    const shared = this.#names.sharedFor(check);
    const object = shared?.type ?? generic(this.#own("OpenObject"), this.#shape(check.members, location));
    switch (rest.kind) {
      case "unstated":
        return object;
      case "closed":
        return generic(this.#own("Closed"), object, this.#zod("core.$strict"));
      case "loose":
        return generic(this.#own("Closed"), object, this.#zod("core.$loose"));
      case "catchall":
        return generic(this.#own("Closed"), object, catchall(rest.others));
      default:
        return rest satisfies never;
    }
  }

  /** The type of an object with its rules. */
  ruled(type: string, rules: readonly Rule[]): string {
    return rules.length === 0 ? type : generic(this.#own("Ruled"), type, union(rules.map(ruleType)));
  }

  #ruled(check: CheckNode, location: Location, print: () => string): string {
    return this.ruled(this.#inside(print), rulesOf(check, location, this.#names));
  }

  #others({ check, declared }: OtherMembers, location: Location): string {
    return declared && location.isTyped
      ? this.#declared(declared)
      : this.type(check, innerLocation(location));
  }

  #shape(members: readonly MemberCheck[], location: Location): string {
    if (members.length === 0) return "{}";
    const inner = { ...innerLocation(location), isDeferred: true };
    return objectType(
      members.map(({ name, check, isOptional, text }) => {
        const value = this.type(check, inner);
        const type = text ? generic(this.#own("Coerced"), value) : value;
        return `${propertyKey(name)}: ${isOptional ? generic(this.#zod("ZodExactOptional"), type) : type}`;
      }),
    );
  }

  #allOf(check: AllOfCheck, location: Location): string {
    const plan = planConjunction(check, location, this.#names);
    return plan.declared ? this.#declared(plan.declared) : this.#base(plan.base, location);
  }

  #base(base: Base, location: Location): string {
    switch (base.kind) {
      case "anything":
      case "several":
        return this.#zod("ZodUnknown");
      case "one": {
        const isObject = base.check.kind === "reference" && isObjectForm(base.check, location, this.#names);
        return isObject ? this.#objectOf(base.check) : this.type(base.check, location);
      }
      case "object":
        return this.#extended(base, location);
      default:
        return base satisfies never;
    }
  }

  #extended({ pieces, demanded }: ExtendedObject, location: Location): string {
    const [first, ...others] = pieces;
    if (!first) return this.#zod("ZodUnknown");
    const shape = (piece: Piece) =>
      piece.kind === "reference"
        ? `(${this.#objectOf(piece)})["shape"]`
        : this.#shape(piece.members, location);
    const object = others.reduce(
      (type, piece) => generic(this.#own("Extended"), type, shape(piece)),
      first.kind === "reference" ? this.#objectOf(first) : this.type(first, location),
    );
    return demanded.length === 0
      ? object
      : generic(this.#own("RequiredMembers"), object, union(demanded.map(quote)));
  }

  /** The type of a schema with its members, however deep it goes. */
  #objectOf(check: ReferenceCheck): string {
    return `typeof ${this.#text(this.#names.schemaName(check))}`;
  }

  #choice(check: ChoiceCheck, location: Location): string {
    const plan = planChoice(check, location, this.#names);
    if (plan.declared && location.isTyped) return this.#declared(plan.declared);
    if (plan.isNullable)
      return generic(this.#zod("ZodNullable"), this.type(choiceOf(plan, check.kind), location));
    const options = plan.options.map((option) => this.type(option, location));
    return generic(
      this.#zod(check.kind === "oneOf" ? "ZodXor" : "ZodUnion"),
      `readonly ${tupleType(options)}`,
    );
  }

  #discriminator({ propertyName, options, isOpen }: DiscriminatorCheck, location: Location): string {
    const types = tupleType(options.map(({ check }) => this.type(check, location)));
    const isObjects = options.every(({ check }) => isObjectForm(check, location, this.#names));
    return isObjects && !isOpen
      ? generic(this.#zod("ZodDiscriminatedUnion"), types, quote(propertyName))
      : generic(this.#zod("ZodUnion"), `readonly ${types}`);
  }

  #meant({ isMeant, check }: OnTypeCheck, location: Location): string {
    return isMeant ? generic(this.#own("Implied"), this.type(check, location)) : this.#zod("ZodUnknown");
  }

  /** Ends a type at a schema that goes deep: TypeScript would infer through all that is inside of it. */
  #reference(check: ReferenceCheck, location: Location): string {
    const name = this.#text(this.#names.schemaName(check));
    const isLate = this.#names.isCyclic(check) && !location.isDeferred;
    const type =
      this.#names.goesDeep(check) && this.#depth > 0
        ? generic(this.#zod("ZodType"), name, name)
        : `typeof ${name}`;
    return isLate ? generic(this.#zod("ZodLazy"), type) : type;
  }
}

/** `["a", "b" | "c"]`: as long as `a` stays, so must the others. */
function ruleType({ when, members }: Rule): string {
  const first = when.length > 0 ? union(when.map(quote)) : "never";
  return `[${first}, ${members ? union(members.map(quote)) : "PropertyKey"}]`;
}

/** As `const` type parameters infer it. */
function valueType(value: Value): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `readonly ${tupleType(value.map(valueType))}`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, one]) => `readonly ${propertyKey(key)}: ${valueType(one ?? null)}`,
  );
  return members.length > 0 ? objectType(members) : "{}";
}
