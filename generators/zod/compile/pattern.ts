import { quote } from "../../core/emit/text.ts";
import { compilePattern } from "../../core/model/accepts/pattern.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Scope } from "./scope.ts";

/** A pattern as a regular expression literal; undefined, with a problem told, when JavaScript cannot read it. */
export function regexLiteral(pattern: string, schema: SchemaModel, scope: Scope): string | undefined {
  const compiled = compilePattern(pattern);
  if (!compiled) {
    scope.module.report(schema, {
      code: "pattern-unreadable",
      message: `The pattern ${quote(pattern)} is no regular expression of JavaScript; validators leave it out.`,
      help: "Write it in the syntax of ECMA-262.",
    });
    return undefined;
  }
  // Type checkers refuse in literals what engines still read without the `u` flag.
  if (!compiled.unicode) return `${scope.module.runtime("compilePattern")}(${quote(pattern)})`;
  return `/${compiled.source}/u`;
}

/** True when a pattern of `patternProperties` finds a key. */
export function findsKey(pattern: string, key: string): boolean {
  return compilePattern(pattern)?.test(key) ?? false;
}
