import { type Code, code } from "../../core/emit/code.ts";
import { type Literal, literal } from "../../core/emit/literal.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import type { RunContext } from "../../core/generator.ts";
import { camelCase, isDeclarable } from "../../core/identifier.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { OperationPlan, ParameterPlan } from "../plan/plan-operation.ts";
import { OCCUPIED } from "../plan/written-names.ts";
import { parameterDescriptor, type Runtime } from "./emit-descriptor.ts";
import { runtimeType } from "./modules.ts";

/** The parameters of the operations of one file. */
export interface FileParameters {
  /** Constants for parameters of many operations. */
  readonly declarations: readonly Code[];
  /** Emits a parameter in a descriptor: as the name of its constant, or as data. */
  readonly descriptorOf: (parameter: ParameterPlan) => Literal;
}

interface Described {
  readonly parameter: ParameterPlan;
  readonly descriptor: Literal;
  /** Equal for equal descriptors. */
  readonly key: string;
}

/** Number of uses from which a parameter is a constant, which adds a few bytes to the bundle of an operation. */
const MANY = 6;

/**
 * Declares each parameter of many operations in a file once. Programs that compile generated sources check every
 * descriptor: in large documents, most of them consist of parameters, and most of those are repeated.
 */
export function fileParameters(
  plans: readonly OperationPlan[],
  options: RunContext,
  runtime: Runtime,
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
      const { descriptor, key } = found.get(parameter) as Described; // it has all parameters of the file
      const name = names.get(key);
      return name === undefined ? descriptor : code`${name}`;
    },
  };
}

/** Returns one parameter for each key that many have, in the order in which they reach that number. */
function repeated(all: readonly Described[]): Described[] {
  const counts = new Map<string, number>();
  return all.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === MANY;
  });
}

/** Returns the other exported names of an operation. */
function identifiersOf({ names: { identifier, aliases } }: OperationPlan): string[] {
  return [identifier, ...aliases.flatMap(({ written }) => written?.identifier ?? [])];
}

function constantName({ model: { name } }: ParameterPlan): string {
  const camel = camelCase(name);
  return isDeclarable(camel) ? camel : `${camel}Parameter`;
}
