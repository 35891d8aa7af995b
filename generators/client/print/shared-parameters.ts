import { type Code, code, type Imported } from "../../core/emit/code.ts";
import { type Literal, literal } from "../../core/emit/literal.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import type { RunContext } from "../../core/generator.ts";
import { camelCase, isDeclarable } from "../../core/identifier.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { OperationPlan, ParameterPlan } from "../plan/plan-operation.ts";
import { OCCUPIED } from "../plan/written-names.ts";
import { parameterDescriptor } from "./emit-descriptor.ts";
import { runtimeType } from "./modules.ts";

/** The parameters of the operations of one file. */
export interface FileParameters {
  /** Constants for those that many operations have. */
  readonly declarations: readonly Code[];
  /** A parameter as it stands in the descriptor of an operation: by the name of its constant, or as data. */
  readonly descriptorOf: (parameter: ParameterPlan) => Literal;
}

interface Described {
  readonly parameter: ParameterPlan;
  readonly descriptor: Literal;
  /** Equal for equal descriptors. */
  readonly key: string;
}

/** From so many operations on, a parameter is a constant. Each one adds a few bytes to the bundle of one operation. */
const MANY = 6;

/**
 * Declares each parameter that many operations of a file have once. Programs that compile generated sources check every
 * descriptor: in large documents most of them are parameters, and most of those are the same ones.
 */
export function fileParameters(
  plans: readonly OperationPlan[],
  options: RunContext,
  runtime: (name: string) => Imported,
): FileParameters {
  const all = plans
    .flatMap(({ parameters }) => parameters)
    .map((parameter): Described => {
      const descriptor = parameterDescriptor(parameter, runtime);
      return { parameter, descriptor, key: JSON.stringify(descriptor) };
    });
  const taken = uniqueNames({ reserved: [...OCCUPIED, ...plans.flatMap(identifiersOf)] });
  const shared = repeated(all).map((one) => ({ ...one, name: taken.take(constantName(one.parameter)) }));
  const names = new Map(shared.map(({ key, name }) => [key, name]));
  const type = runtimeType(options, "ParameterDescriptor");
  const found = new Map(all.map((one) => [one.parameter, one]));
  return {
    declarations: shared.map(({ name, descriptor }) =>
      constDeclaration({ name, type, initializer: literal(descriptor), exported: false }),
    ),
    descriptorOf(parameter) {
      const { descriptor, key } = found.get(parameter) as Described; // all of the file are there
      const name = names.get(key);
      return name === undefined ? descriptor : code`${name}`;
    },
  };
}

/** Those whose key many have, once each, in the order in which they reach that number. */
function repeated(all: readonly Described[]): Described[] {
  const counts = new Map<string, number>();
  return all.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === MANY;
  });
}

/** What is exported beside the constants. */
function identifiersOf({ names: { identifier, aliases } }: OperationPlan): string[] {
  return [identifier, ...aliases.flatMap(({ written }) => written?.identifier ?? [])];
}

function constantName({ model: { name } }: ParameterPlan): string {
  const camel = camelCase(name);
  return isDeclarable(camel) ? camel : `${camel}Parameter`;
}
