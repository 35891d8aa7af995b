import type { ReferenceCheck } from "../../../core/checks/check-node.ts";
import type { FunctionPrinter } from "./function-printer.ts";

/** A position in a function, and the value that the code there checks. */
export interface Location {
  readonly printing: FunctionPrinter;
  /** The variable that holds the value. */
  readonly value: string;
  /** How many levels the value is below the value that the function is called with. */
  readonly levels: number;
  /** How many references were followed to get there. */
  readonly references: number;
  /** True inside of a member: there a reference back ends with the value. */
  readonly isInMember: boolean;
  /** The variables with the own properties of objects, by the variable of the object. */
  readonly owns: Map<string, string>;
}

/** The place in a block of statements: variables that are declared there end with it. */
export function insideBlock(location: Location, value = location.value): Location {
  return { ...location, value, owns: new Map(location.owns) };
}

/** The place of what the keywords of an object hold. */
export function insideMember(location: Location): Location {
  return { ...location, isInMember: true };
}

/** The place of the properties or items of the value. */
export function oneLevelDeeper(location: Location): Location {
  return { ...location, levels: location.levels + 1 };
}

/** The place behind a reference: where following them may not end, they count towards the depth of a value. */
export function behindReference(location: Location, reference: ReferenceCheck): Location {
  const isLazy = !location.isInMember && location.printing.isCyclic(reference);
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
