import { isIdentifierName } from "../identifier.ts";
import { quote } from "./text.ts";

/**
 * A key of an object literal or type. `__proto__` is computed in literals by the caller that builds objects at run
 * time, since as a plain key it would set the prototype.
 */
export function propertyKey(name: string): string {
  return isIdentifierName(name) && name !== "__proto__" ? name : quote(name);
}

/** The name of a method in an interface: `new` as it stands would describe a constructor. */
export function methodKey(name: string): string {
  return name === "new" ? quote(name) : propertyKey(name);
}

/** A key of an object literal that always makes an own property. */
export function literalKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyKey(name);
}

/** `.name` or `["name"]`. */
export function memberAccess(name: string): string {
  return isIdentifierName(name) ? `.${name}` : `[${quote(name)}]`;
}
