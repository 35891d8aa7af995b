import { isIdentifierName } from "../identifier.ts";
import { quote } from "./text.ts";

/**
 * Returns a key of an object literal or type. Callers that build objects at run time compute `__proto__` in literals,
 * since as a plain key it would set the prototype.
 */
export function propertyKey(name: string): string {
  return isIdentifierName(name) && name !== "__proto__" ? name : quote(name);
}

/** Returns the name of a method in an interface: an unquoted `new` would describe a constructor. */
export function methodKey(name: string): string {
  return name === "new" ? quote(name) : propertyKey(name);
}

/** Returns a key of an object literal that always makes an own property. */
export function literalKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyKey(name);
}

/** Returns `.name` or `["name"]`. */
export function memberAccess(name: string): string {
  return isIdentifierName(name) ? `.${name}` : `[${quote(name)}]`;
}
