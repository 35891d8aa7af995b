/** A member of a delivery: JSON, or a type that JSON lacks. */
type Kept = { readonly json: unknown } | { readonly bytes: string } | { readonly date: string };

/** Serializes a delivery as JSON, including its bytes and dates. */
export function serializeDelivery(delivery: object): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(delivery).map(([name, value]) => [name, keep(value)])),
  );
}

/** Restores a delivery from the parsed JSON of `serializeDelivery`. */
export function parseDelivery(kept: unknown): unknown {
  const members = Object.entries(kept as Record<string, Kept>); // written by `serializeDelivery`
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
