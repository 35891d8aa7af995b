import {
  type Code,
  code,
  commentText,
  docComment,
  type GeneratorContext,
  imported,
  importedType,
  joined,
  literal,
  literalKey,
  moduleOf,
  quote,
} from "../generator.ts";
import type { FactoryPlan } from "./plan-factories.ts";
import type { SampleMember, SampleNode } from "./sample-node.ts";

/** The name of the factory of a component: `createQuote`. */
export function factoryName(identifier: string): string {
  return `create${identifier}`;
}

/** Returns a factory for each component, in document order. */
export function factories(plans: readonly FactoryPlan[], context: GeneratorContext): readonly Code[] {
  const runtime = `${context.modules.runtime}/mocks`;
  const names = new Map(plans.map(({ component }) => [component.name, factoryName(component.identifier)]));
  return plans.map(({ component: { identifier, name }, node }) => {
    const type = importedType(moduleOf(context, "types", "schemas"), identifier);
    const body = new Printer(runtime, names).print(node);
    const wrapped = node.kind === "object" ? code`(${body})` : body;
    return code`
      ${docComment(`Makes values of \`${commentText(name)}\`.`)}
      export const ${factoryName(identifier)}: ${importedType(runtime, "Factory")}<${type}> = /* @__PURE__ */ ${imported(runtime, "factory")}((${parameters(node)}) => ${wrapped});
    `;
  });
}

/** The parameters that a body uses. */
function parameters(node: SampleNode): string {
  const used = usesOf(node);
  if (used.all) return used.seed ? "seed, all" : "_seed, all";
  return used.seed ? "seed" : "";
}

function usesOf(node: SampleNode): { readonly seed: boolean; readonly all: boolean } {
  if (node.kind === "literal") return { seed: false, all: false };
  if (node.kind !== "object" && node.kind !== "list") return { seed: true, all: node.kind === "union" };
  const inner = (node.kind === "list" ? node.items : node.members.map((member) => member.node)).map(usesOf);
  const isPartial =
    node.kind === "list" ? node.isOptional : node.members.some(({ isOptional }) => isOptional);
  return { seed: inner.some(({ seed }) => seed), all: isPartial || inner.some(({ all }) => all) };
}

class Printer {
  readonly #runtime: string;
  readonly #names: ReadonlyMap<string, string>;

  constructor(runtime: string, names: ReadonlyMap<string, string>) {
    this.#runtime = runtime;
    this.#names = names;
  }

  print(node: SampleNode): Code {
    switch (node.kind) {
      case "literal":
        return code`${literal(node.value)}`;
      case "pick":
        return code`${imported(this.#runtime, "pick")}(seed, ${literal(node.values)})`;
      case "numbered":
        return code`${imported(this.#runtime, "numbered")}(${quote(node.start)}, ${String(node.digits)}, ${node.first === 0 ? "seed" : `seed + ${node.first}`})`;
      case "create":
        return code`${this.#names.get(node.component) ?? ""}({}, { seed, members: "required" })`;
      case "union": {
        const names = node.components.map((component) => code`${this.#names.get(component) ?? ""}`);
        return code`${imported(this.#runtime, "oneOf")}(seed, all, ${literal(names)})`;
      }
      case "object":
        return this.#object(node.members);
      case "list":
        return this.#list(node);
      default:
        return node satisfies never;
    }
  }

  #object(members: readonly SampleMember[]): Code {
    if (members.length === 0) return code`{}`;
    const line = ({ name, node }: SampleMember) => code`${literalKey(name)}: ${this.print(node)},`;
    const optional = members.filter(({ isOptional }) => isOptional).map(line);
    const required = members.filter(({ isOptional }) => !isOptional).map(line);
    const full = code`
      ...(all && {
        ${optional}
      }),
    `;
    return code`
      {
        ${required}
        ${optional.length > 0 && full}
      }
    `;
  }

  #list({ items, isOptional }: Extract<SampleNode, { kind: "list" }>): Code {
    const list = code`[${joined(
      items.map((item) => this.print(item)),
      ", ",
    )}]`;
    return isOptional ? code`all ? ${list} : []` : list;
  }
}
