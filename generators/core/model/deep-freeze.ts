/**
 * Freezes a value with everything in it, so that one generator cannot change what the next one reads. What a getter returns
 * is frozen where it is made.
 */
export function deepFreeze<Value>(value: Value): Value {
  return freezeAll(value, (part) => {
    if (part instanceof Map) {
      Object.setPrototypeOf(part, FROZEN_MAP);
      return [...part.values()];
    }
    if (Array.isArray(part)) return part;
    return Object.values(Object.getOwnPropertyDescriptors(part)).map((member) => member.value);
  });
}

/** As `deepFreeze`, for a JSON value: it has no getters and no maps, so that its members are read as they are. */
export function freezeJson<Value>(value: Value): Value {
  return freezeAll(value, (part) => (Array.isArray(part) ? part : Object.values(part)));
}

function freezeAll<Value>(value: Value, membersOf: (part: object) => readonly unknown[]): Value {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== "object" || part === null || Object.isFrozen(part)) continue;
    for (const member of membersOf(part))
      if (typeof member === "object" && member !== null) pending.push(member);
    Object.freeze(part);
  }
  return value;
}

/** Freezing a map does not stop its methods. */
const FROZEN_MAP: object = Object.create(Map.prototype, {
  set: { value: reject },
  delete: { value: reject },
  clear: { value: reject },
});

function reject(): never {
  throw new TypeError("The model cannot be changed: other generators read it as well. Copy what you need.");
}
