import type { PredicateFile } from "../file/predicate-file.ts";
import type { PredicateReference } from "../file/reference.ts";
import type { PredicateNode } from "../predicate-node.ts";
import type { Expression } from "./expression.ts";

/** Where code stands in a function, and which value it checks. */
export interface Location {
  readonly printing: Printing;
  /** The variable that holds the value. */
  readonly value: string;
  /** How many levels the value is below the value that the function is called with. */
  readonly levels: number;
  /** How many references were followed to get there. */
  readonly references: number;
  /** The variables with the own properties of objects, by the variable of the object. */
  readonly owns: Map<string, string>;
}

/** The function that is being printed. */
export interface Printing {
  readonly file: PredicateFile;
  /** True if the function has a parameter for the depth of its value. */
  readonly countsDepth: boolean;
  /** What the function is about, for the names of what it needs. */
  readonly subject: string;
  /** Statements that return false for a value that a node rejects. */
  reject(node: PredicateNode, location: Location): string[];
  /** The condition that a node accepts the value. */
  test(node: PredicateNode, location: Location): Expression;
  /** A name for a variable that nothing in the function has. */
  variable(wanted: string): string;
  /** Prints a function for a node alone, and returns its name. */
  part(node: PredicateNode): string;
  /** The same for a function that also collects what the node evaluates. */
  evaluatingPart(node: PredicateNode): string;
  /** The function that collects what another schema evaluates. */
  evaluatorOf(key: string): string;
  /** The predicate of another schema. */
  predicateFor(key: string): PredicateReference;
}

/** The place in a block of statements: variables that are declared there end with it. */
export function insideBlock(location: Location, value = location.value): Location {
  return { ...location, value, owns: new Map(location.owns) };
}

/** The place of the properties or items of the value. */
export function oneLevelDeeper(location: Location): Location {
  return { ...location, levels: location.levels + 1 };
}

/** The place behind a reference. */
export function behindReference(location: Location, isLazy: boolean): Location {
  return isLazy ? { ...location, references: location.references + 1 } : location;
}

/** The depth of the value, as an expression. */
export function depthAt({ printing, levels, references }: Location): string {
  if (levels === 0 && references === 0) return "depth";
  const steps = references === 0 ? [levels] : [levels, references];
  return `${printing.file.runtime("below")}(depth, ${steps.join(", ")})`;
}

/** The depth as the last argument of a call, where the function knows it. */
export function depthArgument(location: Location): string[] {
  return location.printing.countsDepth ? [depthAt(location)] : [];
}

/** The condition that the value is nested too deeply, where the function knows its depth. */
export function tooDeep(location: Location): string[] {
  return location.printing.countsDepth
    ? [`${location.printing.file.runtime("isTooDeep")}(${depthAt(location)})`]
    : [];
}
