import { memberAccess } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { valueText } from "../print/print-node.ts";
import { all, any, atom, type Expression, FALSE, not, print, TRUE } from "./expression.ts";
import { isExpression, isUnstated, mayTakeUndefined, narrows } from "./predicate-facts.ts";
import type { PredicateFile, PredicateName, PredicateReference } from "./predicate-file.ts";
import type {
  ArrayNode,
  ContainsNode,
  GuardType,
  ObjectCheck,
  ObjectNode,
  PatternSource,
  PredicateMember,
  PredicateNode,
  ScalarCheck,
  ScalarNode,
  UnevaluatedNode,
} from "./predicate-node.ts";
import { predicateOf } from "./predicate-of.ts";
import { block, functionOf, onlyIf, reachable, refuseUnless, withVariable } from "./statements.ts";

/** Where code stands in a function: how far below the value that the function is given, and what is known by then. */
interface Place {
  readonly levels: number;
  readonly references: number;
  /** What the own members of an object are called, by the name of the object. */
  readonly owns: Map<string, string>;
}

/** A function that is being written. */
interface Head {
  readonly name: string;
  /** True where it is told the depth of its value. */
  readonly counts: boolean;
  readonly isEvaluating?: boolean;
}

interface OwnMembers {
  /** True where looking into the object is a level deeper. */
  readonly isLevel?: boolean;
  readonly key?: string | undefined;
}

/** Sets of more values than these are looked up. */
const FEW = 8;

/** A predicate as it is declared. */
interface Declaration {
  readonly name: PredicateName;
  readonly node: PredicateNode;
  /** The type of what it accepts, and a sentence about it; set for what the file exports. */
  readonly exported?: { readonly output: string; readonly docs: string };
  /** True where it leads back to itself. */
  readonly isCyclic?: boolean;
}

/** Writes the functions of a predicate: for a whole value, and for a part of one where values nest without end. */
export function writePredicate(file: PredicateFile, { name, node, exported, isCyclic }: Declaration): void {
  const { is, at } = name;
  const start = exported ? `/** ${exported.docs} */\nexport ` : "";
  const result = exported ? `value is ${exported.output}` : "boolean";
  const head = `${start}function ${is}(value: unknown): ${result}`;
  if (at === undefined) {
    new FunctionPrinter(file, { name: is ?? "", counts: false }).write(head, node);
    return;
  }
  if (is !== undefined) file.add(functionOf(head, [`return ${file.runtime("acceptsWhole")}(${at}, value);`]));
  const before = exported ? `${AT_DOCS}export ` : "";
  const inner = isCyclic ? file.reserve(`accepts ${at.replace(/^is/, "")}`) : at;
  const isBefore = isCyclic ? "" : before;
  new FunctionPrinter(file, { name: is ?? at, counts: true }).write(
    `${isBefore}function ${inner}(value: unknown, depth: number): boolean`,
    node,
  );
  if (!isCyclic) return;
  const remembered = `/* @__PURE__ */ ${file.runtime("remembered")}(${inner})`;
  file.add(`${before}const ${at}: ${file.runtimeType("AcceptsAt")} = ${remembered};`);
}

/** The predicate of a schema, which is written where only this file has it. */
export function predicateFor(file: PredicateFile, key: string): PredicateReference {
  const { nodes } = file;
  return file.referenceTo(key, (name, target) => {
    const node = predicateOf(nodes.nodeOf(key), nodes.nodeOf);
    writePredicate(file, { name, node, isCyclic: nodes.isRecursive(target.schema) });
  });
}

const AT_DOCS = "/** For the files beside this one: a part of a value, with its depth. */\n";

class FunctionPrinter {
  readonly #file: PredicateFile;
  readonly #head: Head;
  readonly #names = new Set(["value", "depth", "found"]);

  constructor(file: PredicateFile, head: Head) {
    this.#file = file;
    this.#head = head;
  }

