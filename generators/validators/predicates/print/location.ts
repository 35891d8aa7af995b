import type { ReferenceCheck } from "../../../core/checks/check-node.ts";
import type { FunctionPrinter } from "./function-printer.ts";

/** A position in a function, and the value that the code there checks. */
export interface Location {
  readonly printing: FunctionPrinter;
  /** The variable with the value. */
  readonly value: string;
  /** Number of levels of the value below the argument of the function. */
  readonly levels: number;
  /** Number of cyclic references that were followed to it, without those inside members. */
  readonly references: number;
  /** True inside a member, where cyclic references are not counted: each goes a level deeper into the value. */
  readonly isInMember: boolean;
  /** The variables with the own properties of objects, by the variable of the object. */
  readonly owns: Map<string, string>;
}

/** Returns the location in a block of statements, whose variables end with it. */
export function insideBlock(location: Location, value = location.value): Location {
  return { ...location, value, owns: new Map(location.owns) };
}

/** Returns the location inside a member of an object. */
export function insideMember(location: Location): Location {
  return { ...location, isInMember: true };
}

/** Returns the location of the properties or items of the value. */
export function oneLevelDeeper(location: Location): Location {
  return { ...location, levels: location.levels + 1 };
}

/** Returns the location of a reference's target. Outside members, cyclic ones are counted: they may not go deeper. */
export function behindReference(location: Location, reference: ReferenceCheck): Location {
  const isLazy = !location.isInMember && location.printing.isCyclic(reference);
  return isLazy ? { ...location, references: location.references + 1 } : location;
}

/** Emits the depth of the value. */
export function depthAt({ printing, levels, references }: Location): string {
  if (levels === 0 && references === 0) return "depth";
  const steps = references === 0 ? [levels] : [levels, references];
  return `${printing.file.runtime("below")}(depth, ${steps.join(", ")})`;
}

/** Emits the depth as the last argument of a call, if the function has it. */
export function depthArgument(location: Location): string[] {
  return location.printing.countsDepth ? [depthAt(location)] : [];
}

/** Emits the condition that the value is nested too deeply, if the function has its depth. */
export function tooDeep(location: Location): string[] {
  return location.printing.countsDepth
    ? [`${location.printing.file.runtime("isTooDeep")}(${depthAt(location)})`]
    : [];
}
