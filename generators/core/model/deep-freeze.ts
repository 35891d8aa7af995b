/**
 * Freezes a value deeply, so that one generator cannot change the input of the next. Results of getters are frozen
 * where they are created.
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

/** Like `deepFreeze`, for a JSON value: it has no getters and no maps, so its members are read directly. */
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

/** Prototype that rejects changes: freezing a map does not disable its methods. */
const FROZEN_MAP: object = Object.create(Map.prototype, {
  set: { value: reject },
  delete: { value: reject },
  clear: { value: reject },
});

function reject(): never {
  throw new TypeError("The model cannot be changed: other generators read it as well. Copy what you need.");
}
