import { quote } from "../emit/text.ts";
import { compilePattern, HARMLESS_LENGTH } from "../model/accepts/pattern.ts";
import type { SchemaModel } from "../model/schema-model.ts";

import type { Pattern } from "./check-node.ts";
import { timeOfPattern } from "./patterns/exponential-time.ts";
import type { CheckContext, CheckScope } from "./scope.ts";

/** Compiles a pattern. Returns undefined and reports a diagnostic if JavaScript cannot parse it. */
export function patternOf(
  pattern: string,
  schema: SchemaModel,
  { context }: CheckScope,
): Pattern | undefined {
  const compiled = compilePattern(pattern);
  if (context.report) reportPattern(pattern, compiled, { schema, context });
  if (!compiled) return undefined;
  const isLiteral = isReadEverywhere(compiled);
  return { source: isLiteral ? compiled.source : pattern, isLiteral };
}

interface Reported {
  readonly schema: SchemaModel;
  readonly context: CheckContext;
}

function reportPattern(pattern: string, compiled: RegExp | undefined, { schema, context }: Reported): void {
  if (!compiled) {
    context.report?.(schema, {
      code: "pattern-unreadable",
      message: `The pattern ${quote(pattern)} is not a JavaScript regular expression; validators ignore it.`,
      help: "Use the syntax of ECMA-262.",
    });
    return;
  }
  if (isRecent(compiled.source))
    context.report?.(schema, {
      code: "pattern-recent",
      message: `The pattern ${quote(pattern)} uses syntax of ECMAScript 2025: in older engines, its validators throw a SyntaxError.`,
      help: "Do not use flags in groups, and give each group a different name.",
    });
  const isMended =
    schema.string?.pattern === pattern && (schema.string.maxLength ?? Infinity) <= HARMLESS_LENGTH;
  const time = isMended ? "harmless" : timeOfPattern(compiled, context.readings);
  if (time !== "harmless")
    context.report?.(schema, {
      code: `pattern-${time}`,
      message:
        time === "undecided"
          ? `It cannot be decided whether the pattern ${quote(pattern)} can take exponential time.`
          : `The pattern ${quote(pattern)} can take exponential time: a short string can block a validator for minutes.`,
      help: `Rewrite it so that no string matches in two ways, or add a maxLength of at most ${HARMLESS_LENGTH}, which is checked before the pattern.`,
    });
}

/**
 * True if the pattern can be a literal: one that an engine cannot read would keep the whole module from loading. Type
 * checkers reject literals that engines only read without the `u` flag, and property values newer than themselves.
 */
function isReadEverywhere({ unicode, source }: RegExp): boolean {
  return unicode && !isRecent(source) && !/\\p\{[^}]*=/i.test(source);
}

/** True for flags inside of a pattern, and for two groups of one name: in the language since 2025. */
function isRecent(source: string): boolean {
  const names = [...unescaped(source).matchAll(/\(\?<(?![=!])([^>]*)>/g)].map(([, name]) => name);
  return /\(\?[a-z-]/.test(unescaped(source)) || new Set(names).size < names.length;
}

function unescaped(source: string): string {
  return source.replace(/\\[\s\S]/g, "");
}