  /** What the function asks about. */
  get #subject(): string {
    return this.#head.name.replace(/^is/, "");
  }

  /** Writes the whole function, and returns nothing: what it needs stands before or behind it. */
  write(start: string, node: PredicateNode): void {
    this.#file.add(functionOf(start, this.body(node)));
  }

  body(node: PredicateNode): readonly string[] {
    const place: Place = { levels: 0, references: 0, owns: new Map() };
    if (isExpression(node)) return [`return ${print(this.#test(node, "value", place))};`];
    const lines = reachable(this.#refuse(node, "value", place));
    return lines.at(-1) === "return false;" ? lines : [...lines, "return true;"];
  }

  /** Statements that return false where a value is rejected. */
  #refuse(node: PredicateNode, v: string, place: Place): string[] {
    switch (node.kind) {
      case "anything":
        return [];
      case "nothing":
        return ["return false;"];
      case "all":
        return this.#refuseAll(node.parts, v, place);
      case "object":
        return this.#refuseObject(node, v, place);
      case "object-check":
        return this.#refuseObjectCheck(node.check, v, place);
      case "array":
        return this.#refuseArray(node, v, place);
      case "switch":
        return this.#refuseSwitch(node, v, place);
      case "unevaluated":
        return this.#refuseUnevaluated(node, v, place);
      case "any": {
        const [first, second, ...more] = node.options;
        const absent = first?.kind === "scalar" && ABSENT[first.type];
        if (!absent || !second || more.length > 0 || isExpression(second)) break;
        return onlyIf(`${v} !== ${absent}`, this.#refuse(second, v, inner(place)));
      }
      case "on-type":
        if (isExpression(node.part)) break;
        return onlyIf(print(this.#guard(node.type, v)), this.#refuse(node.part, v, inner(place)));
      default:
    }
    return refuseUnless(this.#test(node, v, place));
  }

  /** One part after the other. What has narrowed the type of the value for the compiler would stand in the way of the next. */
  #refuseAll(parts: readonly PredicateNode[], v: string, place: Place): string[] {
    const lines: string[] = [];
    let isNarrowed = false;
    // What is asked of members first: it narrows nothing.
    const isOfMembers = ({ kind }: PredicateNode) => kind === "object" || kind === "object-check";
    const ordered = [...parts.filter(isOfMembers), ...parts.filter((part) => !isOfMembers(part))];
    for (const part of ordered) {
      const isSafe =
        !isNarrowed || part.kind === "name" || part.kind === "object" || part.kind === "object-check";
      lines.push(...(isSafe ? this.#refuse(part, v, place) : refuseUnless(this.#call(part, v, place))));
      isNarrowed ||= narrows(part);
    }
    return lines;
  }

  #refuseObject({ members, others }: ObjectNode, v: string, place: Place): string[] {
    const lines = this.#ownMembers(v, place, { isLevel: true, key: members[0]?.key });
    const own = place.owns.get(v) ?? v;
    const within = { ...place, levels: place.levels + 1 };
    for (const member of members) lines.push(...this.#refuseMember(member, own, within));
    return [
      ...lines,
      ...this.#refuseOthers(
        members.map(({ key }) => key),
        others,
        own,
        within,
      ),
    ];
  }

  /** Names the own members of an object, and rejects what is none. One of them that has a name is read first. */
  #ownMembers(v: string, place: Place, { isLevel = false, key }: OwnMembers = {}): string[] {
    const deep = isLevel ? this.#tooDeep(place) : [];
    if (place.owns.has(v)) return deep.length > 0 ? [`if (${deep.join("")}) return false;`] : [];
    const own = this.#name(v === "value" ? "own" : `own ${v}`);
    place.owns.set(v, own);
    const refused = [`!${this.#file.runtime("isObject")}(${v})`, ...deep].join(" || ");
    const first = key === undefined || key in Object.prototype ? [] : [`${v}${memberAccess(key)}`];
    return [
      `if (${refused}) return false;`,
      `const ${own} = ${this.#file.runtime("membersOf")}(${[v, ...first].join(", ")});`,
    ];
  }

  #tooDeep(place: Place): string[] {
    return this.#head.counts ? [`${this.#file.runtime("isTooDeep")}(${this.#depth(place)})`] : [];
  }

  #refuseMember({ key, node, isOptional }: PredicateMember, own: string, place: Place): string[] {
    if (isOptional && node.kind === "anything") return [];
    const member = this.#name(key);
    return withVariable(
      member,
      ` = ${this.#read(own, key)};`,
      isOptional ? this.#refuseGiven(node, member, place) : this.#refuseRequired(node, member, place),
    );
  }

  #refuseRequired(node: PredicateNode, member: string, place: Place): string[] {
    const absent = mayTakeUndefined(node) ? [`if (${member} === undefined) return false;`] : [];
    return [...absent, ...this.#refuse(node, member, inner(place))];
  }

  #refuseGiven(node: PredicateNode, member: string, place: Place): string[] {
    const isThere = atom(`${member} !== undefined`, `${member} === undefined`);
    if (isExpression(node)) return refuseUnless(any([not(isThere), this.#test(node, member, place)]));
    return onlyIf(print(isThere), this.#refuse(node, member, inner(place)));
  }

  #read(own: string, key: string): string {
    if (key in Object.prototype) return `${this.#file.runtime("getOwn")}(${own}, ${quote(key)})`;
    return `${own}${memberAccess(key)}`;
  }

  #refuseOthers(names: readonly string[], others: PredicateNode, own: string, place: Place): string[] {
    if (others.kind === "anything") return [];
    const [key, other] = [this.#name("key"), this.#name("other")];
    const isNamed = names.length > 0 ? [`if (${this.#isOneOf(key, names)}) continue;`] : [];
    return this.#eachMember({ own, key, other }, isNamed, this.#refuse(others, other, inner(place)));
  }

  #eachMember(
    { own, key, other }: { readonly own: string; readonly key: string; readonly other: string },
    skips: readonly string[],
    lines: readonly string[],
  ): string[] {
    if (lines.length === 0) return [];
    const read = [...skips, `const ${other} = ${own}[${key}];`, `if (${other} === undefined) continue;`];
    return [`for (const ${key} of Object.keys(${own})) ${block([...read, ...lines])}`];
  }

  #isOneOf(v: string, values: readonly string[]): string {
    if (values.length <= FEW) return values.map((value) => `${v} === ${quote(value)}`).join(" || ");
    return `${this.#setOf(values)}.has(${v})`;
  }

  #setOf(values: readonly (string | number | bigint | boolean | null)[]): string {
    const list = values.map(valueText).join(", ");
    return this.#file.constant(`${this.#subject} values`, `/* @__PURE__ */ new Set<unknown>([${list}])`);
  }

  #refuseObjectCheck(check: ObjectCheck, v: string, place: Place): string[] {
    const lines = this.#ownMembers(v, place);
    const own = place.owns.get(v) ?? v;
    return [...lines, ...this.#checkMembers(check, v, own, place)];
  }

  #checkMembers(check: ObjectCheck, v: string, own: string, place: Place): string[] {
    const [key, other] = [this.#name("key"), this.#name("other")];
    const each = (skips: readonly string[], lines: readonly string[]) =>
      this.#eachMember({ own, key, other }, skips, lines);
    switch (check.kind) {
      case "patterns":
        return each(
          [],
          check.entries.flatMap(({ pattern, node }) =>
            onlyIf(`${this.#pattern(pattern)}.test(${key})`, this.#refuse(node, other, inner(place))),
          ),
        );
      case "additional": {
        const known = [
          ...(check.names.length > 0 ? [this.#isOneOf(key, check.names)] : []),
          ...check.patterns.map((pattern) => `${this.#pattern(pattern)}.test(${key})`),
        ];
        const skips = known.length > 0 ? [`if (${known.join(" || ")}) continue;`] : [];
        return each(skips, this.#refuse(check.node, other, inner(place)));
      }
      case "names":
        return check.node.kind === "anything"
          ? []
          : each([], refuseUnless(this.#call(check.node, key, place)));
      case "min":
      case "max": {
        const count = `${this.#file.runtime("keysOf")}(${own}).length`;
        return [`if (${count} ${check.kind === "min" ? "<" : ">"} ${check.count}) return false;`];
      }
      case "requires":
        return onlyIf(
          `${this.#read(own, check.key)} !== undefined`,
          check.names.map((name) => `if (${this.#read(own, name)} === undefined) return false;`),
        );
      case "dependent":
        return onlyIf(
          `${this.#read(own, check.key)} !== undefined`,
          refuseUnless(this.#call(check.node, v, place)),
        );
      default:
        return check satisfies never;
    }
  }

  #refuseArray(array: ArrayNode, v: string, place: Place): string[] {
    const { first, rest, min, max, isUnique, contains } = array;
    const isFull = rest.kind === "nothing" && first.length > 0;
    const most = isFull ? Math.min(max ?? first.length, first.length) : max;
    const refused = [
      `!Array.isArray(${v})`,
      ...(min > 0 ? [`${v}.length < ${min}`] : []),
      ...(most === undefined ? [] : [`${v}.length > ${most}`]),
      ...this.#tooDeep(place),
    ];
    const within = { ...place, levels: place.levels + 1 };
    return [
      `if (${refused.join(" || ")}) return false;`,
      ...first.flatMap((item, index) => this.#refuseItem(item, `${v}`, index, within)),
      ...(isFull ? [] : this.#refuseRest(rest, v, first.length, within)),
      ...(isUnique ? [`if (!${this.#file.runtime("areUnique")}(${v})) return false;`] : []),
      ...contains.flatMap((one) => this.#refuseContains(one, v, place)),
    ];
  }

  #refuseItem(
    { node, isOptional }: ArrayNode["first"][number],
    v: string,
    index: number,
    place: Place,
  ): string[] {
    const item = this.#name(`item ${index + 1}`);
    const lines = this.#refuse(node, item, inner(place));
    if (lines.length === 0) return [];
    const given = withVariable(item, `: unknown = ${v}[${index}];`, lines);
    return isOptional ? onlyIf(`${v}.length > ${index}`, given) : given;
  }

  #refuseRest(rest: PredicateNode, v: string, start: number, place: Place): string[] {
    const [index, item] = [this.#name("index"), this.#name("item")];
    const lines = this.#refuse(rest, item, inner(place));
    if (lines.length === 0) return [];
    const loop = `for (let ${index} = ${start}; ${index} < ${v}.length; ${index} += 1)`;
    return [`${loop} ${block(withVariable(item, `: unknown = ${v}[${index}];`, lines))}`];
  }

  #refuseContains({ item, min, max, counted }: ContainsNode, v: string, place: Place): string[] {
    const count = (node: PredicateNode) =>
      `${this.#file.runtime("countOf")}(${v}, ${this.#function(node, place)})`;
    return [
      ...(min > 0 ? [`if (${count(item)} < ${min}) return false;`] : []),
      ...(max === undefined ? [] : [`if (${count(counted)} > ${max}) return false;`]),
    ];
  }

  #refuseSwitch(
    { property, cases }: Extract<PredicateNode, { kind: "switch" }>,
    v: string,
    place: Place,
  ): string[] {
    const lines = this.#ownMembers(v, place, { key: property });
    const own = place.owns.get(v) ?? v;
    const branches = cases.map(({ values, node }) => {
      const labels = values.map((value) => `case ${valueText(value)}:`).join("\n");
      return `${labels} ${block([...this.#refuse(node, v, inner(place)), "break;"])}`;
    });
    return [
      ...lines,
      `switch (${this.#read(own, property)}) ${block([...branches, "default:\n  return false;"])}`,
    ];
  }

  /** A condition. What takes statements is a function of its own. */
  #test(node: PredicateNode, v: string, place: Place): Expression {
    switch (node.kind) {
      case "anything":
        return TRUE;
      case "nothing":
        return FALSE;
      case "present":
        return atom(`${v} !== undefined`, `${v} === undefined`);
      case "scalar":
        return this.#testScalar(node, v);
      case "literals":
        return this.#testLiterals(node.values, v);
      case "equal": {
        const values = this.#file.constant(
          `${this.#subject} values`,
          `[${node.values.map(valueText).join(", ")}]`,
          "readonly unknown[]",
        );
        return atom(`${this.#file.runtime("equalsOneOf")}(${v}, ${values})`);
      }
      case "name":
        return atom(this.#callName(node, v, place));
      case "all": {
        const [first, ...others] = node.parts;
        if (!first) return TRUE;
        return all([this.#test(first, v, place), ...others.map((part) => this.#call(part, v, place))]);
      }
      case "any":
        return any(node.options.map((option) => this.#test(option, v, place)));
      case "one":
        return this.#testOne(node.options, v, place);
      case "not":
        return not(this.#call(node.part, v, place));
      case "condition": {
        const [test, then, otherwise] = [node.if, node.then, node.else].map((part) =>
          print(this.#call(part, v, place)),
        );
        return atom(`(${test} ? ${then} : ${otherwise})`);
      }
      case "on-type":
        return any([not(this.#guard(node.type, v)), this.#testOfType(node.type, node.part, v, place)]);
      default:
        return this.#call(node, v, place);
    }
  }

  #testOfType(type: GuardType, part: PredicateNode, v: string, place: Place): Expression {
    if (part.kind !== "scalar" || part.type !== type) return this.#call(part, v, place);
    return all(this.#checks(part, v));
  }

  #testOne(options: readonly PredicateNode[], v: string, place: Place): Expression {
    const counted = options.map((option) => `Number(${print(this.#call(option, v, place))})`);
    return atom(`${counted.join(" + ")} === 1`, `${counted.join(" + ")} !== 1`);
  }

  #testLiterals(values: readonly unknown[], v: string): Expression {
    const plain = values as readonly (string | number | bigint | boolean | null)[]; // others are compared deeply
    if (plain.length > FEW) return atom(`${this.#setOf(plain)}.has(${v})`);
    return any(plain.map((value) => atom(`${v} === ${valueText(value)}`, `${v} !== ${valueText(value)}`)));
  }

  #testScalar(node: ScalarNode, v: string): Expression {
    return all([this.#isOfType(node.type, v), ...this.#checks(node, v)]);
  }

  #isOfType(type: ScalarNode["type"], v: string): Expression {
    switch (type) {
      case "null":
      case "undefined":
        return atom(`${v} === ${type}`, `${v} !== ${type}`);
      case "numeric":
        return any([typeOf(v, "number"), typeOf(v, "bigint")]);
      default:
        return typeOf(v, type);
    }
  }

  #checks({ type, checks }: ScalarNode, v: string): Expression[] {
    // A pattern that begins with a fixed text says so itself.
    const hasPattern = checks.some(({ kind }) => kind === "pattern");
    const asked = checks.filter(({ kind }) => !(kind === "starts-with" && hasPattern));
    const isWhole = ({ kind }: ScalarCheck) => kind === "integer" || kind === "safe-integer";
    const finite = type === "number" && !checks.some(isWhole) ? [atom(`Number.isFinite(${v})`)] : [];
    const ordered = [...asked.filter(isWhole), ...asked.filter((check) => !isWhole(check))];
    return [...finite, ...ordered.map((check) => this.#check(check, type, v))];
  }

  #check(check: ScalarCheck, type: ScalarNode["type"], v: string): Expression {
    switch (check.kind) {
      case "compare": {
        const bound = valueText(check.bound);
        const test = `${v} ${check.operator} ${bound}`;
        // Where NaN may come, no comparison is the opposite of another.
        return type === "numeric"
          ? atom(test, `!(${test})`)
          : atom(test, `${v} ${OPPOSITES[check.operator]} ${bound}`);
      }
      case "integer":
        return type === "numeric"
          ? any([typeOf(v, "bigint"), atom(`Number.isInteger(${v})`)])
          : atom(`Number.isInteger(${v})`);
      case "safe-integer":
        return atom(`Number.isSafeInteger(${v})`);
      case "multiple-of": {
        const divisor = valueText(check.divisor);
        if (typeof check.divisor === "bigint")
          return atom(`${v} % ${divisor} === 0n`, `${v} % ${divisor} !== 0n`);
        return atom(`${this.#file.runtime("isMultipleOf")}(${v}, ${divisor})`);
      }
      case "at-least":
        if (check.length <= 1) return atom(`${v}.length >= ${check.length}`, `${v}.length < ${check.length}`);
        return atom(`${this.#file.runtime("hasAtLeast")}(${v}, ${check.length})`);
      case "at-most":
        return atom(`${this.#file.runtime("hasAtMost")}(${v}, ${check.length})`);
      case "starts-with":
        return atom(`${v}.startsWith(${quote(check.prefix)})`);
      case "pattern":
        return atom(`${this.#pattern(check.pattern)}.test(${v})`);
      case "format":
        return atom(`${this.#file.runtime(check.name)}(${v})`);
      default:
        return check satisfies never;
    }
  }

  #pattern({ source, isLiteral }: PatternSource): string {
    const name = `${this.#subject} pattern`;
    if (isLiteral) return this.#file.constant(name, `/${source}/u`);
    return this.#file.constant(
      name,
      `/* @__PURE__ */ ${this.#file.runtime("compilePattern")}(${quote(source)})`,
    );
  }

  #guard(type: GuardType, v: string): Expression {
    switch (type) {
      case "array":
        return atom(`Array.isArray(${v})`);
      case "object":
        return atom(`${this.#file.runtime("isObject")}(${v})`);
      default:
        return this.#isOfType(type, v);
    }
  }

  /** A part as a call: of another predicate, or of a function for this part alone. */
  #call(node: PredicateNode, v: string, place: Place): Expression {
    switch (node.kind) {
      case "anything":
        return TRUE;
      case "nothing":
        return FALSE;
      case "name":
        return atom(this.#callName(node, v, place));
      case "equal":
      case "present":
        return this.#test(node, v, place);
      default:
        return atom(`${this.#part(node)}(${[v, ...this.#depthArgument(place)].join(", ")})`);
    }
  }

  #callName({ key, isLazy }: Extract<PredicateNode, { kind: "name" }>, v: string, place: Place): string {
    const name = predicateFor(this.#file, key);
    if (!name.nests || !this.#head.counts) return name.whole(v);
    return name.part(v, this.#depth(isLazy ? { ...place, references: place.references + 1 } : place));
  }

  /** A part as a function of a value alone. */
  #function(node: PredicateNode, place: Place): string {
    if (this.#head.counts || (node.kind !== "name" && isExpression(node))) {
      const item = this.#name("item");
      const test = print(this.#call(node, item, place));
      return new RegExp(`\\b${item}\\b`).test(test) ? `(${item}) => ${test}` : `() => ${test}`;
    }
    return node.kind === "name" ? predicateFor(this.#file, node.key).function() : this.#part(node);
  }

  #part(node: PredicateNode): string {
    const name = this.#file.reserve(`${this.#subject} part`);
    const printer = new FunctionPrinter(this.#file, { ...this.#head, isEvaluating: false });
    const parameters = this.#head.counts ? "value: unknown, depth: number" : "value: unknown";
    printer.write(`function ${name}(${parameters}): boolean`, node);
    return name;
  }

  #depthArgument(place: Place): string[] {
    return this.#head.counts ? [this.#depth(place)] : [];
  }

  #depth({ levels, references }: Place): string {
    if (levels === 0 && references === 0) return "depth";
    const steps = references === 0 ? [levels] : [levels, references];
    return `${this.#file.runtime("below")}(depth, ${steps.join(", ")})`;
  }

  /** The schema, then what holds for the members and items that none of its parts has looked at. */
  #refuseUnevaluated(node: UnevaluatedNode, v: string, place: Place): string[] {
    const found = this.#name("found");
    return withVariable(found, ` = ${this.#file.runtime("nothingEvaluated")}();`, [
      `if (!${this.#evaluation(node.base, v, found, place)}) return false;`,
      ...this.#refuseUnlooked(node, v, found, place),
    ]);
  }

  /** What no part has looked at, held to what is asked of it. */
  #refuseUnlooked(node: UnevaluatedNode, v: string, found: string, place: Place): string[] {
    const lines: string[] = [];
    const isEvaluated = this.#file.runtime("isEvaluated");
    if (node.properties) {
      const [own, key, other] = [this.#name("own"), this.#name("key"), this.#name("other")];
      const skips = [`if (${isEvaluated}(${found}, ${key})) continue;`];
      const loop = this.#eachMember(
        { own, key, other },
        skips,
        this.#refuse(node.properties, other, inner(place)),
      );
      const read = withVariable(own, ` = ${this.#file.runtime("membersOf")}(${v});`, loop);
      lines.push(...onlyIf(`${this.#file.runtime("isObject")}(${v})`, read));
    }
    if (node.items) {
      const [index, item] = [this.#name("index"), this.#name("item")];
      const loop = `for (let ${index} = 0; ${index} < ${v}.length; ${index} += 1) ${block([
        `if (${isEvaluated}(${found}, ${index})) continue;`,
        ...withVariable(item, `: unknown = ${v}[${index}];`, this.#refuse(node.items, item, inner(place))),
      ])}`;
      lines.push(...onlyIf(`Array.isArray(${v})`, [loop]));
    }
    return lines;
  }

  /** A condition that also collects what the part looks at. */
  #evaluation(node: PredicateNode, v: string, found: string, place: Place): string {
    const rest = this.#depthArgument(place);
    switch (node.kind) {
      case "name": {
        const at = node.isLazy ? { ...place, references: place.references + 1 } : place;
        return `${this.#evaluatorOf(node.key)}(${[v, found, ...this.#depthArgument(at)].join(", ")})`;
      }
      case "anything":
      case "nothing":
      case "present":
      case "scalar":
      case "literals":
      case "equal":
      case "not":
        return print(this.#call(node, v, place));
      default:
        return `${this.#evaluatingPart(node)}(${[v, found, ...rest].join(", ")})`;
    }
  }

  #evaluatorOf(key: string): string {
    const { nodes } = this.#file;
    return this.#file.evaluatorOf(`${this.#head.counts} ${key}`, key, (name) => {
      const node = predicateOf(nodes.nodeOf(key), nodes.nodeOf);
      new FunctionPrinter(this.#file, { ...this.#head, name }).#writeEvaluation(name, node);
    });
  }

  #evaluatingPart(node: PredicateNode): string {
    const name = this.#file.reserve(`evaluate ${this.#subject} part`);
    new FunctionPrinter(this.#file, this.#head).#writeEvaluation(name, node);
    return name;
  }

  #writeEvaluation(name: string, node: PredicateNode): void {
    const type = this.#file.runtimeType("Evaluated");
    const depth = this.#head.counts ? ", depth: number" : "";
    const place: Place = { levels: 0, references: 0, owns: new Map() };
    const lines = this.#evaluate(node, place);
    this.#file.add(functionOf(`function ${name}(value: unknown, found: ${type}${depth}): boolean`, lines));
  }

  #evaluate(node: PredicateNode, place: Place): string[] {
    const v = "value";
    const evaluation = (part: PredicateNode, into = "found") => this.#evaluation(part, v, into, place);
    const accepted = () => refuseUnless(this.#call(node, v, place));
    switch (node.kind) {
      case "all":
        return [`return ${node.parts.map((part) => evaluation(part)).join(" && ") || "true"};`];
      case "any":
        return this.#evaluateOptions(node.options, place, "> 0");
      case "switch":
        return this.#evaluateOptions(
          node.cases.map((one) => one.node),
          place,
          "> 0",
        );
      case "one":
        return this.#evaluateOptions(node.options, place, "=== 1");
      case "condition":
        return [
          `const own = ${this.#file.runtime("nothingEvaluated")}();`,
          `if (!${evaluation(node.if, "own")}) return ${evaluation(node.else)};`,
          `${this.#file.runtime("addEvaluated")}(found, own);`,
          `return ${evaluation(node.then)};`,
        ];
      case "on-type":
        return [`return ${print(not(this.#guard(node.type, v)))} || ${evaluation(node.part)};`];
      case "object": {
        const names = node.members.filter((member) => !isUnstated(member.node)).map(({ key }) => key);
        return [
          ...accepted(),
          ...(isUnstated(node.others) ? [] : ["found.isAll = true;"]),
          ...(names.length > 0
            ? [`for (const name of [${names.map(quote).join(", ")}]) found.names.add(name);`]
            : []),
          "return true;",
        ];
      }
      case "array":
        return [
          ...accepted(),
          ...(node.first.length > 0 ? [`found.items = Math.max(found.items, ${node.first.length});`] : []),
          ...(isUnstated(node.rest) || (node.rest.kind === "nothing" && node.first.length > 0)
            ? []
            : ["found.isAll = true;"]),
          ...node.contains.map(
            ({ item }) =>
              `if (Array.isArray(value)) ${this.#file.runtime("lookAtItems")}(found, value, ${this.#function(item, place)});`,
          ),
          "return true;",
        ];
      case "object-check":
        return this.#evaluateObjectCheck(node.check, accepted(), place);
      case "unevaluated": {
        const of = [
          ...(node.properties ? [`${this.#file.runtime("isObject")}(value)`] : []),
          ...(node.items ? ["Array.isArray(value)"] : []),
        ];
        const whole = ["found.isAll = true;", `return ${print(this.#call(node, v, place))};`];
        return [...onlyIf(of.join(" || "), whole), `return ${evaluation(node.base)};`];
      }
      default:
        return [`return ${evaluation(node)};`];
    }
  }

  #evaluateOptions(options: readonly PredicateNode[], place: Place, enough: string): string[] {
    const nothing = this.#file.runtime("nothingEvaluated");
    const add = this.#file.runtime("addEvaluated");
    return [
      "let count = 0;",
      ...options.flatMap((option) => {
        const own = this.#name("own");
        const looked = block([`${add}(found, ${own});`, "count += 1;"]);
        return [
          `const ${own} = ${nothing}();`,
          `if (${this.#evaluation(option, "value", own, place)}) ${looked}`,
        ];
      }),
      `return count ${enough};`,
    ];
  }

  #evaluateObjectCheck(check: ObjectCheck, accepted: string[], place: Place): string[] {
    const isObject = () => `${this.#file.runtime("isObject")}(value)`;
    switch (check.kind) {
      case "patterns": {
        const patterns = check.entries.map(({ pattern }) => this.#pattern(pattern)).join(", ");
        const look = `${this.#file.runtime("lookAtNames")}(found, value, [${patterns}]);`;
        return [...accepted, `if (${isObject()}) ${look}`, "return true;"];
      }
      case "additional":
        return [...accepted, "found.isAll = true;", "return true;"];
      case "dependent": {
        const own = this.#name("own");
        return [
          `if (!${isObject()}) return true;`,
          `const ${own} = ${this.#file.runtime("membersOf")}(value);`,
          `return ${this.#read(own, check.key)} === undefined || ${this.#evaluation(check.node, "value", "found", place)};`,
        ];
      }
      default:
        return [...accepted, "return true;"];
    }
  }

  /** A name for a variable of the function. */
  #name(wanted: string): string {
    const name = this.#file.variable(wanted, this.#names);
    this.#names.add(name);
    return name;
  }
}

const ABSENT: Readonly<Record<string, string | undefined>> = { null: "null", undefined: "undefined" };

const OPPOSITES = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const;

function typeOf(v: string, type: string): Expression {
  return atom(`typeof ${v} === "${type}"`, `typeof ${v} !== "${type}"`);
}

/** What is inside of a block: names of members that it makes end with it. */
function inner(place: Place): Place {
  return { ...place, owns: new Map(place.owns) };
}
