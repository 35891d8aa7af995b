import { isIdentifierName } from "../../core/identifier.ts";
import { call, returning } from "../layout/layout.ts";
import type { FileModule } from "./file-module.ts";

/** A function that builds a schema, as a declaration. */
export interface Builder {
  readonly name: string;
  /** Written out where it cannot be inferred. */
  readonly type?: string;
  readonly code: string;
}

/** `function name() { return code; }`. */
export function builderDeclaration({ name, type, code }: Builder): string {
  return `function ${name}()${type === undefined ? "" : `: ${type}`} ${returning(code)}`;
}

/** A call that builds nothing yet; bundlers drop it, and with it all that the schema refers to, where nobody uses it. */
export function deferredBy(builder: string, module: FileModule): string {
  return `/* @__PURE__ */ ${call(module.runtime("deferred"), builder)}`;
}

/** The same for an expression in place. */
export function deferredCode(code: string, module: FileModule): string {
  return deferredBy(`() => ${code}`, module);
}

/** The same, unless the expression is the name of a schema: that is there already. */
export function deferredUnlessNamed(code: string, module: FileModule): string {
  return isIdentifierName(code) ? code : deferredCode(code, module);
}
