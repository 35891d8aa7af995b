type TextOfSeed = (seed: number) => string;

/** Example of each format that can be asserted, by seed if a format has many readable ones. */
const TEXTS: ReadonlyMap<string, string | TextOfSeed> = new Map<string, string | TextOfSeed>([
  ["date", (seed) => dateOf(seed).slice(0, 10)],
  ["time", "12:00:00Z"],
  ["date-time", dateOf],
  ["duration", "P1D"],
  ["email", emailOf],
  ["idn-email", emailOf],
  ["hostname", "example.com"],
  ["idn-hostname", "example.com"],
  ["ipv4", (seed) => `192.0.2.${(seed % 254) + 1}`],
  ["ipv6", "2001:db8::1"],
  ["uri", "https://example.com"],
  ["uri-reference", "/example"],
  ["iri", "https://example.com"],
  ["iri-reference", "/example"],
  ["uri-template", "/example/{id}"],
  ["uuid", uuidOf],
  ["json-pointer", "/example"],
  ["relative-json-pointer", "0/example"],
  ["regex", "^example$"],
  ["byte", "ZXhhbXBsZQ=="],
  ["base64", "ZXhhbXBsZQ=="],
]);

/** Returns a text of a format or an encoding; undefined for an unknown one. */
export function stringOfFormat(format: string, seed = 0): string | undefined {
  const text = TEXTS.get(format);
  return typeof text === "function" ? text(seed) : text;
}

const FIRST = Date.UTC(2026, 0, 31, 12);
const DAY = 86_400_000;

/** Returns one of the thousand days from the end of January 2026 on. */
function dateOf(seed: number): string {
  return new Date(FIRST + (seed % 1000) * DAY).toISOString().replace(".000", "");
}

const PEOPLE = ["ada", "grace", "alan", "edsger", "barbara"];

function emailOf(seed: number): string {
  const round = Math.floor(seed / PEOPLE.length);
  return `${PEOPLE[seed % PEOPLE.length]}${round === 0 ? "" : round}@example.com`;
}

function uuidOf(seed: number): string {
  const known = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
  return seed === 0 ? known : known.slice(0, -12) + seed.toString(16).padStart(12, "0");
}
