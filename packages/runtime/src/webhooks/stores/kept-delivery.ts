/** A member of a delivery: JSON, or what JSON has no way to write. */
type Kept = { readonly json: unknown } | { readonly bytes: string } | { readonly date: string };

/** Writes a delivery as JSON, with its bytes and its dates. */
export function keepDelivery(delivery: object): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(delivery).map(([name, value]) => [name, keep(value)])),
  );
}

/** Reads what `keepDelivery` wrote, as `JSON.parse` gives it. */
export function restoreDelivery(kept: unknown): unknown {
  const members = Object.entries(kept as Record<string, Kept>); // written by `keepDelivery`
  return Object.fromEntries(members.map(([name, value]) => [name, restore(value)]));
}

function keep(value: unknown): Kept {
  if (value instanceof Uint8Array) return { bytes: Array.from(value, byteToHex).join("") };
  return value instanceof Date ? { date: value.toJSON() } : { json: value };
}

function restore(kept: Kept): unknown {
  if ("bytes" in kept)
    return Uint8Array.from(kept.bytes.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return "date" in kept ? new Date(kept.date) : kept.json;
}

function byteToHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
