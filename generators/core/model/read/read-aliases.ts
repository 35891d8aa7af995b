import { childPointer } from "../../document/pointer.ts";
import type { SourcePlace } from "../source-place.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** A former name, and where it stands. */
export interface FormerName {
  readonly name: string;
  readonly place: SourcePlace;
}

/** `x-aliases` of an operation or of a component: the names that it had before. */
export function readAliases(context: ModelContext, { value, pointer }: ModelNode): FormerName[] {
  const aliases = value["x-aliases"];
  if (aliases === undefined) return [];
  const place = (...path: string[]) => context.place(childPointer(pointer, "x-aliases", ...path));
  if (Array.isArray(aliases)) {
    const names = aliases.filter((name) => typeof name === "string" && name.trim() !== "");
    if (names.length === aliases.length)
      return names.map((name, index) => ({ name: String(name), place: place(String(index)) }));
  }
  context.report(place(), {
    code: "x-aliases-malformed",
    severity: "warning",
    message: "`x-aliases` must be a list of former names. It is ignored.",
    help: "Write a list of non-empty strings, or remove it.",
  });
  return [];
}
