import { words } from "../../identifier.ts";
import { rotated } from "./value-context.ts";

const PEOPLE = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov"];

/** Example texts by the last words of a member's name; longer endings come first. */
const TEXTS = byEnding([
  ["first name, given name", ["Ada", "Grace", "Alan", "Edsger", "Barbara"]],
  ["last name, family name", ["Lovelace", "Hopper", "Turing", "Dijkstra", "Liskov"]],
  ["company name, legal name, company", ["Example Ltd", "Sample Inc", "Specimen GmbH"]],
  ["user name, username", ["ada", "grace", "alan"]],
  ["file name", ["report.pdf", "photo.jpg", "notes.txt"]],
  ["full name, holder name, customer name, display name", PEOPLE],
  ["email", ["ada@example.com", "grace@example.com", "alan@example.com"]],
  ["phone, phone number", ["+12025550100", "+12025550101", "+12025550102"]],
  ["city", ["Lisbon", "Nairobi", "Osaka", "Bogota"]],
  ["country, country code", ["PT", "KE", "JP", "CO"]],
  ["street, address, address line 1", ["1 Main Street", "22 Harbour Road", "5 Station Square"]],
  ["postal code, zip", ["10115", "94107", "00100"]],
  ["currency", ["EUR", "USD", "JPY"]],
  ["url", ["https://example.com/1", "https://example.com/2", "https://example.com/3"]],
  ["website", ["https://example.com", "https://example.org", "https://example.net"]],
  ["title", ["First title", "Second title", "Third title"]],
  ["description", ["A short description", "Another description", "One more description"]],
  ["message", ["A short message", "Another message", "One more message"]],
  ["locale", ["en", "pt-BR", "ja"]],
  ["timezone", ["Europe/Lisbon", "Africa/Nairobi", "Asia/Tokyo"]],
]);

const NUMBERS = byEnding([
  ["age", [36, 41, 29]],
  ["amount, price", [1250, 4999, 10_000]],
  ["total, count", [3, 12, 40]],
  ["quantity", [2, 1, 5]],
  ["latitude", [38.72, -1.29, 34.69]],
  ["longitude", [-9.14, 36.82, 135.5]],
  ["year", [2026, 2025, 2024]],
]);

function byEnding<Value>(
  table: readonly (readonly [endings: string, values: readonly Value[]])[],
): ReadonlyMap<string, readonly Value[]> {
  return new Map(
    table.flatMap(([endings, values]) => endings.split(", ").map((ending) => [ending, values] as const)),
  );
}

/** Returns example texts for a member name, best first; empty if the name suggests nothing. */
export function stringsNamed(name: string, seed: number): readonly string[] {
  return suggested(TEXTS, name, seed);
}

/** Returns example numbers for a member name, best first. */
export function numbersNamed(name: string, seed: number): readonly number[] {
  return suggested(NUMBERS, name, seed);
}

const LONGEST_ENDING = 3;

function suggested<Value>(
  table: ReadonlyMap<string, readonly Value[]>,
  name: string,
  seed: number,
): readonly Value[] {
  const all = words(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).map((word) => word.toLowerCase());
  if (all.join(" ") === "name") return suggested(table, "full name", seed); // wrong for a provider or a plan
  for (let count = LONGEST_ENDING; count > 0; count -= 1) {
    const values = table.get(all.slice(-count).join(" "));
    if (values) return rotated(values, seed);
  }
  return [];
}
