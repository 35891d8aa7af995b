/** A text of each format that can be asserted. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ["date", "2026-01-31"],
  ["time", "12:00:00Z"],
  ["date-time", "2026-01-31T12:00:00Z"],
  ["duration", "P1D"],
  ["email", "ada@example.com"],
  ["idn-email", "ada@example.com"],
  ["hostname", "example.com"],
  ["idn-hostname", "example.com"],
  ["ipv4", "192.0.2.1"],
  ["ipv6", "2001:db8::1"],
  ["uri", "https://example.com"],
  ["uri-reference", "/example"],
  ["iri", "https://example.com"],
  ["iri-reference", "/example"],
  ["uri-template", "/example/{id}"],
  ["uuid", "3fa85f64-5717-4562-b3fc-2c963f66afa6"],
  ["json-pointer", "/example"],
  ["relative-json-pointer", "0/example"],
  ["regex", "^example$"],
  ["byte", "ZXhhbXBsZQ=="],
  ["base64", "ZXhhbXBsZQ=="],
]);

/** A text that has a format or an encoding; undefined for one that is not known. */
export function textOfFormat(format: string): string | undefined {
  return TEXTS.get(format);
}
