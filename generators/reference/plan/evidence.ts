import { isObject, type Json } from "../../core/json.ts";
import { joined, note } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Evidence for a part of a document: additions to the service's own document, and questions that it leaves open. */
export interface Evidence {
  readonly "x-codegen-inferred"?: Json | undefined;
  readonly "x-codegen-unspecified"?: Json | undefined;
}

const MARKS = [
  ["x-codegen-inferred", "Inferred"],
  ["x-codegen-unspecified", "Unspecified"],
] as const;

/** Returns the reasons, one after the other. */
export function evidenceNotes(evidence: Evidence, { prose }: ReferenceContext): string {
  return joined(
    MARKS.map(([key, word]) => {
      const reason = evidence[key];
      return typeof reason === "string" ? note(word, prose(reason, "line")) : undefined;
    }),
  );
}

/** Returns only the marks, for a list: the legend below it links to the reasons. */
export function evidenceMarks(evidence: Evidence): string[] {
  return MARKS.flatMap(([key, word]) => (typeof evidence[key] === "string" ? [word] : []));
}

/** Reason for an inferred or unspecified part of a document, from its author. */
export interface Reason {
  readonly path: readonly string[];
  readonly text: string;
}

/** Keywords whose values are data, whatever their keys. */
const LITERAL = new Set(["example", "examples", "default", "const", "enum"]);

/** Finds all reasons under one mark, with their places. */
export function findReasons(
  value: Json | undefined,
  mark: keyof Evidence,
  path: readonly string[] = [],
): Reason[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findReasons(item, mark, [...path, String(index)]));
  if (!isObject(value)) return [];
  const text = value[mark];
  const inner = Object.entries(value).flatMap(([key, member]) =>
    LITERAL.has(key) ? [] : findReasons(member, mark, [...path, key]),
  );
  return typeof text === "string" ? [{ path, text }, ...inner] : inner;
}
