import { isMembered, unsendable } from "../exact/exact-json.ts";

/** The fields of a form. Throws `TypeError` for a body that has none, and for an empty list, which would be left out. */
export function formMembers(body: unknown): (readonly [name: string, value: unknown])[] {
  if (!isMembered(body)) throw unsendable(body, "body");
  return Object.entries(body).filter(([name, value]) => {
    if (Array.isArray(value) && value.length === 0) throw unsendable(value, name);
    return value !== undefined;
  });
}
